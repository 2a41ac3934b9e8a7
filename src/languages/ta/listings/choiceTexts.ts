import type { ChoiceLabels } from '../../../listings/choiceTexts';

const cc = (size: string) => `${size} cc`;

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
  photo: {
    Front: 'முன்பக்கம்',
    Rear: 'பின்பக்கம்',
    Side: 'பக்கவாட்டில்',
    Interior: 'உள்பக்கம்',
    Dashboard: 'டாஷ்போர்டு',
    Odometer: 'ஓடோமீட்டர்',
    Tyres: 'டயர்கள்',
    Damage: 'சேதம்',
  },
  serviceHistory: { Full: 'முழுமையாக உள்ளது', Part: 'பாதி உள்ளது', None: 'இல்லை' },
  accidents: { 'None known': 'தெரிந்தவரை இல்லை', Repaired: 'நடந்தது, சரிசெய்யப்பட்டது' },
  loan: { None: 'இல்லை', Closed: 'முடிந்துவிட்டது', Running: 'இன்னும் உள்ளது' },
  spareKey: { Yes: 'உள்ளது', No: 'இல்லை' },
};

export const choiceTexts = { labels };
