import type { ChoiceLabels } from '../../../listings/choiceTexts';

const cc = (size: string) => `${size} cc`;

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
  photo: {
    Front: 'ముందు నుంచి',
    Rear: 'వెనక నుంచి',
    Side: 'పక్క నుంచి',
    Interior: 'లోపల',
    Dashboard: 'డాష్‌బోర్డ్',
    Odometer: 'ఓడోమీటర్',
    Tyres: 'టైర్లు',
    Damage: 'డ్యామేజ్',
  },
  serviceHistory: { Full: 'పూర్తిగా ఉంది', Part: 'కొంత ఉంది', None: 'లేదు' },
  accidents: { 'None known': 'తెలిసినంతలో లేవు', Repaired: 'అయింది, రిపేర్ చేశారు' },
  loan: { None: 'లేదు', Closed: 'తీరిపోయింది', Running: 'నడుస్తోంది' },
  spareKey: { Yes: 'ఉంది', No: 'లేదు' },
};

export const choiceTexts = { labels };
