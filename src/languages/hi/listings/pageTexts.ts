import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

/** 'कार' and 'बाइक' are both feminine. */
const pageTexts = (one: string, many: string) => ({
  heading: `पुरानी ${one}`,
  loading: `${one} लोड हो रही है...`,
  failed: `यह ${one} लोड नहीं हो सकी। कृपया फिर कोशिश करें।`,
  gone: `यह ${one} अब उपलब्ध नहीं है।`,
  goneTitle: `यह ${one} अब उपलब्ध नहीं है`,
  sold: `यह ${one} बिक गई है।`,
  withdrawn: `डीलर अब यह ${one} नहीं बेच रहे हैं।`,
  notOffered: `यह ${one} अब बिक्री के लिए नहीं है।`,
  similarLoading: `मिलती-जुलती कीमत की ${many} लोड हो रही हैं...`,
  othersLoading: `दूसरी ${many} लोड हो रही हैं...`,
  similar: `मिलती-जुलती कीमत की ${many}`,
  others: `दूसरी ${many}`,
  similarFailed: `मिलती-जुलती ${many} लोड नहीं हो सकीं। कृपया फिर कोशिश करें।`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('कार', 'कारें'),
  bike: pageTexts('बाइक', 'बाइकें'),
};
