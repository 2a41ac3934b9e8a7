import type { Page } from '@playwright/test';
import { pageSize } from '../../../../src/domain/limits';
import { addBooking } from '../../support/bookings';
import { addListing, type Listing } from '../../support/listings';
import type { Dealer } from '../../support/people';
import { type Cast, endsSignIn, type FaultJourney, type Harm } from '../faultJourney';

const texts = {
  cars: 'Could not fetch products. Please try again.',
  bikes: 'Could not fetch bikes. Please try again.',
  dealers: 'Could not fetch dealers. Please try again.',
  bookings: 'Could not fetch bookings. Please try again.',
  bikeBookings: 'Could not fetch bike bookings. Please try again.',
} as const;

function listFails(text: string): Harm {
  return { seen: 'notice', text, dialog: true };
}

/** Which list it is that a query of vehicles fills. */
function vehicleListFails(name: string): Harm {
  return listFails(name.startsWith('query products') ? texts.cars : texts.bikes);
}

const nothingToArrange = () => Promise.resolve(null);

/** The whole home page, with all of its sections in sight. */
export const home: FaultJourney<null> = {
  name: 'the home page',
  arrange: nothingToArrange,
  open: (page) => page.setViewportSize({ width: 1280, height: 2600 }),
  act: async (page) => {
    await page.goto('/');
  },
  success: (page) =>
    page
      .getByRole('main')
      .filter({ has: page.locator('section:has(article) ~ section:has(article) ~ section:has(article)') }),
  harm: ({ name }) =>
    name.startsWith('query sellers') ? { seen: 'nothing', instead: 'Unknown' } : vehicleListFails(name),
};

export const bikes: FaultJourney<null> = {
  name: 'the list of bikes',
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/?tab=bikes');
  },
  success: (page) => page.getByRole('article').first(),
  harm: ({ name }) =>
    name.startsWith('query sellers') ? { seen: 'nothing', instead: 'Unknown' } : vehicleListFails(name),
};

/** A search that goes on, and the districts that it offers. */
export const search: FaultJourney<null> = {
  name: 'a search for cars',
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/?tab=cars&fuelType=Petrol&sort=cheapest');
    await page.getByLabel('District').focus();
  },
  success: (page) => page.getByRole('article').first(),
  harm: ({ name }) => {
    if (name.startsWith('query sellers where')) return { seen: 'nothing', instead: 'Unknown' };
    return name.startsWith('query products') ? listFails(texts.cars) : { seen: 'nothing' };
  },
};

/** Where the filter is looked for that helps. */
export const searchInVain: FaultJourney<null> = {
  name: 'a search that finds nothing',
  arrange: nothingToArrange,
  act: async (page) => {
    await page.goto('/?tab=bikes&q=royal+enfield&fuelType=Electric');
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
  // High enough for the end of the first page, which asks for the next one.
  open: (page) => page.setViewportSize({ width: 1280, height: 2600 }),
  act: async (page) => {
    await page.goto('/SellersProfiles');
  },
  success: (page) => page.getByRole('article').nth(pageSize),
  harm: ({ name }) =>
    name.endsWith('(next page)') ? { seen: 'notice', text: texts.dealers, dialog: false } : listFails(texts.dealers),
};

interface Shop {
  readonly dealer: Dealer;
  readonly car: Listing;
}

let shop: Promise<Shop> | undefined;

/** Nothing of it changes: one for all tries, as long as its people are there. */
async function oneShop({ dealer }: Cast): Promise<Shop> {
  const known = await shop;
  if (known?.dealer.uid === dealer.uid) return known;
  shop = addListing('car', dealer).then((car) => ({ dealer, car }));
  return shop;
}

export const dealerPage: FaultJourney<Shop> = {
  name: "a dealer's page",
  arrange: oneShop,
  act: async (page, { dealer }) => {
    await page.goto(`/dealers/${dealer.uid}`);
  },
  success: (page, { car }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('article', { name: car.name, exact: true }) })
      .filter({ hasText: 'No bikes to display.' }),
  harm: ({ name }) =>
    name.startsWith('query sellers') ? { seen: 'notice', text: texts.dealers, dialog: false } : vehicleListFails(name),
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
    await page.goto('/?tab=cars');
    const failed = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('dialog'));
    await firstCard(page).or(failed).first().waitFor();
    if (await firstCard(page).isVisible()) await knowMore(page);
  },
  again: knowMore,
  success: (page) =>
    page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Dealer', exact: true }) }),
  harm: ({ name }) =>
    name.startsWith('query sellers') ? { seen: 'nothing', instead: 'Unknown' } : vehicleListFails(name),
};

/** A vehicle by its address. */
export const vehicle: FaultJourney<Shop> = {
  name: 'a vehicle at its address',
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
    if (name.startsWith('query sellers')) return { seen: 'nothing', instead: 'Unknown' };
    // The rules refuse whatever is not public.
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
    await addBooking(cast.buyer, cast.dealer, car);
    return { dealer: cast.dealer, car, buyerName: cast.buyer.name };
  })();
  return booked;
}

export const myBookings: FaultJourney<Booked> = {
  name: 'My Bookings',
  as: 'buyer',
  arrange: oneBooking,
  act: async (page) => {
    await page.goto('/MyBookings');
  },
  success: (page, { car }) => page.getByRole('article', { name: car.name, exact: true }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      return { seen: 'signedOut', text: 'You must be logged in to view your bookings.', dialog: false };
    }
    if (call.name.startsWith('query sellers')) return { seen: 'nothing', instead: 'Unknown' };
    return call.name === 'lookup' ? { seen: 'nothing' } : listFails(texts.bookings);
  },
};

export const orders: FaultJourney<Booked> = {
  name: "a dealer's orders",
  as: 'dealer',
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
    if (call.name === 'lookup') return { seen: 'nothing' };
    if (call.name === 'read UsersIds') return { seen: 'nothing', instead: 'Unknown' };
    return listFails(call.name.includes('bikeName') ? texts.bikeBookings : texts.bookings);
  },
};

export const myVehicles: FaultJourney<Shop> = {
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
    // Without its numbers, the page says all that matters.
    const isMissed = call.name !== 'lookup' && !call.name.startsWith('count ');
    return isMissed ? vehicleListFails(call.name) : { seen: 'nothing' };
  },
};

/** The first screen of the dashboard. A failure is only logged, and the page stays on Loading (spec 8). */
export const myProfile: FaultJourney<Dealer> = {
  name: 'My Profile',
  as: 'dealer',
  arrange: async ({ dealer }) => dealer,
  act: async (page) => {
    await page.goto('/');
  },
  success: (page, { dealerName }) => page.getByRole('article', { name: dealerName, exact: true }),
  harm: () => ({ seen: 'loading' }),
};
