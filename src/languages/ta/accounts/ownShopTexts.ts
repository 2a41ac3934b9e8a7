import type * as english from '../../../accounts/ownShopTexts';
import type { Translated } from '../../translated';

export const ownShopText: Translated<typeof english.ownShopText> =
  'இது உங்கள் சொந்தக் கடை. இதைப் பற்றி வேறொரு அட்மின் முடிவு செய்வார்.';
