import type * as english from '../../../../admin/journal/texts';
import type { Translated } from '../../../translated';

export const journalTexts: Translated<typeof english.journalTexts> = {
  tab: 'रिकॉर्ड',
  heading: 'रिकॉर्ड',
  kinds: 'कौन-से फ़ैसले',
  all: 'सभी',
  ofDealer: (name) => `${name} और इनकी लिस्टिंग के बारे में फ़ैसले`,
  allDealers: 'सभी डीलरों के फ़ैसले',
  dealerForm: 'किसी एक डीलर के बारे में फ़ैसले',
  dealerField: 'डीलर का नाम या फ़ोन',
  find: 'डीलर खोजें',
  loading: 'फ़ैसले लोड हो रहे हैं...',
  failed: 'फ़ैसले लोड नहीं हो सके। फिर कोशिश करें।',
  none: 'ऐसा कोई फ़ैसला नहीं हुआ है।',
  noTime: 'बिना समय के',
  // It stands after the dealer's name; `admin` is one of the two texts below.
  by: (admin) => `· फ़ैसला: ${admin}`,
  you: 'आप',
  admin: (end) => `एडमिन …${end}`,
  download: 'दिख रही सूची डाउनलोड करें (CSV)',
};

export const journalKindLabels: Translated<typeof english.journalKindLabels> = {
  approved: 'मंज़ूर',
  rejected: 'डिलीट की गई',
  seen: 'साइट पर हुए बदलाव देखे गए',
  takenBack: 'वापस लिए गए',
  changes: 'प्रोफ़ाइल के बदलाव',
  suspensions: 'रोक',
  warnings: 'चेतावनियाँ',
  checks: 'डीलर की जाँच',
  reports: 'शिकायतें',
  ratings: 'रेटिंग',
};

export const journalDecisionTexts: Translated<typeof english.journalDecisionTexts> = {
  car: {
    approve: 'कार की लिस्टिंग मंज़ूर की गई',
    reject: 'कार की लिस्टिंग डिलीट की गई',
    acknowledge: 'कार की लिस्टिंग साइट पर हुए बदलाव के बाद देखी गई',
    requeue: 'कार की लिस्टिंग की जाँच फिर बाक़ी',
    reopen: 'कार की लिस्टिंग फिर देखनी है',
  },
  bike: {
    approve: 'बाइक की लिस्टिंग मंज़ूर की गई',
    reject: 'बाइक की लिस्टिंग डिलीट की गई',
    acknowledge: 'बाइक की लिस्टिंग साइट पर हुए बदलाव के बाद देखी गई',
    requeue: 'बाइक की लिस्टिंग की जाँच फिर बाक़ी',
    reopen: 'बाइक की लिस्टिंग फिर देखनी है',
  },
  profileChange: { approve: 'प्रोफ़ाइल का बदलाव मंज़ूर किया गया', reject: 'प्रोफ़ाइल का बदलाव नामंज़ूर किया गया' },
  suspension: { suspend: 'डीलर को रोका गया', lift: 'डीलर से रोक हटाई गई' },
  warning: { warn: 'डीलर को चेतावनी दी गई' },
  check: { check: 'डीलर को जाँच का निशान दिया गया' },
  report: { done: 'शिकायत निपटाई गई' },
  rating: { hide: 'रेटिंग छिपाई गई', show: 'रेटिंग फिर दिखाई गई' },
};

export const journalColumns: Translated<typeof english.journalColumns> = [
  'समय',
  'फ़ैसला',
  'किसके बारे में',
  'डीलर',
  'वजह',
  'एडमिन',
  'रिकॉर्ड',
];
