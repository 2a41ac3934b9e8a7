import type * as english from '../../../listings/findTexts';
import type { Translated } from '../../translated';

export const findTexts: Translated<typeof english.findTexts> = { car: 'গাড়ি খুঁজুন', bike: 'বাইক খুঁজুন' };
