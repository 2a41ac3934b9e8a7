import type * as english from '../../../../dealersAsAdmin/search/texts';
import type { Translated } from '../../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  form: 'लिस्टिंग आणि डीलर शोधा',
  field: 'लिस्टिंग आणि डीलर शोधा',
  hint: 'शब्द, फोन किंवा आयडी',
  search: 'शोधा',
  busy: 'शोधत आहोत...',
  showAll: 'सर्व दाखवा',
  failed: 'शोधता आले नाही. पुन्हा प्रयत्न करा.',
  days: 'दिवस निवडा',
  posted: { from: 'या दिवसापासून टाकलेल्या', to: 'या दिवसापर्यंत टाकलेल्या' },
  sent: { from: 'या दिवसापासून पाठवलेल्या', to: 'या दिवसापर्यंत पाठवलेल्या' },
};
