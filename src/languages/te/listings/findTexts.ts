import type * as english from '../../../listings/findTexts';
import type { Translated } from '../../translated';

export const findTexts: Translated<typeof english.findTexts> = { car: 'కారు వెతకండి', bike: 'బైక్ వెతకండి' };
