/** The stock on a dealer's page. */
export const dealerStockTexts = {
  sort: 'Sort by',
  bodyType: 'Body type',
  fuelType: 'Fuel type',
  all: 'All',
  found: {
    car: (found: number, all: number) => `${found} of ${all} cars`,
    bike: (found: number, all: number) => `${found} of ${all} bikes`,
  },
  none: { car: 'Cars like these are not here.', bike: 'Bikes like these are not here.' },
  showAll: 'Show all',
} as const;
