/** The body types that people look for most, as listings store them (NAV-16). */
export const commonBodies = {
  car: ['Hatchback', 'Sedan', 'SUV', 'MUV'],
  bike: ['Scooter', 'Commuter', 'Sports', 'Cruiser'],
} as const;

/** Districts, as the dictionary writes them. */
export const commonPlaces = [
  'Mumbai',
  'Delhi',
  'Bengaluru',
  'Hyderabad',
  'Chennai',
  'Pune',
  'Ahmedabad',
  'Kolkata',
  'Jaipur',
  'Lucknow',
] as const;
