import type * as english from '../../../recentlyViewed/texts';
import type { Translated } from '../../translated';

export const viewedTexts: Translated<typeof english.viewedTexts> = {
  heading: 'সম্প্রতি দেখেছেন',
  lead: 'এই ডিভাইসে, শেষবার যেমন দেখেছিলেন',
  clear: 'সরান',
  sold: 'বিক্রি হয়ে গেছে',
  withdrawn: 'আর বিক্রির জন্য নেই',
};
