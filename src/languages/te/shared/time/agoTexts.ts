import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'ఇప్పుడే',
  minutes: (count) => `${count} ${plural(count, { one: 'నిమిషం', other: 'నిమిషాల' })} క్రితం`,
  hours: (count) => `${count} ${plural(count, { one: 'గంట', other: 'గంటల' })} క్రితం`,
  days: (count) => `${count} ${plural(count, { one: 'రోజు', other: 'రోజుల' })} క్రితం`,
};
