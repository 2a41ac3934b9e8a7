/** The head of a dealer's page. Apart from the other texts of dealers, which the first view needs. */
export const bandTexts = {
  since: (year: string) => `On Second Gear since ${year}`,
  stock: {
    car: (count: string) => (count === '1' ? '1 car' : `${count} cars`),
    bike: (count: string) => (count === '1' ? '1 bike' : `${count} bikes`),
  },
  directions: 'Directions',
  checked: 'Checked by Second Gear',
  facts: { identity: 'identity', address: 'place of business', papers: 'business papers' },
} as const;
