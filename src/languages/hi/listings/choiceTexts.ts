import type { ChoiceLabels } from '../../../listings/choiceTexts';

const cc = (size: string) => `${size} cc`;

const labels: ChoiceLabels = {
  fuelType: {
    Petrol: 'पेट्रोल',
    Diesel: 'डीज़ल',
    Electric: 'इलेक्ट्रिक',
    CNG: 'CNG',
    LPG: 'LPG',
    Hybrid: 'हाइब्रिड',
  },
  transmission: { Automatic: 'ऑटोमैटिक', Manual: 'मैनुअल' },
  engineSize: {
    '100cc': cc('100'),
    '150cc': cc('150'),
    '200cc': cc('200'),
    '250cc': cc('250'),
    '500cc': cc('500'),
    '600cc': cc('600'),
    '700cc': cc('700'),
    '800cc': cc('800'),
    '1000cc': cc('1000'),
    '1200cc': cc('1200'),
    '1500cc': cc('1500'),
    '2000cc': cc('2000'),
    '2500cc': cc('2500'),
  },
  bodyType: {
    Hatchback: 'हैचबैक',
    Sedan: 'सेडान',
    SUV: 'SUV',
    MUV: 'MUV',
    Coupe: 'कूपे',
    Convertible: 'कन्वर्टिबल',
    Pickup: 'पिकअप',
    Van: 'वैन',
    Commuter: 'कम्यूटर',
    Sports: 'स्पोर्ट्स',
    Cruiser: 'क्रूज़र',
    Adventure: 'एडवेंचर',
    Scooter: 'स्कूटर',
    Moped: 'मोपेड',
    Other: 'अन्य',
  },
  photo: {
    Front: 'आगे से',
    Rear: 'पीछे से',
    Side: 'बगल से',
    Interior: 'अंदर से',
    Dashboard: 'डैशबोर्ड',
    Odometer: 'ओडोमीटर',
    Tyres: 'टायर',
    Damage: 'टूट-फूट',
  },
  serviceHistory: { Full: 'पूरा', Part: 'अधूरा', None: 'नहीं है' },
  accidents: { 'None known': 'जहाँ तक पता है, नहीं', Repaired: 'हुई, मरम्मत हो चुकी है' },
  loan: { None: 'नहीं है', Closed: 'चुक गया', Running: 'चल रहा है' },
  spareKey: { Yes: 'है', No: 'नहीं है' },
};

export const choiceTexts = { labels };
