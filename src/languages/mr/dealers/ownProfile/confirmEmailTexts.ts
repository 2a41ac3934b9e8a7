import type * as english from '../../../../dealers/ownProfile/confirmEmailTexts';
import type { Translated } from '../../../translated';

export const confirmEmailTexts: Translated<typeof english.confirmEmailTexts> = {
  heading: 'तुमच्या ईमेलची खात्री करा',
  lead: 'तुमची पहिली गाडी मंजूर करण्यापूर्वी Second Gear ईमेलची खात्री झाली आहे का ते पाहते. आम्ही तुम्हाला एक लिंक पाठवतो.',
  send: 'लिंक पाठवा',
  sent: 'ज्या ईमेलने तुम्ही लॉग इन करता, त्यावर लिंक पाठवली आहे. ती उघडा, मग इथे परत या.',
  sendAgain: 'पुन्हा पाठवा',
  check: 'लिंक उघडली आहे',
  confirmed: 'तुमच्या ईमेलची खात्री झाली आहे.',
  notYetTitle: 'आत्ता नाही',
  notYet: 'लिंक अजून उघडलेली नाही. ती तुम्ही लॉग इन करता त्या ईमेलमध्ये आहे.',
  tooMany: 'खूप ईमेल पाठवले आहेत. कृपया नंतर प्रयत्न करा.',
  failed: 'हे करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
};
