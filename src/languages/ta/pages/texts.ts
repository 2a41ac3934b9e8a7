import type * as english from '../../../pages/texts';
import type { Translated } from '../../translated';

export const listPageTexts: Translated<typeof english.listPageTexts> = {
  toolsNotLoaded: 'தேடல் லோடு ஆகவில்லை.',
};

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: 'அருகில் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் கார், பைக்',
  searchLabel: 'கார், பைக் தேடவும்',
  searchExample: '8 லட்சம் வரை SUV',
  search: 'தேடவும்',
  shortcutsLabel: 'அதிகம் தேடுபவை',
  shortcuts: {
    cheap: '3 லட்சத்துக்குள்',
    suvs: 'SUV',
    automatic: 'ஆட்டோமேட்டிக்',
    scooters: 'ஸ்கூட்டர்கள்',
    littleDriven: '50,000 km வரை',
    near: 'என் அருகில்',
  },
  pictures: 'வரவேற்புப் படங்கள்',
  coast: 'சூரிய உதயத்தில் கடற்கரைச் சாலையில் ஒரு ஹேட்ச்பேக்',
  hills: 'மலைச் சாலையில் ஒரு க்ரூஸர் மோட்டார் சைக்கிள்',
  yard: 'தோரணங்களுக்குக் கீழே டீலரின் வளாகத்தில் வரிசையாக கார்கள்',
  dusk: 'மாலை நேரத்தில் நகரத் தெருவில் ஒரு ஸ்கூட்டர்',
  newest: { title: 'புதிதாக வந்தவை', lead: 'கடைசியாகச் சேர்த்தவை' },
  cheapest: { title: 'குறைந்த விலை', lead: 'கார்கள், குறைந்த விலையிலிருந்து' },
  latestModel: { title: 'கனவு கார்கள்', lead: 'புதிய மாடல் வருடங்கள் முதலில்' },
  bikes: { title: 'பைக்குகள்', lead: 'கடைசியாகச் சேர்த்தவை' },
};
