import type { ChoiceLabels } from '../../../listings/choiceTexts';

const cc = (size: string) => `${size} cc`;

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
  photo: {
    Front: 'समोरून',
    Rear: 'मागून',
    Side: 'बाजूने',
    Interior: 'आतून',
    Dashboard: 'डॅशबोर्ड',
    Odometer: 'ओडोमीटर',
    Tyres: 'टायर',
    Damage: 'डॅमेज',
  },
  serviceHistory: { Full: 'पूर्ण', Part: 'अर्धवट', None: 'नाही' },
  accidents: { 'None known': 'माहितीनुसार नाही', Repaired: 'झाला, दुरुस्ती केली आहे' },
  loan: { None: 'नाही', Closed: 'फेडले', Running: 'सुरू आहे' },
  spareKey: { Yes: 'आहे', No: 'नाही' },
};

export const choiceTexts = { labels };
