import type * as english from '../../../../admin/journal/texts';
import type { Translated } from '../../../translated';

const kind = (vehicle: string) => ({
  approve: `${vehicle}: लिस्टिंग मंजूर केले`,
  reject: `${vehicle}: लिस्टिंग डिलीट केले`,
  acknowledge: `${vehicle}: साइटवर झालेला बदल पाहिला`,
  requeue: `${vehicle}: लिस्टिंगची तपासणी पुन्हा बाकी`,
  reopen: `${vehicle}: लिस्टिंग पुन्हा पाहायचे`,
});

export const journalTexts: Translated<typeof english.journalTexts> = {
  tab: 'रेकॉर्ड',
  heading: 'रेकॉर्ड',
  kinds: 'कोणते निर्णय',
  all: 'सर्व',
  ofDealer: (name) => `${name} आणि त्यांची लिस्टिंग यांबद्दलचे निर्णय`,
  allDealers: 'सर्व डीलर्सचे निर्णय',
  dealerForm: 'एका डीलरबद्दलचे निर्णय',
  dealerField: 'डीलरचे नाव किंवा फोन',
  find: 'डीलर शोधा',
  loading: 'निर्णय लोड होत आहेत...',
  failed: 'निर्णय लोड झाले नाहीत. पुन्हा प्रयत्न करा.',
  none: 'असा कोणताही निर्णय झालेला नाही.',
  noTime: 'वेळ नाही',
  // It stands after the dealer's name; `admin` is one of the two texts below.
  by: (admin) => `· निर्णय: ${admin}`,
  you: 'तुम्ही',
  admin: (end) => `ॲडमिन …${end}`,
  download: 'दिसणारी यादी डाउनलोड करा (CSV)',
};

export const journalKindLabels: Translated<typeof english.journalKindLabels> = {
  approved: 'मंजूर',
  rejected: 'डिलीट केल्या',
  seen: 'साइटवर झालेले बदल पाहिले',
  takenBack: 'मागे घेतले',
  changes: 'प्रोफाइलमधील बदल',
  suspensions: 'ब्लॉक',
  warnings: 'इशारे',
  checks: 'डीलरची तपासणी',
  reports: 'तक्रारी',
  ratings: 'रेटिंग',
};

export const journalDecisionTexts: Translated<typeof english.journalDecisionTexts> = {
  car: kind('कार'),
  bike: kind('बाइक'),
  profileChange: { approve: 'प्रोफाइलमधील बदल मंजूर केला', reject: 'प्रोफाइलमधील बदल नामंजूर केला' },
  suspension: { suspend: 'डीलरला ब्लॉक केले', lift: 'डीलरचा ब्लॉक काढला' },
  warning: { warn: 'डीलरला इशारा दिला' },
  check: { check: 'डीलरला तपासल्याची खूण दिली' },
  report: { done: 'तक्रार निकाली काढली' },
  rating: { hide: 'रेटिंग लपवले', show: 'रेटिंग पुन्हा दाखवले' },
};

export const journalColumns: Translated<typeof english.journalColumns> = [
  'वेळ',
  'निर्णय',
  'कशाबद्दल',
  'डीलर',
  'कारण',
  'ॲडमिन',
  'रेकॉर्ड',
];
