import type * as english from '../../../pages/texts';
import type { Translated } from '../../translated';

export const listPageTexts: Translated<typeof english.listPageTexts> = {
  toolsNotLoaded: 'शोध लोड झाला नाही.',
};

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: 'तुमच्या जवळच्या डीलर्सच्या जुन्या कार आणि बाइक',
  searchLabel: 'कार आणि बाइक शोधा',
  searchExample: '8 लाखांच्या आत SUV',
  search: 'शोधा',
  shortcutsLabel: 'लोक जे शोधतात',
  shortcuts: {
    cheap: '3 लाखांच्या आत',
    suvs: 'SUV',
    automatic: 'ऑटोमॅटिक',
    scooters: 'स्कूटर',
    littleDriven: '50,000 km पेक्षा कमी',
    near: 'माझ्या जवळ',
  },
  pictures: 'स्वागताची चित्रे',
  coast: 'सूर्योदयाच्या वेळी समुद्रकिनाऱ्याच्या रस्त्यावर एक हॅचबॅक',
  hills: 'डोंगरातल्या रस्त्यावर एक क्रूझर मोटरसायकल',
  yard: 'डीलरच्या आवारात पताकांखाली कारची रांग',
  dusk: 'संध्याकाळी शहरातल्या रस्त्यावर एक स्कूटर',
  newest: { title: 'नुकत्याच आलेल्या कार', lead: 'सर्वात शेवटी टाकलेल्या कार' },
  cheapest: { title: 'सर्वात कमी किंमत', lead: 'कार, सर्वात कमी किमतीपासून' },
  latestModel: { title: 'ड्रीम कार', lead: 'सर्वात नवीन वर्षाची मॉडेल आधी' },
  bikes: { title: 'बाइक', lead: 'सर्वात शेवटी टाकलेल्या बाइक' },
};
