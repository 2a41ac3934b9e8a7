import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} থেকে Second Gear সাইটে`,
  stock: {
    car: (count) => `${count}টি গাড়ি`,
    bike: (count) => `${count}টি বাইক`,
  },
  directions: 'রাস্তা দেখুন',
  checked: 'Second Gear যাচাই করেছে:',
  facts: { identity: 'পরিচয়', address: 'ব্যবসার জায়গা', papers: 'ব্যবসার কাগজপত্র' },
};
