import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'कागदपत्रे आणि रेकॉर्ड',
  hint: 'यातले काहीही भरणे गरजेचे नाही. खरेदीदारांना हे तुम्ही सांगितलेली माहिती म्हणून दिसते, आणि ते येण्याआधी कमी प्रश्न विचारतात.',
  monthHint: 'महिना आणि वर्ष, उदा. 2027-03',
  wrongMonth: 'कृपया आधी वर्ष आणि मग महिना लिहा, उदा. 2027-03.',
  over: (month) => `${month} (संपला)`,
  fourOrMore: '4 किंवा जास्त',
  dealerSays: 'डीलरच्या सांगण्यानुसार',
  notStated: 'सांगितलेले नाही',
  asDealerSays: 'मालक आणि कागदपत्रे यांची माहिती डीलरने दिली आहे. पैसे देण्याआधी मूळ कागदपत्रे पाहा.',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'मालक',
  registeredState: 'रजिस्ट्रेशनचे राज्य',
  registeredYear: 'रजिस्ट्रेशनचे वर्ष',
  insuranceUntil: 'विमा कधीपर्यंत',
  serviceHistory: 'सर्व्हिस रेकॉर्ड',
  accidents: 'अपघात',
  loan: 'लोन',
  spareKey: 'दुसरी चावी',
};
