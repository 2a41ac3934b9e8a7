import type * as english from '../../../ownAccount/texts';
import type { Translated } from '../../translated';

export const ownAccountTexts: Translated<typeof english.ownAccountTexts> = {
  heading: 'నా ఖాతా',
  lead: 'మీ వివరాలు, మీ పాస్‌వర్డ్, Second Gear దగ్గర మీ గురించి ఉన్న సమాచారం.',
  needsLogin: 'మీ ఖాతా చూడటానికి లాగిన్ అవ్వండి.',
  loading: 'మీ ఖాతా లోడ్ అవుతోంది',
  failed: 'మీ ఖాతా లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  failedToSave: 'సేవ్ కాలేదు. ఏమీ మారలేదు. మళ్లీ ప్రయత్నించండి.',
  wrongPassword: 'ఇది మీ పాస్‌వర్డ్ కాదు',
  signedOut: 'మీ లాగిన్ సమయం ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  busy: 'కాస్త ఆగండి ...',
};

export const personTexts: Translated<typeof english.personTexts> = {
  heading: 'పేరు, ఫోన్',
  lead: 'మీరు ఏ డీలర్ వాహనం బుక్ చేస్తే, ఆ డీలర్‌కు ఇవి రెండూ కనిపిస్తాయి.',
  saved: 'మీ పేరు, ఫోన్ నంబర్ సేవ్ అయ్యాయి',
};

export const ownProfileTexts: Translated<typeof english.ownProfileTexts> = {
  heading: 'కొనుగోలుదారులకు కనిపించేది',
  lead: 'మీ పేరు, జిల్లా, అడ్రస్, ఫోన్ నంబర్, ఫోటో మీ ప్రొఫైల్‌లో ఉన్నాయి.',
  link: 'ప్రొఫైల్ ఎడిట్ చేయండి',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  heading: 'ఈమెయిల్',
  lead: (email) => `మీరు ${email} అనే ఈమెయిల్‌తో లాగిన్ అవుతారు.`,
  submit: 'లింక్ పంపండి',
  sent: 'మీ ఈమెయిల్ చూడండి',
  sentText: (email) => `${email} అనే ఈమెయిల్‌కు లింక్ పంపాము. ఆ లింక్ తెరిచే వరకు పాత ఈమెయిల్‌తోనే లాగిన్ అవ్వాలి.`,
  taken: 'ఆ ఈమెయిల్‌తో ఇప్పటికే ఖాతా ఉంది',
};

export const passwordChangeTexts: Translated<typeof english.passwordChangeTexts> = {
  heading: 'పాస్‌వర్డ్',
  lead: 'పాస్‌వర్డ్ మారిస్తే, మీ మిగతా డివైజ్‌లలో లాగిన్ ఒక గంటలోపు ముగుస్తుంది.',
  submit: 'పాస్‌వర్డ్ మార్చండి',
  saved: 'మీ పాస్‌వర్డ్ మారింది',
};

export const themeTexts: Translated<typeof english.themeTexts> = {
  heading: 'లైట్ లేదా డార్క్',
  lead: 'ఈ డివైజ్‌కు మాత్రమే.',
  label: 'రంగులు',
  themes: { system: 'డివైజ్‌లో ఉన్నట్టు', light: 'లైట్', dark: 'డార్క్' },
};

export const ownDataTexts: Translated<typeof english.ownDataTexts> = {
  heading: 'మీ డేటా',
  lead: 'Second Gear దగ్గర మీ గురించి ఉన్నదంతా ఒకే ఫైల్‌లో.',
  download: 'నా డేటా డౌన్‌లోడ్ చేయండి',
  busy: 'డేటా తీస్తున్నాము ...',
  failed: 'మీ డేటా లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const deletionTexts: Translated<typeof english.deletionTexts> = {
  heading: 'ఖాతా డిలీట్ చేయండి',
  unfinished: 'మీ డేటా డిలీట్ అయింది, కానీ లాగిన్ ఇంకా కాలేదు. పూర్తి చేయడానికి మీ పాస్‌వర్డ్ రాయండి.',
  goes: {
    buyer: 'డిలీట్ అయ్యేవి: మీ పేరు, ఫోన్ నంబర్, ఈమెయిల్, మీ లాగిన్, సేవ్ చేసిన వాహనాలు, సేవ్ చేసిన సెర్చ్‌లు. పెండింగ్‌లో ఉన్న, అంగీకరించిన బుకింగ్‌లు రద్దవుతాయి.',
    dealer:
      'డిలీట్ అయ్యేవి: మీ ప్రొఫైల్, మీ వాహనాలు, వాటి ఫోటోలు, మీ షాప్ రేటింగ్‌లు, మీ ఈమెయిల్, మీ లాగిన్. పెండింగ్‌లో ఉన్న, అంగీకరించిన బుకింగ్‌లను తిరస్కరించినట్టు అవుతుంది. ఇదే లాగిన్‌తో మళ్లీ డీలర్ ఖాతా తెరవడం కుదరదు.',
  },
  stays: 'అలాగే ఉండేవి',
  submit: 'నా ఖాతా డిలీట్ చేయండి',
  busy: 'డిలీట్ అవుతోంది ...',
  question: 'మీ ఖాతాను డిలీట్ చేయాలా?',
  questionText: 'దీన్ని వెనక్కి తీసుకోవడం కుదరదు.',
  confirm: 'డిలీట్ చేయండి',
  failed: 'పూర్తి కాలేదు. డిలీట్ అయినవి తిరిగి రావు. మళ్లీ ప్రయత్నించండి: ఆగిన చోటు నుంచే కొనసాగుతుంది, మీరు మళ్లీ లాగిన్ అయినప్పుడు కూడా.',
  youngPhotos: (time) =>
    `ఫోటోలను అప్‌లోడ్ చేసిన 15 నిమిషాల తర్వాతే డిలీట్ చేయవచ్చు. మిగతావన్నీ డిలీట్ అయ్యాయి. ${time} తర్వాత లాగిన్ అవ్వండి: అప్పుడు డిలీట్ కొనసాగుతుంది.`,
  done: 'మీ ఖాతా డిలీట్ అయింది',
  finished: {
    buyer: 'మీ కొనుగోలుదారు ఖాతా పూర్తిగా డిలీట్ అయింది',
    dealer: 'మీ డీలర్ ఖాతా పూర్తిగా డిలీట్ అయింది',
  },
};
