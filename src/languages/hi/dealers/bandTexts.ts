import type * as english from '../../../dealers/bandTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const bandTexts: Translated<typeof english.bandTexts> = {
  since: (year) => `${year} से Second Gear पर`,
  stock: {
    car: (count) => `${count} ${plural(count, { one: 'कार', other: 'कारें' })}`,
    bike: (count) => `${count} ${plural(count, { one: 'बाइक', other: 'बाइकें' })}`,
  },
  directions: 'रास्ता देखें',
  checked: 'Second Gear ने इनकी जाँच की है:',
  facts: { identity: 'पहचान', address: 'कारोबार की जगह', papers: 'कारोबार के काग़ज़ात' },
};
