import type * as english from '../../../listings/fieldTexts';
import type { Translated } from '../../translated';

export const fieldLabels: Translated<typeof english.fieldLabels> = {
  name: 'नाम',
  price: 'कीमत',
  year: 'ख़रीद का साल',
  fuelType: 'फ़्यूल',
  transmission: 'गियर',
  engineSize: 'इंजन (cc)',
  mileage: 'माइलेज',
  safetyRating: 'सेफ़्टी रेटिंग',
  warranty: 'वारंटी',
  seatingCapacity: 'सीटें',
  fuelTank: 'फ़्यूल टैंक',
  size: 'आकार',
  kilometers: 'कितने किलोमीटर चली',
  groundClearance: 'ग्राउंड क्लीयरेंस',
  description: 'विवरण',
  make: 'कंपनी',
  model: 'मॉडल',
  bodyType: 'बॉडी टाइप',
};

export const countTexts: Translated<typeof english.countTexts> = {
  liters: (count) => (count === 0 ? 'नहीं है' : `${count} लीटर`),
  stars: (count) => (count === 0 ? 'रेटिंग नहीं है' : `${count} स्टार`),
  years: (count) => (count === 0 ? 'नहीं है' : `${count} साल`),
  seats: (count) => `${count} सीटर`,
};

export const unitTexts: typeof english.unitTexts = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
