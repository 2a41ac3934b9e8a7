import type { ChoiceLabels } from '../../../listings/choiceTexts';

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
};

export const choiceTexts = { labels };
