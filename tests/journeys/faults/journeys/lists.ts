import type { Page } from '@playwright/test';
import { pageSize } from '../../../../src/shared/limits';
import { addBooking, testDriveAt } from '../../support/bookings';
import { addListing, type StoredListing } from '../../support/listings';
import type { Fault } from '../../support/network';
import type { DealerAccount } from '../../support/people';
import {
  type Cast,
  endsSignIn,
  type FaultJourney,
  type Harm,
  isLeftOut,
  isUnseen,
  requestsOfDay,
  testDrivesOfDay,
  warningsOfDay,
} from '../faultJourney';

const texts = {
  cars: 'Could not fetch products. Please try again.',
  bikes: 'Could not fetch bikes. Please try again.',
  dealers: 'Could not fetch dealers. Please try again.',
  bookings: 'Could not fetch bookings. Please try again.',
  bikeBookings: 'Could not fetch bike bookings. Please try again.',
  requests: 'Could not fetch what waits for your answer. Please try again.',
  testDrives: 'Could not fetch your test drives. Please try again.',
  warnings: 'Could not look for warnings from Second Gear. Please try again.',
} as const;

function listFails(text: string): Harm {
  return { seen: 'notice', text, dialog: true };
}

/** The failure of the list that a query of listings fills. */
function listingListFails(name: string): Harm {
  return listFails(name.startsWith('query products') ? texts.cars : texts.bikes);
}

/** The dealers of listings. If the request for all of them is denied, the app requests each one alone. */
function dealersFail(fault: Fault): Harm {
  return fault === 'denied' ? { seen: 'nothing' } : { seen: 'nothing', instead: 'Unknown' };
}

const nothingToArrange = () => Promise.resolve(null);

/** The whole home page, with all sections in view. */
export const home: FaultJourney<null> = {
  name: 'the home page',
  arrange: nothingToArrange,
  open: (page) => page.setViewportSize({ width: 1280, height: 2600 }),
  act: async (page) => {
    await page.goto('/');
  },
  success: (page) =>
    page.getByRole('main').filter({
      has: page.locator(`.home-top:has(article)${' ~ section:has(article)'.repeat(3)}`),
    }),
  harm: ({ name }, fault) => (name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name)),
};

export const bikes: FaultJourney<null> = {
  name: 'the list of bikes',
  refusedWith: ['denied'],
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/bikes');
  },
  success: (page) => page.getByRole('article').first(),
  harm: ({ name }, fault) => (name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name)),
};

/** A search with a second page. */
export const search: FaultJourney<null> = {
  name: 'a search for cars',
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/cars?fuelType=Petrol&sort=cheapest');
  },
  success: (page) => page.getByRole('article').first(),
  harm: ({ name }, fault) => {
    if (name.startsWith('query sellers where __name__')) return dealersFail(fault);
    return name.startsWith('query products') ? listFails(texts.cars) : { seen: 'nothing' };
  },
};

/** A search without a result, which looks for the filter that excludes most. */
export const searchInVain: FaultJourney<null> = {
  name: 'a search that finds nothing',
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/bikes?q=royal+enfield&fuelType=Electric');
  },
  success: (page) => page.getByText('No bikes match all of this.'),
  harm: ({ name }) =>
    name.startsWith('query bikes where approved, fuelType') ? listFails(texts.bikes) : { seen: 'nothing' },
};

let newcomers: Promise<unknown> | undefined;

async function twoPagesOfDealers({ people }: Cast): Promise<null> {
  newcomers ??= Promise.all(Array.from({ length: pageSize }, () => people.registerDealer()));
  await newcomers;
  return null;
}

export const dealers: FaultJourney<null> = {
  name: 'the list of dealers',
  arrange: twoPagesOfDealers,
  // The window is high enough for the end of the first page, so the next page loads.
  open: (page) => page.setViewportSize({ width: 1280, height: 2600 }),
  act: async (page) => {
    await page.goto('/SellersProfiles');
  },
  success: (page) => page.getByRole('article').nth(pageSize),
  harm: ({ name }) =>
    name.endsWith('(next page)') ? { seen: 'notice', text: texts.dealers, dialog: false } : listFails(texts.dealers),
};

interface Shop {
  readonly dealer: DealerAccount;
  readonly car: StoredListing;
}

let shop: Promise<Shop> | undefined;

/** All runs share one dealer with listings, because no run changes them. */
async function oneShop({ dealer }: Cast): Promise<Shop> {
  const known = await shop;
  if (known?.dealer.uid === dealer.uid) return known;
  shop = addListing('car', dealer).then((car) => ({ dealer, car }));
  return shop;
}

export const dealerPage: FaultJourney<Shop> = {
  name: "a dealer's page",
  refusedWith: ['denied'],
  arrange: oneShop,
  act: async (page, { dealer }) => {
    await page.goto(`/dealers/${dealer.uid}`);
  },
  success: (page, { car }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('article', { name: car.name, exact: true }) })
      .filter({ hasText: 'No bikes to display.' }),
  harm: ({ name }, fault) => {
    // Without its number, the band leaves it out.
    if (name.startsWith('count ')) return { seen: 'nothing' };
    // The cards do not wait for the ratings below.
    if (name.startsWith('query ratings ')) return { seen: 'nothing' };
    if (!name.startsWith('query sellers')) return listingListFails(name);
    return fault === 'denied' ? dealersFail(fault) : { seen: 'notice', text: texts.dealers, dialog: false };
  },
};

const firstCard = (page: Page) => page.getByRole('article').first();

async function knowMore(page: Page): Promise<void> {
  await firstCard(page).getByRole('button', { name: 'Know More' }).click();
}

/** From the list to the details of its first car. */
export const details: FaultJourney<null> = {
  name: "the list of cars and a car's details",
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/cars');
    const failed = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('dialog'));
    await firstCard(page).or(failed).first().waitFor();
    if (await firstCard(page).isVisible()) await knowMore(page);
  },
  again: knowMore,
  success: (page) =>
    page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Dealer', exact: true }) }),
  harm: ({ name }, fault) => (name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name)),
};

/** A listing by its address. */
export const vehicle: FaultJourney<Shop> = {
  name: 'a vehicle at its address',
  refusedWith: ['denied'],
  arrange: oneShop,
  act: async (page, { car }) => {
    await page.goto(`/cars/${car.id}`);
  },
  success: (page, { car }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('heading', { name: car.name, exact: true, level: 1 }) })
      .filter({ has: page.getByRole('heading', { name: 'Dealer', exact: true }) })
      .filter({ hasNot: page.locator('.seller-box.skeleton-line') }),
  harm: ({ name }, fault) => {
    if (name.startsWith('query sellers')) return dealersFail(fault);
    // The rules deny every listing that is not public.
    if (fault === 'denied') return { seen: 'answer', text: 'This car is not available any more.' };
    return { seen: 'notice', text: 'Could not fetch this car. Please try again.', dialog: false };
  },
};

interface Booked extends Shop {
  readonly buyerName: string;
}

let booked: Promise<Booked> | undefined;

async function oneBooking(cast: Cast): Promise<Booked> {
  const known = await booked;
  if (known?.dealer.uid === cast.dealer.uid) return known;
  booked = (async () => {
    const car = await addListing('car', cast.dealer);
    await addBooking(cast.buyer, cast.dealer, car, { testDrive: testDriveAt(3, 11) });
    return { dealer: cast.dealer, car, buyerName: cast.buyer.name };
  })();
  return booked;
}

export const myBookings: FaultJourney<Booked> = {
  name: 'My Bookings',
  as: 'buyer',
  refusedWith: ['unavailable'],
  arrange: oneBooking,
  act: async (page) => {
    await page.goto('/MyBookings');
  },
  success: (page, { car }) => page.getByRole('article', { name: car.name, exact: true }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'You must be logged in to view your bookings.', dialog: false };
    }
    if (call.name.startsWith('query sellers')) return dealersFail(fault);
    // What became of the vehicle is not known then.
    return call.name === 'lookup' || call.name === 'read products' ? { seen: 'nothing' } : listFails(texts.bookings);
  },
};

export const orders: FaultJourney<Booked> = {
  name: "a dealer's orders",
  as: 'dealer',
  refusedWith: ['unavailable'],
  arrange: oneBooking,
  act: async (page) => {
    await page.goto('/orderlist');
  },
  success: (page, { car }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('article', { name: car.name, exact: true }) })
      .filter({ hasText: 'Your bikes have not been booked yet or you may not have posted any bikes yet.' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'You must be logged in to view your bookings.', dialog: false };
    }
    // The last one looks whether an hour is taken.
    if (call.name === 'lookup' || isUnseen(call) || call.name === 'read sellers/slots') return { seen: 'nothing' };
    if (call.name === 'read UsersIds') return { seen: 'nothing', instead: 'Unknown' };
    return listFails(call.name.includes('bikeName') ? texts.bikeBookings : texts.bookings);
  },
};

export const myListings: FaultJourney<Shop> = {
  name: 'My Vehicles',
  as: 'dealer',
  arrange: oneShop,
  act: async (page) => {
    await page.goto('/SellerProducts');
  },
  success: (page, { car }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('article', { name: car.name, exact: true }) })
      .filter({ hasText: 'No bikes to display.' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'You must be logged in to view your bookings.', dialog: false };
    }
    // The page works without the numbers.
    const isMissed = call.name !== 'lookup' && !isUnseen(call) && !call.name.startsWith('count ');
    return isMissed ? listingListFails(call.name) : { seen: 'nothing' };
  },
};

/** The first screen of the dashboard. A failure is only logged, and the page stays on Loading (DEALER-3). */
export const myProfile: FaultJourney<Shop> = {
  name: 'My Profile',
  as: 'dealer',
  arrange: oneShop,
  act: async (page) => {
    await page.goto('/');
  },
  success: (page, { dealer }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('article', { name: dealer.dealerName, exact: true }) })
      .filter({ hasText: 'Nothing waits for your answer.' })
      .filter({ hasText: 'None today.' })
      .filter({ hasNotText: texts.warnings }),
  harm: (call) => {
    if (call.name === requestsOfDay) return { seen: 'notice', text: texts.requests, dialog: false };
    if (call.name === testDrivesOfDay) return { seen: 'notice', text: texts.testDrives, dialog: false };
    if (call.name === warningsOfDay) return { seen: 'notice', text: texts.warnings, dialog: false };
    return call.name === 'lookup' || isUnseen(call) || isLeftOut(call) ? { seen: 'nothing' } : { seen: 'loading' };
  },
};
