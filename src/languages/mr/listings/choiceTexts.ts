import type { ChoiceLabels } from '../../../listings/choiceTexts';

const labels: ChoiceLabels = {
  fuelType: {
    Petrol: 'पेट्रोल',
    Diesel: 'डिझेल',
    Electric: 'इलेक्ट्रिक',
    CNG: 'CNG',
    LPG: 'LPG',
    Hybrid: 'हायब्रिड',
  },
  transmission: { Automatic: 'ऑटोमॅटिक', Manual: 'मॅन्युअल' },
  bodyType: {
    Hatchback: 'हॅचबॅक',
    Sedan: 'सेडान',
    SUV: 'SUV',
    MUV: 'MUV',
    Coupe: 'कूपे',
    Convertible: 'कन्व्हर्टिबल',
    Pickup: 'पिकअप',
    Van: 'व्हॅन',
    Commuter: 'कम्युटर',
    Sports: 'स्पोर्ट्स',
    Cruiser: 'क्रूझर',
    Adventure: 'ॲडव्हेंचर',
    Scooter: 'स्कूटर',
    Moped: 'मोपेड',
    Other: 'इतर',
  },
};

export const choiceTexts = { labels };
