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
  nothingHow: 'Save cars or bikes with the heart on their photos, and tick two to four of them.',
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
