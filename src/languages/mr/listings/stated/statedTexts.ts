import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'कागदपत्रे आणि जुन्या नोंदी',
  hint: 'हे सर्व भरणे गरजेचे नाही. खरेदीदारांना हे तुम्ही दिलेली माहिती म्हणून दिसते, आणि ते येण्यापूर्वी कमी प्रश्न विचारतात.',
  monthHint: 'वर्ष आणि महिना, उदा. 2027-03',
  wrongMonth: 'कृपया आधी वर्ष, मग महिना लिहा, उदा. 2027-03.',
  over: (month) => `${month} (संपला)`,
  fourOrMore: '4 किंवा जास्त',
  dealerSays: 'डीलरनुसार',
  notStated: 'सांगितलेले नाही',
  asDealerSays: 'मालक आणि कागदपत्रे डीलरने सांगितल्यानुसार आहेत. पैसे देण्यापूर्वी मूळ कागदपत्रे पाहा.',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'मालक',
  registeredState: 'नोंदणीचे राज्य',
  registeredYear: 'नोंदणीचे वर्ष',
  insuranceUntil: 'विमा कधीपर्यंत',
  serviceHistory: 'सर्व्हिसच्या नोंदी',
  accidents: 'अपघात',
  loan: 'लोन',
  spareKey: 'दुसरी चावी',
};
