import type { ChoiceLabels } from '../../../listings/choiceTexts';

const labels: ChoiceLabels = {
  fuelType: {
    Petrol: 'పెట్రోల్',
    Diesel: 'డీజిల్',
    Electric: 'ఎలక్ట్రిక్',
    CNG: 'CNG',
    LPG: 'LPG',
    Hybrid: 'హైబ్రిడ్',
  },
  transmission: { Automatic: 'ఆటోమేటిక్', Manual: 'మాన్యువల్' },
  bodyType: {
    Hatchback: 'హ్యాచ్‌బ్యాక్',
    Sedan: 'సెడాన్',
    SUV: 'SUV',
    MUV: 'MUV',
    Coupe: 'కూపే',
    Convertible: 'కన్వర్టిబుల్',
    Pickup: 'పికప్',
    Van: 'వ్యాన్',
    Commuter: 'కమ్యూటర్',
    Sports: 'స్పోర్ట్స్',
    Cruiser: 'క్రూజర్',
    Adventure: 'అడ్వెంచర్',
    Scooter: 'స్కూటర్',
    Moped: 'మోపెడ్',
    Other: 'ఇతర',
  },
};

export const choiceTexts = { labels };
