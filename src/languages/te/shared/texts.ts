import type * as english from '../../../shared/texts';
import type { Translated } from '../../translated';

export const unknownName: Translated<typeof english.unknownName> = 'పేరు లేదు';

export const kilometersText: Translated<typeof english.kilometersText> = (distance) => `${distance} km`;
