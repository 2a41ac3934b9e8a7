import type * as english from '../../../listings/fieldTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const fieldLabels: Translated<typeof english.fieldLabels> = {
  name: 'పేరు',
  price: 'ధర',
  year: 'కొన్న సంవత్సరం',
  fuelType: 'ఫ్యూయల్',
  transmission: 'గేర్',
  engineSize: 'ఇంజన్ (cc)',
  mileage: 'మైలేజ్',
  safetyRating: 'సేఫ్టీ రేటింగ్',
  warranty: 'వారంటీ',
  seatingCapacity: 'సీట్లు',
  fuelTank: 'ఫ్యూయల్ ట్యాంక్',
  size: 'సైజు',
  kilometers: 'తిరిగిన కిలోమీటర్లు',
  groundClearance: 'గ్రౌండ్ క్లియరెన్స్',
  description: 'వివరణ',
  make: 'కంపెనీ',
  model: 'మోడల్',
  bodyType: 'బాడీ టైప్',
};

export const countTexts: Translated<typeof english.countTexts> = {
  liters: (count) => (count === 0 ? 'లేదు' : `${count} ${plural(count, { one: 'లీటర్', other: 'లీటర్లు' })}`),
  stars: (count) => (count === 0 ? 'రేటింగ్ లేదు' : `${count} ${plural(count, { one: 'స్టార్', other: 'స్టార్లు' })}`),
  years: (count) => (count === 0 ? 'లేదు' : `${count} ${plural(count, { one: 'సంవత్సరం', other: 'సంవత్సరాలు' })}`),
  seats: (count) => `${count} సీటర్`,
};

export const unitTexts: typeof english.unitTexts = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
