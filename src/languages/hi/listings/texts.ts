import type * as english from '../../../listings/texts';
import type { Translated } from '../../translated';

export const listingTexts: Translated<typeof english.listingTexts> = {
  isNew: 'नई',
  knowMore: 'और जानें',
  photos: 'फ़ोटो',
  noPhoto: 'फ़ोटो नहीं है',
  photoFailed: 'फ़ोटो लोड नहीं हो सकी',
  photosOf: (name) => `${name} की फ़ोटो`,
  photoOf: (name, number, count) => `${name}, ${count} में से फ़ोटो ${number}`,
  wholeScreen: '(पूरी स्क्रीन पर देखें)',
  showPhoto: (number) => `फ़ोटो ${number} दिखाएँ`,
  factGroups: {
    overview: 'ख़ास बातें',
    engine: 'इंजन',
    safety: 'सेफ़्टी और वारंटी',
    papers: 'काग़ज़ात',
    model: 'मॉडल और आकार',
  },
  place: 'जगह',
  safety: 'सावधान रहें',
  safetyTips: [
    'डीलर के यहाँ मिलें, और फ़ैसले से पहले गाड़ी चलाकर देखें।',
    'काग़ज़ात देखें: रजिस्ट्रेशन, बीमा, सर्विस बुक।',
    'पैसे पाने के लिए कभी पैसे न दें, और गाड़ी देखने से पहले कुछ भी न दें।',
  ],
  description: 'विवरण',
  dealer: 'डीलर',
  allOfDealer: 'इस डीलर की सभी गाड़ियाँ देखें',
  reload: 'फिर से लोड करें',
  changed: 'यह लिस्टिंग बदल गई है। कृपया फिर से देखें।',
};

export const kindTexts: Translated<typeof english.kindTexts> = {
  car: {
    plural: 'कारें',
    used: 'पुरानी कारें',
    listLoading: 'कारें लोड हो रही हैं...',
    listFailed: 'कारें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    listEmpty: 'कोई कार नहीं मिली।',
  },
  bike: {
    plural: 'बाइकें',
    used: 'पुरानी बाइकें',
    listLoading: 'बाइकें लोड हो रही हैं...',
    listFailed: 'बाइकें लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
    listEmpty: 'दिखाने के लिए कोई बाइक नहीं है।',
  },
};

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
  seeAll: `सभी ${many} देखें`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('कार', 'कारें'),
  bike: pageTexts('बाइक', 'बाइकें'),
};
