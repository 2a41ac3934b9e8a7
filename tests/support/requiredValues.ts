/** A value for each field that the form of a car requires. */
export const requiredValues = {
  name: 'Maruti Swift',
  price: '4.5 lakh',
  year: 2019,
  fuelType: 'Petrol',
  transmission: 'Manual',
  engineSize: '1200cc',
  mileage: '21',
  safetyRating: 4,
  warranty: 2,
  seatingCapacity: 5,
  fuelTank: 37,
} as const;
