import { isUsuallyVisible } from '../../emulators/stockCounts';
import { parsePrice } from '../../src/listings/price';
import { type ClosedState, type ListingState, stateFlags } from '../../src/listings/state/listingState';
import { searchContent } from '../../src/listings/stored/searchTokens';
import { storedReason } from '../../src/shared/reason';
import { describeName } from '../../src/shared/vehicles/describeName';
import { bikeModels } from './bikeModels';
import { approvedBikes, type BikeEntry, pendingBikes, rejectedBikes, soldBikes, withdrawnBikes } from './bikes';
import { type CarModel, carModels } from './carModels';
import {
  approvedCars,
  type CarEntry,
  newcomersCars,
  pendingCars,
  rejectedCars,
  soldCars,
  suspendedCars,
  withdrawnCars,
} from './cars';
import { writeDescription } from './description';
import { type DealerAccount, dealers } from './people';
import { bikePhotos, carPhotos, type DemoPhoto } from './photos';
import { randomFrom } from './random';
import { soldLikeBikes, soldLikeCars } from './sold';
import { statedOf } from './stated';
import { suspension } from './suspension';
import { DAY, moments, NEWEST } from './times';

export interface StoredListing {
  collection: 'products' | 'bikes';
  id: string;
  sellerId: string;
  /** Milliseconds. */
  createdAt: number;
  /** When its sale ended, in milliseconds. */
  closedAt?: number;
  /** The stored record, without its time and the addresses of its photos. */
  fields: Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>;
  photos: readonly DemoPhoto[];
}

type State = Extract<ListingState, 'approved' | 'pending' | 'rejected'>;

/** The reasons of the rejected listings, by model. */
const rejectReasons: Readonly<Record<string, string>> = {
  dzire: storedReason('photos', 'A former taxi needs a photo of its number plate. Please add one.'),
  innova: storedReason('details', 'Please name a price: buyers cannot compare without one.'),
  pulsar150: storedReason('other', 'A vehicle without papers cannot be sold here.'),
};

/** The reason of the last rejection of a listing that its dealer has edited since. */
const answeredRejections: Readonly<Record<string, string>> = {
  city: storedReason('other', 'The description names another car than the photos show.'),
};

const reasons: Readonly<Record<State, Readonly<Record<string, string>>>> = {
  approved: {},
  pending: answeredRejections,
  rejected: rejectReasons,
};

function flags(state: State, model: string): StoredListing['fields'] {
  return {
    ...stateFlags[state],
    visible: isUsuallyVisible(state),
    rejectReason: reasons[state][model] ?? '',
  };
}

const HOUR = 3_600_000;

/** The order of the ids: pending and rejected listings are among the first approved ones. */
function inOrder<Entry>(
  approved: readonly Entry[],
  pending: readonly Entry[],
  rejected: readonly Entry[],
): { entry: Entry; state: State }[] {
  const ordered: { entry: Entry; state: State }[] = approved.map((entry) => ({ entry, state: 'approved' }));
  pending.forEach((entry, index) => {
    ordered.splice(1 + index * 3, 0, { entry, state: 'pending' });
  });
  rejected.forEach((entry, index) => {
    ordered.splice(6 + index * 5, 0, { entry, state: 'rejected' });
  });
  return ordered;
}

function dealerFor(dealer: number): DealerAccount {
  const found = dealers[dealer - 1];
  if (found === undefined) {
    throw new RangeError(`No dealer ${dealer}`);
  }
  return found;
}

function dealerOf(dealer: number): string {
  return dealerFor(dealer).uid;
}

function toCar(entry: CarEntry, state: State, index: number, createdAt: number): StoredListing {
  const random = randomFrom(`car-${index}`);
  const model: CarModel = carModels[entry.model];
  const name = `${model.name} ${entry.variant}`;
  const description = writeDescription({ kind: 'car', electric: entry.fuel === 'Electric', note: entry.note }, random);
  const { dealerName, distName: district } = dealerFor(entry.dealer);
  return {
    collection: 'products',
    id: `demo-car-${String(index + 1).padStart(2, '0')}`,
    sellerId: dealerOf(entry.dealer),
    createdAt,
    fields: {
      sellerId: dealerOf(entry.dealer),
      carName: name,
      ...searchContent({ name, kilometers: entry.km }, district),
      carPrice: entry.price,
      priceValue: parsePrice(entry.price),
      carYear: entry.year,
      carKm: entry.km,
      carDescription: description,
      engineSize: model.engine,
      fuelType: entry.fuel,
      groundClearance: model.clearance,
      mileage: model.mileage,
      safetyRating: model.safety,
      seatingCapacity: model.seats,
      size: model.size,
      fuelTank: model.tank,
      transmission: entry.gearbox,
      warranty: entry.warranty,
      ...describeName('car', name, model.size),
      ...flags(state, entry.model),
      ...(state !== 'pending' && { dealerName }),
      stated: statedOf({ seed: `car-${index}`, year: entry.year, description, district, now: NEWEST }),
    },
    photos: carPhotos(entry),
  };
}

function toBike(entry: BikeEntry, state: State, index: number, createdAt: number): StoredListing {
  const random = randomFrom(`bike-${index}`);
  const model = bikeModels[entry.model];
  const description = writeDescription({ kind: 'bike', electric: entry.fuel === 'Electric', note: entry.note }, random);
  const { dealerName, distName: district } = dealerFor(entry.dealer);
  return {
    collection: 'bikes',
    id: `demo-bike-${String(index + 1).padStart(2, '0')}`,
    sellerId: dealerOf(entry.dealer),
    createdAt,
    fields: {
      sellerId: dealerOf(entry.dealer),
      bikeName: model.name,
      ...searchContent({ name: model.name, kilometers: entry.km }, district),
      bikePrice: entry.price,
      priceValue: parsePrice(entry.price),
      bikeYear: entry.year,
      fuelType: entry.fuel,
      engineSize: model.engine,
      mileage: model.mileage,
      fuelTank: model.tank,
      kilometersRan: entry.km,
      ...describeName('bike', model.name, ''),
      bikeDescription: description,
      ...flags(state, entry.model),
      ...(state !== 'pending' && { dealerName }),
      stated: statedOf({ seed: `bike-${index}`, year: entry.year, description, district, now: NEWEST }),
    },
    photos: bikePhotos(entry),
  };
}

type ToListing<Entry> = (entry: Entry, state: State, index: number, createdAt: number) => StoredListing;

/** Decided listings were posted over the weeks before, in their order; those that wait, in the last two days. */
function postAll<Entry>(
  entries: readonly { entry: Entry; state: State }[],
  toListing: ToListing<Entry>,
  seed: string,
): readonly StoredListing[] {
  const decided = entries.filter(({ state }) => state !== 'pending');
  const times = moments(seed, decided.length);
  const waiting = entries.filter(({ state }) => state === 'pending');
  return entries.map((each, index) => {
    const recent = NEWEST - (waiting.length - waiting.indexOf(each)) * 13 * HOUR;
    const createdAt = each.state === 'pending' ? recent : (times[decided.indexOf(each)] ?? NEWEST);
    return toListing(each.entry, each.state, index, createdAt);
  });
}

/** The oldest post of the demo: a sale of the first week was posted before the weeks that are told of. */
const oldestPost = NEWEST - 96 * DAY;

interface Closing {
  readonly how: ClosedState;
  /** The number of the first listing. */
  readonly first: number;
  readonly times: readonly number[];
}

/** Listings whose sale has ended, a week or more after they were posted. They keep two photos. */
function close<Entry>(
  entries: readonly Entry[],
  toListing: ToListing<Entry>,
  { how, first, times }: Closing,
): readonly StoredListing[] {
  return entries.map((entry, index) => {
    const closedAt = times[index] ?? NEWEST;
    const forSale = randomFrom(`for sale ${how} ${first + index}`).between(7, 24) * DAY;
    const createdAt = Math.max(oldestPost, Math.round(closedAt - forSale));
    const { photos, fields, ...listing } = toListing(entry, 'approved', first + index, createdAt);
    return {
      ...listing,
      closedAt,
      photos: photos.slice(0, 2),
      fields: { ...fields, ...stateFlags[how], visible: isUsuallyVisible(how) },
    };
  });
}

const liveCars = postAll(inOrder(approvedCars, pendingCars, rejectedCars), toCar, 'cars');
const liveBikes = postAll(inOrder(approvedBikes, pendingBikes, rejectedBikes), toBike, 'bikes');

const lately = (entries: readonly unknown[]) => entries.map(() => NEWEST - DAY);

const closedCars = [
  ...close(soldCars, toCar, { how: 'sold', first: liveCars.length, times: lately(soldCars) }),
  ...close(withdrawnCars, toCar, {
    how: 'withdrawn',
    first: liveCars.length + soldCars.length,
    times: lately(withdrawnCars),
  }),
];
const firstNew = liveCars.length + closedCars.length;
const newCars = newcomersCars.map((entry, index) => toCar(entry, 'pending', firstNew + index, NEWEST));
const takenDownCars = close(suspendedCars, toCar, {
  how: 'suspended',
  first: firstNew + newCars.length,
  times: suspendedCars.map(() => suspension.at),
});
const closedBikes = [
  ...close(soldBikes, toBike, { how: 'sold', first: liveBikes.length, times: lately(soldBikes) }),
  ...close(withdrawnBikes, toBike, {
    how: 'withdrawn',
    first: liveBikes.length + soldBikes.length,
    times: lately(withdrawnBikes),
  }),
];

/** The sales of the weeks before. */
export const pastSales: readonly StoredListing[] = [
  ...close(soldLikeCars, toCar, {
    how: 'sold',
    first: firstNew + newCars.length + takenDownCars.length,
    times: moments('sold cars', soldLikeCars.length, 1.7),
  }),
  ...close(soldLikeBikes, toBike, {
    how: 'sold',
    first: liveBikes.length + closedBikes.length,
    times: moments('sold bikes', soldLikeBikes.length, 1.7),
  }),
];

/** Every listing of the demo: cars first, each kind in the order of its ids; then the sales of the weeks before. */
export const listings: readonly StoredListing[] = [
  ...liveCars,
  ...closedCars,
  ...newCars,
  ...takenDownCars,
  ...liveBikes,
  ...closedBikes,
  ...pastSales,
];
