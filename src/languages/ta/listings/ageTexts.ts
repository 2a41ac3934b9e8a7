import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const ages = (done: string) => ({
  today: `இன்று ${done}`,
  yesterday: `நேற்று ${done}`,
  days: (count: number) => `${count} ${plural(count, { one: 'நாளுக்கு', other: 'நாட்களுக்கு' })} முன் ${done}`,
  weeks: (count: number) => `${count} ${plural(count, { one: 'வாரத்துக்கு', other: 'வாரங்களுக்கு' })} முன் ${done}`,
  months: (count: number) => `${count} ${plural(count, { one: 'மாதத்துக்கு', other: 'மாதங்களுக்கு' })} முன் ${done}`,
  years: (count: number) => `${count} ${plural(count, { one: 'வருடத்துக்கு', other: 'வருடங்களுக்கு' })} முன் ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('அனுப்பியது');

export const postedTexts: Translated<typeof english.postedTexts> = ages('சேர்த்தது');

export const editedTexts: Translated<typeof english.editedTexts> = ages('மாற்றியது');
