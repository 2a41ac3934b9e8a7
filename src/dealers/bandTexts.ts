/** The head of a dealer's page. Apart from the other texts of dealers, which the first view needs. */
export const bandTexts = {
  since: (year: string) => `On Second Gear since ${year}`,
  stock: {
    car: (count: string) => `${count} ${count === '1' ? 'car' : 'cars'}`,
    bike: (count: string) => `${count} ${count === '1' ? 'bike' : 'bikes'}`,
  },
  directions: 'Directions',
  checked: 'Checked by Second Gear',
  facts: { identity: 'identity', address: 'place of business', papers: 'business papers' },
} as const;
