import type * as english from '../../../listings/fieldTexts';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const fieldLabels: Translated<typeof english.fieldLabels> = {
  name: 'नाव',
  price: 'किंमत',
  year: 'खरेदीचे वर्ष',
  fuelType: 'इंधन',
  transmission: 'गिअर',
  engineSize: 'इंजिन (cc)',
  mileage: 'मायलेज',
  safetyRating: 'सेफ्टी रेटिंग',
  warranty: 'वॉरंटी',
  seatingCapacity: 'सीट',
  fuelTank: 'इंधनाची टाकी',
  size: 'आकार',
  kilometers: 'किती किलोमीटर चालली',
  groundClearance: 'ग्राउंड क्लिअरन्स',
  description: 'वर्णन',
  make: 'कंपनी',
  model: 'मॉडेल',
  bodyType: 'बॉडी टाइप',
};

export const countTexts: Translated<typeof english.countTexts> = {
  liters: (count) => (count === 0 ? 'नाही' : `${count} लिटर`),
  stars: (count) => (count === 0 ? 'रेटिंग नाही' : `${count} स्टार`),
  years: (count) => (count === 0 ? 'नाही' : `${count} ${plural(count, { one: 'वर्ष', other: 'वर्षे' })}`),
  seats: (count) => `${count} सीटर`,
};

export const unitTexts: typeof english.unitTexts = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
