import type * as english from '../../../languageMenu/unsentTexts';
import type { Translated } from '../../translated';

export const unsentTexts: Translated<typeof english.unsentTexts> = {
  title: 'அனுப்பாமல் வெளியேறவா?',
  text: 'இங்கே எழுதியது இன்னும் அனுப்பப்படவில்லை. வேறு மொழிப் பக்கம் அது இல்லாமல் தொடங்கும்.',
  leave: 'மொழியை மாற்றவும்',
};
