import type { Near, Radius } from './near/near';

export const searchTexts = {
  label: { car: 'Search cars', bike: 'Search bikes' },
  hint: { car: 'Swift Jaipur', bike: 'Royal Enfield' },
  filters: 'Filters',
  /** `count`: as many as there are chips for filters. */
  filtersWith: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  active: 'Active filters',
  any: 'Any',
  more: 'More',
  less: 'Less',
  remove: (condition: string) => `Remove ${condition}`,
  not: (value: string) => `Not ${value}`,
  clear: 'Clear all',
  /** The number is not known yet. */
  show: { car: 'Show cars', bike: 'Show bikes' },
  /** `count`: '1', '12', '100+'. */
  showCount: {
    car: (count: string) => (count === '1' ? 'Show 1 car' : `Show ${count} cars`),
    bike: (count: string) => (count === '1' ? 'Show 1 bike' : `Show ${count} bikes`),
  },
  sort: 'Sort by',
  /** 'Petrol', 'Petrol or Diesel', 'Pune, Nashik and 3 more'. */
  anyOf: (values: readonly string[]) =>
    values.length > 2 ? `${values.slice(0, 2).join(', ')} and ${values.length - 2} more` : values.join(' or '),
} as const;

/** The orders of a list (LIST-9, SEARCH-21). */
export const sortLabels = {
  newest: 'Newest first',
  posted: 'As posted',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  latestModel: 'Year: latest first',
  leastDriven: 'Kilometers: fewest first',
  nearest: 'Nearest first',
} as const;

export const filterLabels = {
  minPrice: 'Price from',
  maxPrice: 'Price up to',
  minYear: 'Year from',
  maxYear: 'Year up to',
  maxKilometers: 'Kilometers up to',
  fuelType: 'Fuel type',
  transmission: 'Transmission',
  engineSize: 'Engine size',
  bodyType: 'Body type',
  make: 'Make',
  model: 'Model',
  seatingCapacity: 'Seats',
  owners: 'Owners',
  papers: 'Papers',
  district: 'District',
} as const;

/** A chosen value of a filter. */
export const filterTexts = {
  lakh: (amount: number) => `${amount} lakh`,
  minPrice: (amount: string) => `From Rs. ${amount}`,
  maxPrice: (amount: string) => `Up to Rs. ${amount}`,
  minYear: (year: string | number) => `${year} or later`,
  maxYear: (year: string | number) => `${year} or earlier`,
  maxKilometers: (distance: string) => `Up to ${distance} km`,
  seats: (count: string | number) => `${count} seats`,
  papers: 'Papers complete',
  owners: { '1': '1st owner', '2': '2nd owner', '3': '3rd owner', '4+': '4th owner or later' },
} as const;

/** A search near a place. */
export const nearTexts = {
  label: 'Near',
  within: 'Within',
  radius: (radius: Radius) => `${radius} km`,
  chosen: ({ place, within }: Near) => `Within ${within} km of ${place}`,
  wider: ({ place, within }: Near) => `Search within ${within} km of ${place}`,
  placeholder: 'A district or town',
  here: 'Use my location',
  aroundHere: (within: Radius) => `Within ${within} km of you`,
  asking: 'Finding your location…',
  hint: 'Distances are between the main towns of districts.',
  problems: {
    refused: 'Your browser does not share your location. Please type a district.',
    unknown: 'Your location could not be found. Please type a district.',
    abroad: 'No district of India is near you. Please type one.',
  },
  /** Behind the number found. `reach`: km. */
  cut: (asked: number, inAll: number, reach: number) =>
    `, in the ${asked} nearest of ${inAll} districts (up to ${reach} km): one search takes no more`,
  unknownPlace: (place: string) => `, in ${place} alone: no district is known by that name`,
} as const;

/** The dealers near a place, on the home page. */
export const dealersNearTexts = {
  title: 'Dealers near you',
  near: (place: string) => `Dealers near ${place}`,
  lead: 'Your browser is asked where you are. The place stays on this device.',
  within: (kilometers: number) => `Up to ${kilometers} km`,
  loading: 'Looking for dealers...',
  none: (place: string) => `No dealer is near ${place} yet.`,
  failed: 'Could not fetch dealers. Please try again.',
  all: 'See all dealers',
} as const;

/** Ranges of prices and years. */
export const rangeTexts = {
  price: 'Price',
  year: 'Year',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  earliestYear: 'Earliest year',
  latestYear: 'Latest year',
  priceExample: { car: '5 lakh', bike: '60,000' },
  yearExample: '2018',
  turned: (from: string, to: string) => `“${from}” was above “${to}”, so they are swapped.`,
  notRead: (label: string, example: string) => `“${label}” takes a number, for example ${example}.`,
} as const;

/** The lists of makes and models. */
export const nameTexts = {
  search: { make: 'Search makes', model: 'Search models' },
  searchFirst: 'Choose a make first, or search for a model.',
  none: 'No name in the list is like this.',
  add: (typed: string) => `Add “${typed}”`,
} as const;

/** What the search box suggests. Each note says what the suggestion is. */
export const boxTexts = {
  make: { car: 'Car make', bike: 'Bike make' },
  district: (place: string) => `District, ${place}`,
  dealer: (district: string) => (district ? `Dealer in ${district}` : 'Dealer'),
  dealerCalled: (name: string, district: string) => (district ? `${name}, dealer in ${district}` : name),
  recent: { car: 'Recent search in cars', bike: 'Recent search in bikes' },
  conditions: (conditions: readonly string[]) => conditions.join(', '),
  forget: 'Clear recent searches',
} as const;

/** What the search box made of a text. */
export const noteTexts = {
  resultsFor: (meant: string) => `Showing results for ${meant}.`,
  instead: (typed: string) => `Search for ${typed} instead.`,
  ignored: (words: readonly string[]) => `Not searched: ${words.join(', ')}.`,
  unsaid(words: readonly string[]): string {
    const quoted = words.map((word) => `“${word}”`).join(' or ');
    return words.length > 1
      ? `No listing says ${quoted}. Shown without them.`
      : `No listing says ${quoted}. Shown without it.`;
  },
  noLocation: 'Your location is not known. You can choose a place under Filters.',
} as const;

/** Searches that are close to one that finds too little. `count`: '3', '100+'. */
export const alternativeTexts = {
  title: 'Close to this search',
  within: (count: string, radius: Radius) => `${count} within ${radius} km`,
  around: (count: string, { place, within }: Near) => `${count} within ${within} km of ${place}`,
  /** Of two choices, the other one. */
  otherTransmission: {
    Manual: (count: string) => `${count} manual`,
    Automatic: (count: string) => `${count} automatic`,
  },
  wider: {
    minPrice: (count: string, amount: string) => `${count} from Rs. ${amount}`,
    maxPrice: (count: string, amount: string) => `${count} up to Rs. ${amount}`,
    minYear: (count: string, year: string) => `${count} of ${year} or later`,
    maxYear: (count: string, year: string) => `${count} of ${year} or earlier`,
    maxKilometers: (count: string, distance: string) => `${count} up to ${distance} km`,
  },
  /** What people give up most easily comes first: the steps have this order. */
  without: {
    near: (count: string) => `${count} anywhere in India`,
    district: (count: string) => `${count} anywhere in India`,
    maxPrice: (count: string) => `${count} without a highest price`,
    minPrice: (count: string) => `${count} without a lowest price`,
    minYear: (count: string) => `${count} without an earliest year`,
    maxYear: (count: string) => `${count} without a latest year`,
    maxKilometers: (count: string) => `${count} with any kilometers`,
    transmission: (count: string) => `${count} with any transmission`,
    fuelType: (count: string) => `${count} with any fuel`,
    engineSize: (count: string) => `${count} with any engine size`,
    bodyType: (count: string) => `${count} of any body type`,
    seatingCapacity: (count: string) => `${count} with any number of seats`,
    owners: (count: string) => `${count} with any number of owners`,
    papers: (count: string) => `${count} with any papers`,
    model: (count: string) => `${count} of any model`,
    make: (count: string) => `${count} of any make`,
    q: (count: string) => `${count} without these words`,
  },
  /** `limit`: 'Up to Rs. 5 lakh'. */
  insteadOf: (limit: string) => `instead of “${limit}”`,
} as const;

/** The result of a search. */
export const foundTexts = {
  /** `count`: '1', '12', '100+'. */
  count: {
    car: (count: string) => (count === '1' ? '1 car found' : `${count} cars found`),
    bike: (count: string) => (count === '1' ? '1 bike found' : `${count} bikes found`),
  },
  countSoFar: {
    car: (count: string) => (count === '1' ? '1 car found so far' : `${count} cars found so far`),
    bike: (count: string) => (count === '1' ? '1 bike found so far' : `${count} bikes found so far`),
  },
  withoutUnpriced: ', without those that name no price',
  leftOut: (words: readonly string[]) =>
    ` (without ${words.map((word) => `“${word}”`).join(', ')}: a search takes two words)`,
  tooWide: 'That is too much to look up at once. Please take some of the chosen values off.',
  /** `conditions`: 'Up to Rs. 4 lakh', 'Automatic', 'Pune'. */
  noneWith: {
    car: (conditions: readonly string[]) => `No cars found for: ${conditions.join(', ')}.`,
    bike: (conditions: readonly string[]) => `No bikes found for: ${conditions.join(', ')}.`,
  },
  none: { car: 'No cars found.', bike: 'No bikes found.' },
  later: 'The search goes on when the network is back.',
  listBefore: (time: string) => `Until then, this is the list from ${time}.`,
} as const;
