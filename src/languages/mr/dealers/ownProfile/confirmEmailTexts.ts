import type * as english from '../../../../dealers/ownProfile/confirmEmailTexts';
import type { Translated } from '../../../translated';

export const confirmEmailTexts: Translated<typeof english.confirmEmailTexts> = {
  heading: 'तुमचा ईमेल कन्फर्म करा',
  lead: 'तुमची पहिली गाडी मंजूर करण्याआधी ईमेल कन्फर्म झाला आहे का, ते Second Gear पाहते. आम्ही तुम्हाला एक लिंक पाठवतो.',
  send: 'लिंक पाठवा',
  sent: 'ज्या ईमेलने तुम्ही लॉग इन करता, त्यावर लिंक पाठवली आहे. ती उघडा आणि मग येथे परत या.',
  sendAgain: 'पुन्हा पाठवा',
  check: 'मी लिंक उघडली आहे',
  confirmed: 'तुमचा ईमेल कन्फर्म झाला आहे.',
  notYetTitle: 'अजून नाही',
  notYet: 'लिंक अजून उघडलेली नाही. ज्या ईमेलने तुम्ही लॉग इन करता, त्यावर ती आली आहे.',
  tooMany: 'खूप जास्त ईमेल पाठवले गेले आहेत. कृपया नंतर प्रयत्न करा.',
  failed: 'हे झाले नाही. कृपया पुन्हा प्रयत्न करा.',
};
