import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

/** 'कार' and 'बाइक' are both feminine, and have the same form in the plural. */
const pageTexts = (vehicle: string) => ({
  heading: `जुनी ${vehicle}`,
  loading: `${vehicle} लोड होत आहे...`,
  failed: `ही ${vehicle} लोड झाली नाही. कृपया पुन्हा प्रयत्न करा.`,
  gone: `ही ${vehicle} आता उपलब्ध नाही.`,
  goneTitle: `ही ${vehicle} आता उपलब्ध नाही`,
  sold: `ही ${vehicle} विकली गेली आहे.`,
  withdrawn: `डीलर आता ही ${vehicle} विकत नाहीत.`,
  notOffered: `ही ${vehicle} आता विक्रीला नाही.`,
  similarLoading: `तशाच किमतीच्या ${vehicle} लोड होत आहेत...`,
  othersLoading: `इतर ${vehicle} लोड होत आहेत...`,
  similar: `तशाच किमतीच्या ${vehicle}`,
  others: `इतर ${vehicle}`,
  similarFailed: `अशा इतर ${vehicle} लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('कार'),
  bike: pageTexts('बाइक'),
};
