import { loanSettings } from '../monthlyCost/settings';
import { compareLimits } from '../shared/limits';

const { downPaymentPercent, ratePercent, months } = loanSettings;

export const compareTexts = {
  heading: { car: 'Compare cars', bike: 'Compare bikes' },
  title: (names: readonly string[]) => names.join(' or '),
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name} with others`,
  table: { car: 'Comparison of cars', bike: 'Comparison of bikes' },
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
  fullTitle: {
    car: `You have chosen ${compareLimits.most} cars to compare`,
    bike: `You have chosen ${compareLimits.most} bikes to compare`,
  },
  full: `At most ${compareLimits.most} can be compared. To add this one, open the comparison and take out another one first.`,
  notKept: 'This browser stores nothing for this site, so the choice cannot be kept.',
  removeNamed: (name: string) => `Take out ${name}`,
  sold: 'Sold',
  withdrawn: 'No longer offered',
  loading: 'Loading...',
  failed: 'Could not fetch these vehicles. Please try again.',
  gone: {
    car: (count: number) =>
      count === 1 ? 'One of the cars is no longer shown.' : `${count} of the cars are no longer shown.`,
    bike: (count: number) =>
      count === 1 ? 'One of the bikes is no longer shown.' : `${count} of the bikes are no longer shown.`,
  },
  mixed: {
    car: 'Cars are compared with cars, and bikes with bikes. Here are the cars.',
    bike: 'Cars are compared with cars, and bikes with bikes. Here are the bikes.',
  },
  tooMany: `At most ${compareLimits.most} can be compared. Here are the first ${compareLimits.most}.`,
  nothing: 'Nothing to compare yet',
  nothingHow: 'Press Compare in the details of two to four cars or bikes, or tick them in Saved.',
  saved: 'Go to Saved',
  add: { car: 'Add another car', bike: 'Add another bike' },
  addLead: 'Recently viewed and saved',
  addOne: {
    car: 'Choose at least one more car to compare with.',
    bike: 'Choose at least one more bike to compare with.',
  },
  addNamed: (name: string) => `Add ${name}`,
  noMore: 'Open the details of another one and press Compare, or choose from the list.',
  browse: { car: 'Browse cars', bike: 'Browse bikes' },
  print: 'Print',
  estimate: `Monthly costs are an estimate, no offer: ${downPaymentPercent} % down, ${ratePercent} % a year, ${months} months.`,
} as const;

export const trayTexts = {
  label: 'Chosen to compare',
  chosen: {
    car: (count: number) => `${count} of ${compareLimits.most} cars`,
    bike: (count: number) => `${count} of ${compareLimits.most} bikes`,
  },
  clear: 'Clear',
  clearNamed: { car: 'Clear the cars to compare', bike: 'Clear the bikes to compare' },
  compare: {
    car: (count: number) => (count === 1 ? 'Add another car' : `Compare ${count} cars`),
    bike: (count: number) => (count === 1 ? 'Add another bike' : `Compare ${count} bikes`),
  },
} as const;
