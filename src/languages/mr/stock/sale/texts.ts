import type * as english from '../../../../stock/sale/texts';
import type { Translated } from '../../../translated';

export const saleTexts: Translated<typeof english.saleTexts> = {
  heading: 'तुमच्या स्वतःच्या हिशेबासाठी',
  hint: 'हे फक्त तुम्हाला दिसते. रिकामे ठेवले तरी चालेल.',
  price: 'कितीला विकली',
  buyer: 'कोणाला विकली',
  action: 'विक्री',
  title: (name) => `${name} या गाडीची विक्री`,
  save: 'सेव्ह करा',
  busy: 'सेव्ह होत आहे...',
  saved: (name) => `सेव्ह झाले: ${name} या गाडीची विक्री.`,
  loading: 'विक्रीची माहिती लोड होत आहे...',
  readFailed: 'विक्रीची माहिती लोड झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'विक्रीची माहिती सेव्ह झाली नाही. कृपया पुन्हा प्रयत्न करा.',
};
