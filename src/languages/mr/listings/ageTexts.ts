import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';

/** `done` agrees with 'लिस्टिंग', which is feminine. */
const ages = (done: string) => ({
  today: `आज ${done}`,
  yesterday: `काल ${done}`,
  days: (count: number) => `${count} दिवसांपूर्वी ${done}`,
  weeks: (count: number) => `${count} आठवड्यांपूर्वी ${done}`,
  months: (count: number) => `${count} महिन्यांपूर्वी ${done}`,
  years: (count: number) => `${count} वर्षांपूर्वी ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('पाठवली');

export const postedTexts: Translated<typeof english.postedTexts> = ages('टाकलेल्या');

export const editedTexts: Translated<typeof english.editedTexts> = ages('बदलली');
