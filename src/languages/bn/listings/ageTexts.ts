import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';

const ages = (done: string) => ({
  today: `আজ ${done}`,
  yesterday: `গতকাল ${done}`,
  days: (count: number) => `${count} দিন আগে ${done}`,
  weeks: (count: number) => `${count} সপ্তাহ আগে ${done}`,
  months: (count: number) => `${count} মাস আগে ${done}`,
  years: (count: number) => `${count} বছর আগে ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('পাঠানো');

export const postedTexts: Translated<typeof english.postedTexts> = ages('পোস্ট করা');

export const editedTexts: Translated<typeof english.editedTexts> = ages('বদলানো');
