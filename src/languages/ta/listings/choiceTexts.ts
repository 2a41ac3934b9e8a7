import type { ChoiceLabels } from '../../../listings/choiceTexts';

const labels: ChoiceLabels = {
  fuelType: {
    Petrol: 'பெட்ரோல்',
    Diesel: 'டீசல்',
    Electric: 'எலக்ட்ரிக்',
    CNG: 'CNG',
    LPG: 'LPG',
    Hybrid: 'ஹைப்ரிட்',
  },
  transmission: { Automatic: 'ஆட்டோமேட்டிக்', Manual: 'மேனுவல்' },
  bodyType: {
    Hatchback: 'ஹேட்ச்பேக்',
    Sedan: 'செடான்',
    SUV: 'SUV',
    MUV: 'MUV',
    Coupe: 'கூபே',
    Convertible: 'கன்வெர்ட்டிபிள்',
    Pickup: 'பிக்கப்',
    Van: 'வேன்',
    Commuter: 'கம்யூட்டர்',
    Sports: 'ஸ்போர்ட்ஸ்',
    Cruiser: 'க்ரூஸர்',
    Adventure: 'அட்வெஞ்சர்',
    Scooter: 'ஸ்கூட்டர்',
    Moped: 'மொபெட்',
    Other: 'மற்றவை',
  },
};

export const choiceTexts = { labels };
