import type * as english from '../../../languageMenu/unsentTexts';
import type { Translated } from '../../translated';

export const unsentTexts: Translated<typeof english.unsentTexts> = {
  title: 'না পাঠিয়ে বেরিয়ে যাবেন?',
  text: 'এখানে যা লিখেছেন তা এখনও পাঠানো হয়নি। অন্য ভাষার পেজ সেটা ছাড়াই শুরু হবে।',
  leave: 'ভাষা বদলান',
};
