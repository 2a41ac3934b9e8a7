import type * as english from '../../../accounts/ownShopTexts';
import type { Translated } from '../../translated';

export const ownShopText: Translated<typeof english.ownShopText> =
  'हे तुमचे स्वतःचे दुकान आहे. याबद्दलचा निर्णय दुसरे ॲडमिन घेतात.';
