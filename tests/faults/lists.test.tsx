import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import DealerApp from '../../src/app/DealerApp';
import { PublicPages } from '../../src/app/PublicApp';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { priceOf } from '../../src/listings/price';
import StockPage from '../../src/pages/dealer/StockPage';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { pageSize } from '../../src/shared/limits';
import type { Fault } from '../support/faults';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeBooking, storeBuyer, storeDealer, storeListing } from '../support/screens/store';
import { eventually, pass } from './clock';
import type { Harm } from './faultJourney';
import { article, listFails, press, text, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

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

const car = article('Maruti Swift');

/** The failure of the list that a query of listings fills. */
function listingListFails(name: string): Harm {
  return listFails(name.startsWith('query products') ? texts.cars : texts.bikes);
}

/** The dealers of listings. If the request for all of them is denied, the app requests each one alone. */
function dealersFail(fault: Fault): Harm {
  return fault === 'denied' ? unnoticed : { seen: 'nothing', instead: 'Unknown' };
}

function arrangeMarket(): void {
  storeDealer(aDealer());
  storeListing(aCar());
  storeListing(aBike());
}

const open = (path: string) => async (): Promise<void> => {
  show(<PublicPages />, path);
};

/** With the dealers near the place that the device remembers. */
tryFaults('the home page', {
  arrange: () => {
    arrangeMarket();
    window.localStorage.setItem('second-gear:near', 'near=Pune&within=50');
  },
  act: open('/'),
  // The newest, the cheapest, the latest models, and the bikes.
  success: () => {
    const cars = screen.queryAllByRole('article', { name: 'Maruti Swift' });
    const hasLists = cars.length === 3 && screen.queryByRole('article', { name: 'Honda Unicorn' });
    return hasLists ? screen.queryByRole('link', { name: /^Sahyadri Motors.*Pune$/ }) : null;
  },
  harm: ({ name }, fault) => {
    if (name.startsWith('query sellers where approved, distName')) {
      return { seen: 'notice', text: texts.dealers, dialog: false };
    }
    return name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name);
  },
});

tryFaults('the list of bikes', {
  arrange: arrangeMarket,
  act: open('/bikes'),
  success: article('Honda Unicorn'),
  harm: ({ name }, fault) => (name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name)),
});

/** A search with a second page. */
tryFaults('a search for cars', {
  arrange: () => {
    storeDealer(aDealer());
    for (let id = 0; id <= pageSize; id += 1)
      storeListing(aCar({ id: `car${id}`, price: priceOf(String(450_000 + id)) }));
  },
  act: open('/cars?fuelType=Petrol&sort=cheapest'),
  success: () => screen.queryAllByRole('article')[0] ?? null,
  harm: ({ name }, fault) => {
    if (name.startsWith('query sellers where __name__')) return dealersFail(fault);
    if (name.endsWith('(next page)')) return unnoticed;
    return name.startsWith('query products') ? listFails(texts.cars) : unnoticed;
  },
});

/** A search without a result, which looks for alternatives. */
tryFaults('a search that finds nothing', {
  arrange: arrangeMarket,
  act: open('/bikes?q=royal+enfield&fuelType=Electric'),
  success: text('No bikes found for: “royal enfield”, Electric.'),
  harm: ({ name }) => (name.startsWith('query bikes where approved, fuelType') ? listFails(texts.bikes) : unnoticed),
});

/** The rings of districts are asked one after the other. */
tryFaults('a search near a place, the nearest first', {
  arrange: () => {
    storeDealer(aDealer());
    for (const distName of ['Pune', 'Satara', 'Nashik'])
      storeListing(aCar({ id: distName, name: distName }), { distName });
  },
  act: open('/cars?near=Pune&within=200&sort=nearest'),
  success: () => {
    const names = screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    return names.join() === 'Pune,Satara,Nashik' ? article('Nashik')() : null;
  },
  harm: ({ name }, fault) => (name.startsWith('query sellers') ? dealersFail(fault) : listFails(texts.cars)),
});

/** The button shows the search without its number. */
tryFaults('the filters on a phone', {
  arrange: arrangeMarket,
  open: async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    await eventually('the list', car);
    return user;
  },
  act: async (user) => {
    await press(user, 'Filters');
    await user.click(await eventually('the chip', () => screen.queryByRole('checkbox', { name: 'Petrol' })));
  },
  success: () => screen.queryByRole('button', { name: /^Show (1 car|cars)$/ }),
  harm: () => ({ seen: 'nothing', instead: 'Show cars' }),
});

/** Without the dealers, the box still suggests what the dictionary has. */
tryFaults('the suggestions of the search box', {
  arrange: () => storeDealer(aDealer({ dealerName: 'Honest Wheels' })),
  open: async () => {
    const { user } = show(<PublicPages />, '/cars');
    await eventually('the box', () => screen.queryByRole('combobox', { name: 'Search cars' }));
    return user;
  },
  act: async (user) => {
    await user.type(screen.getByRole('combobox', { name: 'Search cars' }), 'hon');
  },
  success: () => screen.queryByRole('option', { name: /^Honda Car make/ }),
  harm: () => unnoticed,
});

tryFaults('the list of dealers', {
  arrange: () => {
    for (let id = 0; id <= pageSize; id += 1) storeDealer(aDealer({ id: `dealer${id}` }));
  },
  act: open('/SellersProfiles'),
  success: () => screen.queryAllByRole('article')[pageSize] ?? null,
  harm: ({ name }) =>
    name.endsWith('(next page)') ? { seen: 'notice', text: texts.dealers, dialog: false } : listFails(texts.dealers),
});

tryFaults("a dealer's page", {
  arrange: () => {
    storeDealer(aDealer());
    storeListing(aCar());
  },
  act: open('/dealers/dealer1'),
  success: () => (screen.queryByText('No bikes to display.') ? car() : null),
  harm: ({ name }, fault) => {
    // Without its number, the band leaves it out. The cards do not wait for the ratings below.
    if (name.startsWith('count ') || name.startsWith('query ratings ')) return unnoticed;
    if (!name.startsWith('query sellers')) return listingListFails(name);
    return fault === 'denied' ? dealersFail(fault) : { seen: 'notice', text: texts.dealers, dialog: false };
  },
});

/** Listings at a similar price, which stand below the details. */
const similar = 'query products where approved, priceValue by priceValue';

/** As soon as the list is there, unless it fails. */
async function knowMoreOfFirst(user: UserEvent): Promise<void> {
  const failed = () => screen.queryByRole('button', { name: 'Try again' }) ?? screen.queryByRole('dialog');
  await eventually('the list', () => car() ?? failed());
  if (car()) await press(user, 'Know More');
}

/** From the list to the details of its first car. */
tryFaults("the list of cars and a car's details", {
  arrange: arrangeMarket,
  act: async (user) => {
    await open('/cars')();
    await knowMoreOfFirst(user);
  },
  again: async (user) => {
    // The failure stays until the list is there, or has failed again.
    await pass(1_500);
    await knowMoreOfFirst(user);
  },
  success: () => {
    const details = screen.queryByRole('dialog', { name: 'Maruti Swift' });
    return details && within(details).queryByRole('heading', { name: 'Dealer' });
  },
  harm: ({ name }, fault) => {
    if (name === similar) return unnoticed;
    return name.startsWith('query sellers') ? dealersFail(fault) : listingListFails(name);
  },
});

/** A listing by its address. */
tryFaults('a vehicle at its address', {
  arrange: arrangeMarket,
  act: open('/cars/car1'),
  success: () =>
    document.querySelector('.seller-box.skeleton-line') === null &&
    screen.queryByRole('heading', { name: 'Maruti Swift', level: 1 })
      ? screen.queryByRole('heading', { name: 'Dealer' })
      : null,
  harm: ({ name }, fault) => {
    if (name === similar) return unnoticed;
    if (name.startsWith('query sellers')) return dealersFail(fault);
    // The rules deny every listing that is not public.
    if (fault === 'denied') return { seen: 'answer', text: 'This car is not available any more.' };
    return { seen: 'notice', text: 'Could not fetch this car. Please try again.', dialog: false };
  },
});

function arrangeBooking(): void {
  storeDealer(aDealer());
  storeListing(aCar());
  storeBuyer('buyer1', { name: 'Asha', phone: '9876543210' });
  storeBooking(aBooking(aCar(), { testDrive: testDriveDays(new Date())[3]?.hours[2] ?? null }));
}

tryFaults('My Bookings', {
  as: 'buyer',
  arrange: arrangeBooking,
  act: open('/MyBookings'),
  success: car,
  harm: ({ name }, fault) => {
    if (name.startsWith('query sellers')) return dealersFail(fault);
    // The state of the vehicle is then not known.
    return name === 'read products' ? unnoticed : listFails(texts.bookings);
  },
});

const openDashboard = (path: string) => async (): Promise<void> => {
  show(
    <Suspense>
      <DealerApp />
    </Suspense>,
    path,
  );
};

/** With the whole dashboard: it looks up whether its dealer is suspended, and counts what waits. */
tryFaults("a dealer's orders", {
  as: 'dealer',
  arrange: arrangeBooking,
  act: openDashboard('/orderlist'),
  success: () =>
    screen.queryByText('Your bikes have not been booked yet or you may not have posted any bikes yet.') ? car() : null,
  harm: ({ name }) => {
    if (name === 'read suspensions' || name.startsWith('count ')) return unnoticed;
    // Whether an hour is taken or blocked.
    if (name === 'read sellers/slots' || name === 'read blockedHours') return unnoticed;
    if (name === 'read UsersIds') return { seen: 'nothing', instead: 'Unknown' };
    return listFails(name.includes('bikeName') ? texts.bikeBookings : texts.bookings);
  },
});

tryFaults('My Vehicles', {
  as: 'dealer',
  arrange: () => {
    storeDealer(aDealer());
    storeListing(aCar());
  },
  act: async () => {
    show(<StockPage />, '/SellerProducts');
  },
  success: () => (screen.queryByText('No bikes to display.') ? car() : null),
  // The page works without the numbers.
  harm: ({ name }) => (/^(count|query savedCounts) /.test(name) ? unnoticed : listingListFails(name)),
});

/** The numbers, the rejected listings and the ratings of the dealer's first screen, which works without them. */
const leftOutOfDay =
  /^(count (products|bikes|bookings) where sellerId, (approved|bookingDate)|count savedCounts |read stockCounts$|query (products|bikes) where sellerId, approved, Reject, closed |query ratings )/;

/** The first screen of the dashboard. A failure is only logged, and the page stays on Loading (DEALER-3). */
tryFaults('My Profile', {
  as: 'dealer',
  arrange: () => {
    storeDealer(aDealer());
    storeListing(aCar());
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all: 1 });
  },
  act: async () => {
    show(<TodayPage />, '/');
  },
  success: () =>
    screen.queryByText('Nothing waits for your answer.') &&
    screen.queryByText('None today.') &&
    !screen.queryByText(texts.warnings)
      ? screen.queryByRole('article', { name: 'Sahyadri Motors' })
      : null,
  harm: ({ name }) => {
    const notice = (words: string): Harm => ({ seen: 'notice', text: words, dialog: false });
    switch (name) {
      case 'query bookings where sellerId, status by bookingDate':
        return notice(texts.requests);
      case 'query bookings where sellerId, status, testDrive, testDrive by testDrive':
        return notice(texts.testDrives);
      case 'query warnings where sellerId, readAt':
        return notice(texts.warnings);
      default:
        return leftOutOfDay.test(name) ? unnoticed : { seen: 'loading' };
    }
  },
  slow: 'read sellers',
  mayPrint: /^error: The profile could not be loaded/,
});
