/** The stock on a dealer's page. */
export const dealerStockTexts = {
  sort: 'Sort by',
  bodyType: 'Body type',
  fuelType: 'Fuel type',
  all: 'All',
  found: (kind: string, found: number, all: number) => `${found} of ${all} ${kind}s`,
  none: (plural: string) => `${plural} like these are not here.`,
  showAll: 'Show all',
} as const;
