import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'नई',
  knowMore: 'और जानें',
  photos: 'फ़ोटो',
  noPhoto: 'फ़ोटो नहीं है',
  photoFailed: 'फ़ोटो लोड नहीं हो सकी',
  reload: 'फिर से लोड करें',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'कारें',
    used: 'पुरानी कारें',
    listLoading: 'कारें लोड हो रही हैं...',
    listFailed: 'कारें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    listEmpty: 'कोई कार नहीं मिली।',
    seeAll: 'सभी कारें देखें',
  },
  bike: {
    plural: 'बाइकें',
    used: 'पुरानी बाइकें',
    listLoading: 'बाइकें लोड हो रही हैं...',
    listFailed: 'बाइकें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    listEmpty: 'दिखाने के लिए कोई बाइक नहीं है।',
    seeAll: 'सभी बाइकें देखें',
  },
};
