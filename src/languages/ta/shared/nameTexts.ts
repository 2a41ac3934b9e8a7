import type * as english from '../../../shared/nameTexts';
import type { Translated } from '../../translated';

export const nameTexts: Translated<typeof english.nameTexts> = {
  noLetter: 'பெயரில் குறைந்தது ஒரு எழுத்தோ எண்ணோ இருக்கும்படி எழுதுங்கள்.',
};
