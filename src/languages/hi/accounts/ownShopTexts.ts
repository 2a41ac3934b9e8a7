import type * as english from '../../../accounts/ownShopTexts';
import type { Translated } from '../../translated';

export const ownShopText: Translated<typeof english.ownShopText> =
  'यह आपकी अपनी दुकान है। इसका फ़ैसला कोई दूसरा एडमिन करता है।';
