import type * as english from '../../../recentlyViewed/texts';
import type { Translated } from '../../translated';

export const viewedTexts: Translated<typeof english.viewedTexts> = {
  heading: 'नुकत्याच पाहिलेल्या गाड्या',
  lead: 'या डिव्हाइसवर, तुम्ही शेवटी पाहिल्या तशा',
  clear: 'काढा',
  sold: 'विकली गेली',
  withdrawn: 'आता विक्रीला नाही',
};
