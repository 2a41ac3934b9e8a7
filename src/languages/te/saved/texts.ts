import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'సేవ్ చేసినవి',
  lead: 'మీరు గుర్తుంచుకోవాలనుకున్న కార్లు, బైక్‌లు; చివరిగా సేవ్ చేసినవి ముందు. తమ వాహనాన్ని ఎంత మంది సేవ్ చేశారో డీలర్లకు తెలుస్తుంది, ఎవరో తెలియదు.',
  onDevice: 'ఇవి ఈ డివైజ్‌లో ఉన్నాయి. లాగిన్ అయితే, మీ ఖాతా ద్వారా ప్రతి డివైజ్‌లో కనిపిస్తాయి.',
  logIn: 'లాగిన్ అవ్వండి',
  whyLogIn: 'సేవ్ చేసిన వాహనాలు మీ ఖాతాలో ఉండాలంటే లాగిన్ అవ్వండి',
  notJoined: (count) =>
    count === 1
      ? 'ఈ డివైజ్‌లోని ఒక వాహనానికి మీ ఖాతాలో చోటు లేదు. కింద ఒకటి తీసేస్తే, అది ఖాతాలోకి చేరుతుంది.'
      : `ఈ డివైజ్‌లోని ${count} వాహనాలకు మీ ఖాతాలో చోటు లేదు. కింద కొన్ని తీసేస్తే, అవి ఖాతాలోకి చేరుతాయి.`,
  loading: 'మీరు సేవ్ చేసిన వాహనాలు లోడ్ అవుతున్నాయి...',
  failed: 'మీరు సేవ్ చేసిన వాహనాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  signedOut: 'మీరు సేవ్ చేసిన వాహనాలు చూడటానికి లాగిన్ అవ్వండి.',
  none: 'మీరు ఇంకా ఏ వాహనాన్నీ సేవ్ చేయలేదు.',
  how: 'ఫోటోపై ఉన్న హార్ట్ నొక్కండి. అప్పుడు దాని ధర ఇప్పుడు ఎంతో, అది ఇంకా ఉందో లేదో ఇక్కడ కనిపిస్తుంది.',
  list: 'సేవ్ చేసిన వాహనాలు',
  savedAt: (time) => `సేవ్ చేసిన సమయం: ${time}`,
  less: (rupees) => `మీరు సేవ్ చేసినప్పటి కంటే ₹${formatNumber(rupees)} తక్కువ`,
  more: (rupees) => `మీరు సేవ్ చేసినప్పటి కంటే ₹${formatNumber(rupees)} ఎక్కువ`,
  sold: 'అమ్ముడైంది',
  withdrawn: 'ఇప్పుడు అమ్మకానికి లేదు',
  gone: 'ఇప్పుడు కనిపించదు',
  goneName: { car: 'ఇప్పుడు కనిపించని కారు', bike: 'ఇప్పుడు కనిపించని బైక్' },
  itemLoading: 'లోడ్ అవుతోంది...',
  itemFailed: 'లోడ్ కాలేదు.',
  remove: 'తీసేయండి',
  removeNamed: (name) => `తీసేయండి: ${name}`,
  removed: (name) => `తీసేశారు: ${name}.`,
  undo: 'వెనక్కి తీసుకోండి',
  showMore: 'మరిన్ని చూపించండి',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'పోల్చండి',
  chooseNamed: (name) => `పోల్చండి: ${name}`,
  hint: `పోల్చడానికి ${compareLimits.fewest} నుంచి ${compareLimits.most} కార్లు లేదా బైక్‌లకు టిక్ పెట్టండి.`,
};
