import type * as english from '../../../shared/texts';
import type { Translated } from '../../translated';

export const unknownName: Translated<typeof english.unknownName> = 'नाव नाही';

export const kilometersText: Translated<typeof english.kilometersText> = (distance) => `${distance} km`;
