import type * as english from '../../../shared/reasonTexts';
import type { Translated } from '../../translated';

export const offeredReasonTexts: Translated<typeof english.offeredReasonTexts> = {
  photos: 'फ़ोटो साफ़ नहीं हैं, या गाड़ी नहीं दिखातीं।',
  price: 'कीमत भरोसे लायक नहीं है।',
  details: 'कुछ जानकारी ग़लत है या छूट गई है।',
  notForSale: 'यह बिकाऊ कार या बाइक नहीं है।',
  listedAlready: 'यह गाड़ी पहले से लिस्टिंग में है।',
  advertising: 'टेक्स्ट में प्रचार या संपर्क की जानकारी है।',
  name: 'नाम किसी दूसरे डीलर का है, या उससे मिलता-जुलता है।',
  address: 'पता या ज़िला ऐसा नहीं है जहाँ जाया जा सके।',
  picture: 'फ़ोटो में डीलर की दुकान नहीं है।',
  complaints: 'ख़रीदारों ने शिकायत की है।',
  falseListings: 'लिस्टिंग झूठी या गुमराह करने वाली हैं।',
  somebodyElse: 'डीलर किसी और के नाम से काम कर रहे हैं।',
  noAnswers: 'डीलर बुकिंग का जवाब नहीं देते।',
  ownWish: 'डीलर ने ख़ुद ऐसा चाहा है।',
  settled: 'मामला सुलझ गया है।',
  mistake: 'ग़लती से रोका गया था।',
  sold: 'गाड़ी बिक गई है।',
  hour: 'वह समय हमारे लिए ठीक नहीं है। कृपया कोई और समय चुनें।',
  workshop: 'गाड़ी वर्कशॉप में है।',
  nothingWrong: 'इसमें कुछ ग़लत नहीं है।',
  rejected: 'लिस्टिंग नामंज़ूर कर दी गई है।',
  warned: 'डीलर को चेतावनी दी गई है।',
  suspended: 'डीलर को रोका गया है।',
  withdrawn: 'गाड़ी अब बिक्री के लिए नहीं है।',
  dealerLeft: 'डीलर ने Second Gear छोड़ दिया है।',
  other: 'कोई और वजह',
};

export const reasonFormTexts: Translated<typeof english.reasonFormTexts> = {
  noReason: 'कृपया वजह चुनें।',
  noNote: 'कृपया वजह लिखें।',
};
