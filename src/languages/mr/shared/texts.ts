import type * as english from '../../../shared/texts';
import type { Translated } from '../../translated';

export const unknownName: Translated<typeof english.unknownName> = 'नाव नाही';

export const ownShopText: Translated<typeof english.ownShopText> = 'हे तुमचे स्वतःचे दुकान आहे. याचा निर्णय दुसरा ॲडमिन घेतो.';

export const kilometersText: Translated<typeof english.kilometersText> = (distance) => `${distance} km`;
