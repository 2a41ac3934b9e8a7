import type * as english from '../../../../admin/journal/texts';
import type { Translated } from '../../../translated';

const decisionsAbout = (one: string) => ({
  approve: `${one} లిస్టింగ్‌ను ఆమోదించారు`,
  reject: `${one} లిస్టింగ్‌ను డిలీట్ చేశారు`,
  acknowledge: `సైట్‌లో చేసిన మార్పు తర్వాత ${one} లిస్టింగ్‌ను చూశారు`,
  requeue: `${one} లిస్టింగ్ మళ్లీ పెండింగ్‌లో ఉంది`,
  reopen: `${one} లిస్టింగ్‌ను మళ్లీ చూడాలి`,
});

export const journalTexts: Translated<typeof english.journalTexts> = {
  tab: 'రికార్డ్',
  heading: 'రికార్డ్',
  kinds: 'ఏ నిర్ణయాలు',
  all: 'అన్నీ',
  ofDealer: (name) => `${name} అనే డీలర్, వారి లిస్టింగ్‌ల గురించి నిర్ణయాలు`,
  allDealers: 'డీలర్లందరివీ',
  dealerForm: 'ఒక డీలర్ గురించి నిర్ణయాలు',
  dealerField: 'డీలర్ పేరు లేదా ఫోన్',
  find: 'డీలర్‌ను వెతకండి',
  loading: 'నిర్ణయాలు లోడ్ అవుతున్నాయి...',
  failed: 'నిర్ణయాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  none: 'అలాంటి నిర్ణయం ఏదీ తీసుకోలేదు.',
  noTime: 'సమయం లేదు',
  // It stands after the dealer's name; `admin` is one of the two texts below.
  by: (admin) => `· నిర్ణయం: ${admin}`,
  you: 'మీరు',
  admin: (end) => `అడ్మిన్ …${end}`,
  download: 'కనిపిస్తున్న జాబితా డౌన్‌లోడ్ చేయండి (CSV)',
};

export const journalKindLabels: Translated<typeof english.journalKindLabels> = {
  approved: 'ఆమోదించినవి',
  rejected: 'డిలీట్ చేసినవి',
  seen: 'చూసిన సైట్ మార్పులు',
  takenBack: 'వెనక్కి తీసుకున్నవి',
  changes: 'ప్రొఫైల్ మార్పులు',
  suspensions: 'సస్పెన్షన్లు',
  warnings: 'హెచ్చరికలు',
  checks: 'చెక్ గుర్తులు',
  reports: 'ఫిర్యాదులు',
  ratings: 'రేటింగ్‌లు',
};

export const journalDecisionTexts: Translated<typeof english.journalDecisionTexts> = {
  car: decisionsAbout('కారు'),
  bike: decisionsAbout('బైక్'),
  profileChange: { approve: 'ప్రొఫైల్ మార్పును ఆమోదించారు', reject: 'ప్రొఫైల్ మార్పును తిరస్కరించారు' },
  suspension: { suspend: 'డీలర్‌ను సస్పెండ్ చేశారు', lift: 'డీలర్ సస్పెన్షన్ తీసేశారు' },
  warning: { warn: 'డీలర్‌ను హెచ్చరించారు' },
  check: { check: 'డీలర్‌కు చెక్ గుర్తు ఇచ్చారు' },
  report: { done: 'ఫిర్యాదు పూర్తయింది' },
  rating: { hide: 'రేటింగ్‌ను దాచారు', show: 'రేటింగ్‌ను మళ్లీ చూపించారు' },
};

export const journalColumns: Translated<typeof english.journalColumns> = [
  'సమయం',
  'నిర్ణయం',
  'దేని గురించి',
  'డీలర్',
  'కారణం',
  'అడ్మిన్',
  'రికార్డ్',
];
