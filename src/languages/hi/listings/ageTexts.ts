import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';

/** `done` agrees with 'लिस्टिंग', which is feminine. */
const ages = (done: string) => ({
  today: `आज ${done}`,
  yesterday: `कल ${done}`,
  days: (count: number) => `${count} दिन पहले ${done}`,
  weeks: (count: number) => `${count} हफ़्ते पहले ${done}`,
  months: (count: number) => `${count} महीने पहले ${done}`,
  years: (count: number) => `${count} साल पहले ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('भेजी गई');

export const postedTexts: Translated<typeof english.postedTexts> = ages('डाली गई');

export const editedTexts: Translated<typeof english.editedTexts> = ages('बदली गई');
