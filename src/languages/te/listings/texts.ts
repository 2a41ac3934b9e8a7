import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'కొత్త లిస్టింగ్',
  knowMore: 'వివరాలు',
  photos: 'ఫోటోలు',
  noPhoto: 'ఫోటో లేదు',
  photoFailed: 'ఫోటో లోడ్ కాలేదు',
  reload: 'మళ్లీ లోడ్ చేయండి',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'కార్లు',
    used: 'సెకండ్ హ్యాండ్ కార్లు',
    listLoading: 'కార్లు లోడ్ అవుతున్నాయి...',
    listFailed: 'కార్లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    listEmpty: 'కార్లు దొరకలేదు.',
    seeAll: 'అన్ని కార్లు చూడండి',
  },
  bike: {
    plural: 'బైక్‌లు',
    used: 'సెకండ్ హ్యాండ్ బైక్‌లు',
    listLoading: 'బైక్‌లు లోడ్ అవుతున్నాయి...',
    listFailed: 'బైక్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    listEmpty: 'చూపించడానికి బైక్‌లు లేవు.',
    seeAll: 'అన్ని బైక్‌లు చూడండి',
  },
};
