import type * as english from '../../../accounts/logoutTexts';
import type { Translated } from '../../translated';

export const logoutTexts: Translated<typeof english.logoutTexts> = {
  failed: 'लॉग आउट झाले नाही. कृपया पुन्हा प्रयत्न करा.',
};
