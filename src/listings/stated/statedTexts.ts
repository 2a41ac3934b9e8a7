import type { StatedKey } from './statedChoices';

/** The texts around the facts that the dealer states. Apart from the others: lists do without them. */
export const statedTexts = {
  legend: 'Papers and history',
  hint: 'All of these are optional. Buyers see them as your word, and ask less before they come.',
  monthHint: 'Month and year, for example 2027-03',
  wrongMonth: 'Please give the month as year and month, for example 2027-03.',
  over: (month: string) => `${month} (over)`,
  fourOrMore: '4 or more',
  dealerSays: 'Dealer says',
  notStated: 'Not stated',
  asDealerSays: 'Owners and papers are as the dealer says. Look at the originals before you pay.',
} as const;

export const statedLabels: Readonly<Record<StatedKey, string>> = {
  owners: 'Owners',
  registeredState: 'Registered in',
  registeredYear: 'Registration year',
  insuranceUntil: 'Insurance until',
  serviceHistory: 'Service history',
  accidents: 'Accidents',
  loan: 'Loan',
  spareKey: 'Spare key',
};
