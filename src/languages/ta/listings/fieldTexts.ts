import type * as english from '../../../listings/fieldTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const fieldLabels: Translated<typeof english.fieldLabels> = {
  name: 'பெயர்',
  price: 'விலை',
  year: 'வாங்கிய வருடம்',
  fuelType: 'எரிபொருள்',
  transmission: 'கியர்',
  engineSize: 'இன்ஜின் (cc)',
  mileage: 'மைலேஜ்',
  safetyRating: 'சேஃப்டி ரேட்டிங்',
  warranty: 'வாரண்டி',
  seatingCapacity: 'சீட்',
  fuelTank: 'டேங்க் அளவு',
  size: 'அளவு',
  kilometers: 'ஓடிய கிலோமீட்டர்',
  groundClearance: 'கிரவுண்ட் கிளியரன்ஸ்',
  description: 'விளக்கம்',
  make: 'கம்பெனி',
  model: 'மாடல்',
  bodyType: 'பாடி டைப்',
};

export const countTexts: Translated<typeof english.countTexts> = {
  liters: (count) => (count === 0 ? 'இல்லை' : `${count} லிட்டர்`),
  stars: (count) => (count === 0 ? 'ரேட்டிங் இல்லை' : `${count} ஸ்டார்`),
  years: (count) => (count === 0 ? 'இல்லை' : `${count} ${plural(count, { one: 'வருடம்', other: 'வருடங்கள்' })}`),
  seats: (count) => `${count} சீட்டர்`,
};

export const unitTexts: typeof english.unitTexts = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
