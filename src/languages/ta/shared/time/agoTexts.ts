import type * as english from '../../../../shared/time/agoTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const agoTexts: Translated<typeof english.agoTexts> = {
  now: 'இப்போதுதான்',
  minutes: (count) => `${count} ${plural(count, { one: 'நிமிடத்துக்கு', other: 'நிமிடங்களுக்கு' })} முன்`,
  hours: (count) => `${count} மணி நேரத்துக்கு முன்`,
  days: (count) => `${count} ${plural(count, { one: 'நாளுக்கு', other: 'நாட்களுக்கு' })} முன்`,
};
