import type * as english from '../../../ui/texts';
import type { Translated } from '../../translated';

export const dialogTexts: Translated<typeof english.dialogTexts> = {
  error: 'పొరపాటు జరిగింది',
  invalidInput: 'వివరాలు సరిగ్గా లేవు',
  invalid: 'సరిగ్గా లేదు',
  ok: 'సరే',
  cancel: 'వద్దు',
};

export const headTexts: Translated<typeof english.headTexts> = {
  siteName: 'Second Gear',
  title: (page) => `${page} | Second Gear`,
  description: 'దేశమంతటా ఉన్న డీలర్ల నుంచి సెకండ్ హ్యాండ్ కార్లు, బైక్‌లు. ఫోటోలు, వివరాలు చూసి, టెస్ట్ డ్రైవ్ లేదా వాహనాన్నే బుక్ చేయండి.',
};

export const controlTexts: Translated<typeof english.controlTexts> = {
  choose: 'ఎంచుకోండి',
  close: 'మూసేయండి',
  hide: 'దాచండి',
  loading: 'లోడ్ అవుతోంది...',
  oneMoment: 'ఒక్క క్షణం...',
  newTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
  optional: 'తప్పనిసరి కాదు',
  opensLater: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. నెట్‌వర్క్ రాగానే ఇది తెరుచుకుంటుంది.',
  save: 'సేవ్ చేయండి',
  show: 'చూపించండి',
  suggestions: 'సూచనలు',
  thePassword: '(పాస్‌వర్డ్)',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
};

export const networkTexts: Translated<typeof english.networkTexts> = {
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు.',
  slow: 'నెట్‌వర్క్ నెమ్మదిగా ఉంది.',
  choiceKept: 'మీరు ఎంచుకున్నది అలాగే ఉంటుంది.',
  typedKept: 'మీరు రాసినది అలాగే ఉంటుంది.',
};

export const carouselTexts: Translated<typeof english.carouselTexts> = {
  role: 'స్లైడ్‌షో',
  previous: (label) => `మునుపటిది: ${label}`,
  pause: (label) => `ఆపండి: ${label}`,
  next: (label) => `తర్వాతది: ${label}`,
};
