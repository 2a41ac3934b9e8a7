import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

const pageTexts = (one: string) => ({
  heading: `পুরনো ${one}`,
  loading: `${one}টি লোড হচ্ছে...`,
  failed: `এই ${one} লোড করা গেল না। আবার চেষ্টা করুন।`,
  gone: `এই ${one} আর পাওয়া যাচ্ছে না।`,
  goneTitle: `এই ${one} আর পাওয়া যাচ্ছে না`,
  sold: `এই ${one} বিক্রি হয়ে গেছে।`,
  withdrawn: `ডিলার এই ${one} আর বিক্রি করছেন না।`,
  notOffered: `এই ${one} আর বিক্রির জন্য নেই।`,
  similarLoading: `কাছাকাছি দামের ${one} লোড হচ্ছে...`,
  othersLoading: `অন্য ${one} লোড হচ্ছে...`,
  similar: `কাছাকাছি দামের ${one}`,
  others: `অন্য ${one}`,
  similarFailed: `এমন ${one} আরও লোড করা গেল না। আবার চেষ্টা করুন।`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('গাড়ি'),
  bike: pageTexts('বাইক'),
};
