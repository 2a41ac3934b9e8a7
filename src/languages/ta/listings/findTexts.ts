import type * as english from '../../../listings/findTexts';
import type { Translated } from '../../translated';

export const findTexts: Translated<typeof english.findTexts> = { car: 'கார் தேடவும்', bike: 'பைக் தேடவும்' };
