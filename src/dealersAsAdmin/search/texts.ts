/** The admin's search (ADMIN-16). */
export const searchTexts = {
  form: 'Search posts and dealers',
  field: 'Search posts and dealers',
  hint: 'Words, phone or id',
  search: 'Search',
  busy: 'Searching...',
  showAll: 'Show all',
  failed: 'Could not look that up. Please try again.',
  days: 'Choose days',
  posted: { from: 'Posted from', to: 'Posted to' },
  sent: { from: 'Sent from', to: 'Sent to' },
} as const;
