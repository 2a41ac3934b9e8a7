import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'काग़ज़ात और पुराना रिकॉर्ड',
  hint: 'यह सब भरना ज़रूरी नहीं है। ख़रीदारों को यह आपकी बताई जानकारी के रूप में दिखता है, और वे आने से पहले कम सवाल पूछते हैं।',
  monthHint: 'साल और महीना, जैसे 2027-03',
  wrongMonth: 'कृपया पहले साल, फिर महीना लिखें, जैसे 2027-03।',
  over: (month) => `${month} (ख़त्म हो गया)`,
  fourOrMore: '4 या ज़्यादा',
  dealerSays: 'डीलर के अनुसार',
  notStated: 'नहीं बताया गया',
  asDealerSays: 'मालिक और काग़ज़ात डीलर के बताए अनुसार हैं। पैसे देने से पहले असली काग़ज़ात देखें।',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'मालिक',
  registeredState: 'रजिस्ट्रेशन का राज्य',
  registeredYear: 'रजिस्ट्रेशन का साल',
  insuranceUntil: 'बीमा कब तक',
  serviceHistory: 'सर्विस का रिकॉर्ड',
  accidents: 'दुर्घटना',
  loan: 'लोन',
  spareKey: 'दूसरी चाबी',
};
