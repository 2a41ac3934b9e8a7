import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} पासून Second Gear वर`,
  stock: {
    car: (count) => `${count} कार`,
    bike: (count) => `${count} बाइक`,
  },
  directions: 'रस्ता पाहा',
  checked: 'Second Gear ने तपासले आहे:',
  facts: { identity: 'ओळख', address: 'व्यवसायाची जागा', papers: 'व्यवसायाची कागदपत्रे' },
};
