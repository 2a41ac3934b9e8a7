import type * as english from '../../../accounts/ownShopTexts';
import type { Translated } from '../../translated';

export const ownShopText: Translated<typeof english.ownShopText> = 'ఇది మీ సొంత షాప్. దీని గురించి మరో అడ్మిన్ నిర్ణయిస్తారు.';
