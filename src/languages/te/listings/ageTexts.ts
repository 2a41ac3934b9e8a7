import type * as english from '../../../listings/ageTexts';
import type { Translated } from '../../translated';
import { ageTexts } from './cardTexts';

/** 'ఈ రోజు పంపారు', '3 రోజుల క్రితం పంపారు' */
const ages = (done: string) => ({
  today: `ఈ రోజు ${done}`,
  yesterday: `నిన్న ${done}`,
  days: (count: number) => `${ageTexts.days(count)} ${done}`,
  weeks: (count: number) => `${ageTexts.weeks(count)} ${done}`,
  months: (count: number) => `${ageTexts.months(count)} ${done}`,
  years: (count: number) => `${ageTexts.years(count)} ${done}`,
});

export const sentTexts: Translated<typeof english.sentTexts> = ages('పంపారు');

export const postedTexts: Translated<typeof english.postedTexts> = ages('పోస్ట్ చేశారు');

export const editedTexts: Translated<typeof english.editedTexts> = ages('ఎడిట్ చేశారు');
