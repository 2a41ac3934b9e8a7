import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} முதல் Second Gear தளத்தில்`,
  stock: {
    car: (count) => `${count} ${plural(count, { one: 'கார்', other: 'கார்கள்' })}`,
    bike: (count) => `${count} ${plural(count, { one: 'பைக்', other: 'பைக்குகள்' })}`,
  },
  directions: 'வழி பார்க்கவும்',
  checked: 'Second Gear சரிபார்த்தவை:',
  facts: { identity: 'அடையாளம்', address: 'தொழில் செய்யும் இடம்', papers: 'தொழில் ஆவணங்கள்' },
};
