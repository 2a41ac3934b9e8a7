import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

/** 'कार' and 'बाइक' are both feminine, and the same in the plural. */
const pageTexts = (one: string, many: string) => ({
  heading: `जुनी ${one}`,
  loading: `${one} लोड होत आहे...`,
  failed: `ही ${one} लोड करता आली नाही. कृपया पुन्हा प्रयत्न करा.`,
  gone: `ही ${one} आता उपलब्ध नाही.`,
  goneTitle: `ही ${one} आता उपलब्ध नाही`,
  sold: `ही ${one} विकली गेली आहे.`,
  withdrawn: `डीलर आता ही ${one} विकत नाहीत.`,
  notOffered: `ही ${one} आता विक्रीसाठी नाही.`,
  similarLoading: `साधारण याच किंमतीच्या ${many} लोड होत आहेत...`,
  othersLoading: `इतर ${many} लोड होत आहेत...`,
  similar: `साधारण याच किंमतीच्या ${many}`,
  others: `इतर ${many}`,
  similarFailed: `अशाच ${many} लोड करता आल्या नाहीत. कृपया पुन्हा प्रयत्न करा.`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('कार', 'कार'),
  bike: pageTexts('बाइक', 'बाइक'),
};
