import type * as english from '../../../recentlyViewed/texts';
import type { Translated } from '../../translated';

export const viewedTexts: Translated<typeof english.viewedTexts> = {
  heading: 'हाल में देखी गई गाड़ियाँ',
  lead: 'इस डिवाइस पर, जैसी आपने पिछली बार देखी थीं',
  clear: 'हटाएँ',
  sold: 'बिक गई',
  withdrawn: 'अब बिक्री के लिए नहीं',
};
