import type * as english from '../../../pages/texts';
import type { Translated } from '../../translated';

export const listPageTexts: Translated<typeof english.listPageTexts> = {
  toolsNotLoaded: 'खोज लोड नहीं हो सकी।',
};

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: 'आपके पास के डीलरों की पुरानी कारें और बाइकें',
  searchLabel: 'कार और बाइक खोजें',
  searchExample: '8 लाख से कम SUV',
  search: 'खोजें',
  shortcutsLabel: 'लोग जो खोजते हैं',
  shortcuts: {
    cheap: '3 लाख से कम',
    suvs: 'SUV',
    automatic: 'ऑटोमैटिक',
    scooters: 'स्कूटर',
    littleDriven: '50,000 km से कम',
    near: 'मेरे पास',
  },
  pictures: 'स्वागत की तस्वीरें',
  coast: 'सूर्योदय के समय समुद्र किनारे की सड़क पर एक हैचबैक',
  hills: 'पहाड़ों की सड़क पर एक क्रूज़र मोटरसाइकिल',
  yard: 'डीलर के अहाते में झंडियों के नीचे कारों की क़तार',
  dusk: 'शाम को शहर की सड़क पर एक स्कूटर',
  newest: { title: 'अभी-अभी आई कारें', lead: 'जो सबसे हाल में डाली गईं' },
  cheapest: { title: 'सबसे कम कीमत', lead: 'कारें, सबसे कम कीमत से शुरू' },
  latestModel: { title: 'सपनों की कारें', lead: 'सबसे नए साल की कारें पहले' },
  bikes: { title: 'बाइकें', lead: 'जो सबसे हाल में डाली गईं' },
};
