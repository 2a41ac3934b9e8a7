import type { ChoiceLabels } from '../../../listings/choiceTexts';

const cc = (size: string) => `${size} cc`;

const labels: ChoiceLabels = {
  fuelType: {
    Petrol: 'পেট্রোল',
    Diesel: 'ডিজেল',
    Electric: 'ইলেকট্রিক',
    CNG: 'CNG',
    LPG: 'LPG',
    Hybrid: 'হাইব্রিড',
  },
  transmission: { Automatic: 'অটোমেটিক', Manual: 'ম্যানুয়াল' },
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
    Hatchback: 'হ্যাচব্যাক',
    Sedan: 'সেডান',
    SUV: 'SUV',
    MUV: 'MUV',
    Coupe: 'কুপে',
    Convertible: 'কনভার্টিবল',
    Pickup: 'পিকআপ',
    Van: 'ভ্যান',
    Commuter: 'কমিউটার',
    Sports: 'স্পোর্টস',
    Cruiser: 'ক্রুজার',
    Adventure: 'অ্যাডভেঞ্চার',
    Scooter: 'স্কুটার',
    Moped: 'মোপেড',
    Other: 'অন্যান্য',
  },
  photo: {
    Front: 'সামনে থেকে',
    Rear: 'পিছন থেকে',
    Side: 'পাশ থেকে',
    Interior: 'ভিতর থেকে',
    Dashboard: 'ড্যাশবোর্ড',
    Odometer: 'ওডোমিটার',
    Tyres: 'টায়ার',
    Damage: 'ভাঙা বা দাগ',
  },
  serviceHistory: { Full: 'পুরো আছে', Part: 'কিছুটা আছে', None: 'নেই' },
  accidents: { 'None known': 'জানা মতে নেই', Repaired: 'হয়েছে, সারানো হয়েছে' },
  loan: { None: 'নেই', Closed: 'শোধ হয়ে গেছে', Running: 'চলছে' },
  spareKey: { Yes: 'আছে', No: 'নেই' },
};

export const choiceTexts = { labels };
