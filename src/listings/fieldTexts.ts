/** The labels of the fields (FORM-2), for both kinds. */
export const fieldLabels = {
  name: 'Name',
  price: 'Price',
  year: 'Purchased year',
  fuelType: 'Fuel type',
  transmission: 'Transmission',
  engineSize: 'Engine size',
  mileage: 'Mileage',
  safetyRating: 'Safety rating',
  warranty: 'Warranty',
  seatingCapacity: 'Seating capacity',
  fuelTank: 'Fuel tank capacity',
  size: 'Size',
  kilometers: 'Kilometers driven',
  groundClearance: 'Ground clearance',
  description: 'Description',
  make: 'Make',
  model: 'Model',
  bodyType: 'Body type',
} as const;

/** How the number of a field reads. */
export const countTexts = {
  liters: (count: number) => (count === 0 ? 'None' : `${count} ltr`),
  stars: (count: number) => (count === 0 ? 'Not rated' : `${count} star`),
  years(count: number): string {
    if (count === 0) return 'None';
    return count === 1 ? '1 year' : `${count} years`;
  },
  seats: (count: number) => `${count} seater`,
} as const;

/** The units that are added to a free text. */
export const unitTexts: Readonly<Partial<Record<keyof typeof fieldLabels, string>>> = {
  mileage: 'km/l',
  kilometers: 'km',
  groundClearance: 'mm',
};
