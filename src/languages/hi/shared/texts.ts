import type * as english from '../../../shared/texts';
import type { Translated } from '../../translated';

export const unknownName: Translated<typeof english.unknownName> = 'नाम नहीं है';

export const ownShopText: Translated<typeof english.ownShopText> =
  'यह आपकी अपनी दुकान है। इसका फ़ैसला कोई दूसरा एडमिन करता है।';

export const kilometersText: Translated<typeof english.kilometersText> = (distance) => `${distance} km`;
