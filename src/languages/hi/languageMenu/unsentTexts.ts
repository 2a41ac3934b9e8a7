import type * as english from '../../../languageMenu/unsentTexts';
import type { Translated } from '../../translated';

export const unsentTexts: Translated<typeof english.unsentTexts> = {
  title: 'बिना भेजे छोड़ें?',
  text: 'यहाँ लिखी जानकारी अभी भेजी नहीं गई है। दूसरी भाषा का पेज उसके बिना शुरू होगा।',
  leave: 'भाषा बदलें',
};
