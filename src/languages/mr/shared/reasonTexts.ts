import type * as english from '../../../shared/reasonTexts';
import type { Translated } from '../../translated';

export const offeredReasonTexts: Translated<typeof english.offeredReasonTexts> = {
  photos: 'फोटो स्पष्ट नाहीत, किंवा त्यात गाडी दिसत नाही.',
  price: 'किंमत विश्वास ठेवण्यासारखी नाही.',
  details: 'काही माहिती चुकीची आहे किंवा राहिली आहे.',
  notForSale: 'ही विक्रीची कार किंवा बाइक नाही.',
  listedAlready: 'ही गाडी आधीच साइटवर टाकलेली आहे.',
  advertising: 'मजकुरात जाहिरात किंवा संपर्काची माहिती आहे.',
  name: 'नाव दुसऱ्या डीलरचे आहे, किंवा त्याच्यासारखे दिसते.',
  address: 'पत्ता किंवा जिल्हा असा नाही जिथे जाता येईल.',
  picture: 'फोटोत डीलरचे दुकान दिसत नाही.',
  complaints: 'खरेदीदारांनी तक्रार केली आहे.',
  falseListings: 'लिस्टिंग खोटी किंवा दिशाभूल करणारी आहेत.',
  somebodyElse: 'डीलर दुसऱ्याच कोणाच्या नावाने काम करत आहेत.',
  noAnswers: 'डीलर बुकिंगला उत्तर देत नाहीत.',
  ownWish: 'डीलरनेच तसे सांगितले आहे.',
  settled: 'प्रश्न मिटला आहे.',
  mistake: 'चुकून ब्लॉक केले होते.',
  sold: 'गाडी विकली गेली आहे.',
  hour: 'ती वेळ आम्हाला जमणार नाही. कृपया दुसरी वेळ निवडा.',
  workshop: 'गाडी वर्कशॉपमध्ये आहे.',
  nothingWrong: 'यात काहीही चुकीचे नाही.',
  rejected: 'लिस्टिंग नामंजूर केले आहे.',
  warned: 'डीलरला इशारा दिला आहे.',
  suspended: 'डीलरला ब्लॉक केले आहे.',
  withdrawn: 'गाडी आता विक्रीला नाही.',
  dealerLeft: 'डीलरने Second Gear सोडले आहे.',
  other: 'दुसरे कारण',
};

export const reasonFormTexts: Translated<typeof english.reasonFormTexts> = {
  noReason: 'कृपया कारण निवडा.',
  noNote: 'कृपया कारण लिहा.',
};
