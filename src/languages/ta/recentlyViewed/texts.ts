import type * as english from '../../../recentlyViewed/texts';
import type { Translated } from '../../translated';

export const viewedTexts: Translated<typeof english.viewedTexts> = {
  heading: 'சமீபத்தில் பார்த்தவை',
  lead: 'இந்த டிவைஸில், கடைசியாகப் பார்த்தபோது இருந்தபடி',
  clear: 'நீக்கவும்',
  sold: 'விற்பனையானது',
  withdrawn: 'இனி விற்பனைக்கு இல்லை',
};
