import type { ChoiceLabels } from '../../../listings/choiceTexts';

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
};

export const choiceTexts = { labels };
