/** What a dealer notes about a sale (DEALER-21). */
export const saleTexts = {
  heading: 'For your own books',
  hint: 'Only you see this. You can leave it blank.',
  price: 'Sold for',
  buyer: 'Sold to',
  action: 'Sale',
  title: (name: string) => `Sale of ${name}`,
  save: 'Save',
  busy: 'Saving...',
  saved: (name: string) => `Saved: the sale of ${name}.`,
  loading: 'Loading the sale...',
  readFailed: 'Could not fetch the sale. Please try again.',
  failed: 'Could not save the sale. Please try again.',
} as const;
