import type { ListingKind } from '../listings/kinds';
import { loanSettings } from '../monthlyCost/settings';
import { compareLimits } from '../shared/limits';

const { downPaymentPercent, ratePercent, months } = loanSettings;

const plural: Readonly<Record<ListingKind, string>> = { car: 'cars', bike: 'bikes' };

export const compareTexts = {
  heading: (kind: ListingKind) => `Compare ${plural[kind]}`,
  title: (names: readonly string[]) => names.join(' or '),
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name} with others`,
  table: (kind: ListingKind) => `Comparison of ${plural[kind]}`,
  fact: 'Fact',
  booking: 'Booking',
  price: 'Price',
  monthlyCost: 'Monthly cost',
  place: 'Place',
  dealer: 'Dealer',
  notStated: 'not stated',
  differs: 'differs',
  marked: 'Marked facts differ.',
  onlyDifferences: 'Show only what differs',
  nothingDiffers: 'All facts are the same.',
  remove: 'Take out',
  removeNamed: (name: string) => `Take out ${name}`,
  sold: 'Sold',
  withdrawn: 'No longer offered',
  loading: 'Loading...',
  failed: 'Could not fetch these vehicles. Please try again.',
  gone: (kind: ListingKind, count: number) =>
    count === 1
      ? `One of the ${plural[kind]} is no longer shown.`
      : `${count} of the ${plural[kind]} are no longer shown.`,
  mixed: (kind: ListingKind) => `Cars are compared with cars, and bikes with bikes. Here are the ${plural[kind]}.`,
  tooMany: `At most ${compareLimits.most} can be compared. Here are the first ${compareLimits.most}.`,
  nothing: 'Nothing to compare yet',
  nothingHow: 'Save cars or bikes with the heart on their photos, and tick two to four of them.',
  saved: 'Go to Saved',
  add: (kind: ListingKind) => `Add another ${kind}`,
  addLead: 'Recently viewed and saved',
  addOne: (kind: ListingKind) => `Choose at least one more ${kind} to compare with.`,
  addNamed: (name: string) => `Add ${name}`,
  noMore: 'Open the details of another one and press Compare, or choose from the list.',
  browse: (kind: ListingKind) => `Browse ${plural[kind]}`,
  print: 'Print',
  estimate: `Monthly costs are an estimate, no offer: ${downPaymentPercent} % down, ${ratePercent} % a year, ${months} months.`,
} as const;
