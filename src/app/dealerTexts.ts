/** Words of the dealer's navigation alone. Apart from the other texts, which are part of the first view's download. */
export const dealerNavTexts = {
  market: 'Market',
  barLabel: 'Day to day',
  stock: 'Vehicles',
  add: 'Add',
} as const;
