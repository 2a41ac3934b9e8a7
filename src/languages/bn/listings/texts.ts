import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'নতুন',
  knowMore: 'আরও জানুন',
  photos: 'ছবি',
  noPhoto: 'ছবি নেই',
  photoFailed: 'ছবি লোড করা গেল না',
  reload: 'আবার লোড করুন',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'গাড়ি',
    used: 'পুরনো গাড়ি',
    listLoading: 'গাড়ি লোড হচ্ছে...',
    listFailed: 'গাড়ি লোড করা গেল না। আবার চেষ্টা করুন।',
    listEmpty: 'কোনও গাড়ি পাওয়া গেল না।',
    seeAll: 'সব গাড়ি দেখুন',
  },
  bike: {
    plural: 'বাইক',
    used: 'পুরনো বাইক',
    listLoading: 'বাইক লোড হচ্ছে...',
    listFailed: 'বাইক লোড করা গেল না। আবার চেষ্টা করুন।',
    listEmpty: 'দেখানোর মতো কোনও বাইক নেই।',
    seeAll: 'সব বাইক দেখুন',
  },
};
