import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'नवीन',
  knowMore: 'आणखी माहिती',
  photos: 'फोटो',
  noPhoto: 'फोटो नाही',
  photoFailed: 'फोटो लोड झाला नाही',
  reload: 'पुन्हा लोड करा',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'कार',
    used: 'जुन्या कार',
    listLoading: 'कार लोड होत आहेत...',
    listFailed: 'कार लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
    listEmpty: 'एकही कार सापडली नाही.',
    seeAll: 'सर्व कार पाहा',
  },
  bike: {
    plural: 'बाइक',
    used: 'जुन्या बाइक',
    listLoading: 'बाइक लोड होत आहेत...',
    listFailed: 'बाइक लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
    listEmpty: 'दाखवण्यासाठी एकही बाइक नाही.',
    seeAll: 'सर्व बाइक पाहा',
  },
};
