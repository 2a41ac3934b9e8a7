import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} నుంచి Second Gearలో`,
  stock: {
    car: (count) => `${count} ${plural(count, { one: 'కారు', other: 'కార్లు' })}`,
    bike: (count) => `${count} ${plural(count, { one: 'బైక్', other: 'బైక్‌లు' })}`,
  },
  directions: 'దారి చూడండి',
  checked: 'Second Gear చెక్ చేసినవి:',
  facts: { identity: 'గుర్తింపు', address: 'వ్యాపారం చేసే చోటు', papers: 'వ్యాపార పేపర్లు' },
};
