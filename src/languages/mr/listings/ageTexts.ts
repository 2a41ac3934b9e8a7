import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';
import { ageTexts } from './cardTexts';

/** `done` agrees with 'गाडी', which is feminine. */
const ages = (done: string): Translated<typeof english.sentTexts> => ({
  today: `आज ${done}`,
  yesterday: `काल ${done}`,
  days: (count) => `${ageTexts.days(count)} ${done}`,
  weeks: (count) => `${ageTexts.weeks(count)} ${done}`,
  months: (count) => `${ageTexts.months(count)} ${done}`,
  years: (count) => `${ageTexts.years(count)} ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('पाठवली');

export const postedTexts: Translated<typeof english.postedTexts> = ages('टाकली');

export const editedTexts: Translated<typeof english.editedTexts> = ages('बदलली');
