import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} पासून Second Gear वर`,
  stock: {
    car: (count) => `${count} ${plural(count, { one: 'कार', other: 'कार' })}`,
    bike: (count) => `${count} ${plural(count, { one: 'बाइक', other: 'बाइक' })}`,
  },
  directions: 'रस्ता पाहा',
  checked: 'Second Gear ने यांची तपासणी केली आहे:',
  facts: { identity: 'ओळख', address: 'व्यवसायाचे ठिकाण', papers: 'व्यवसायाची कागदपत्रे' },
};
