import type { Booking } from '../../../src/bookings/booking';
import type { Dealer } from '../../../src/dealers/dealer';
import { identityOf } from '../../../src/dealers/dealerIdentity';
import type { OwnProfile, ProfileChange } from '../../../src/dealers/ownProfile/profileChange';
import type { ReviewedDealer, Suspension, WaitingChange } from '../../../src/dealersAsAdmin/dealerReview';
import type { ReviewedListing } from '../../../src/decisions/review';
import type { ListingKind } from '../../../src/listings/kinds';
import type { Listing, ListingFieldValues } from '../../../src/listings/listing';
import { priceOf } from '../../../src/listings/price';
import { parseKilometers } from '../../../src/shared/numbers/kilometers';
import { storedReason } from '../../../src/shared/reason';
import { ServerTime } from '../../../src/shared/time/serverTime';

/** Model records, as services return them. `store.ts` puts them into the fake of Firebase. */

/** What a listing says of its own values. */
export function readValues({ price = '', kilometers = '', description = '' }: ListingFieldValues) {
  return {
    price: priceOf(String(price)),
    kilometers: parseKilometers(String(kilometers)),
    description: String(description),
  };
}

export function aCar(changed: Partial<Listing> = {}): Listing {
  const listing = {
    kind: 'car' as const,
    id: 'car1',
    sellerId: 'dealer1',
    dealerName: 'Sahyadri Motors',
    distName: 'Pune',
    name: 'Maruti Swift',
    values: {
      name: 'Maruti Swift',
      price: '450000',
      year: 2019,
      fuelType: 'Petrol',
      transmission: 'Manual',
      kilometers: '32000',
      description: 'One owner.',
      make: 'Maruti Suzuki',
      model: 'Swift',
      bodyType: 'Hatchback',
    },
    photos: ['https://pictures.example/front.jpg', 'https://pictures.example/rear.jpg'],
    thumbnails: ['https://pictures.example/front-thumb.jpg', 'https://pictures.example/rear-thumb.jpg'],
    photoLabels: [],
    stated: {},
    state: 'approved' as const,
    visible: true,
    rejectReason: '',
    createdAt: new Date('2026-01-04T10:00:00Z'),
    updatedAt: new Date('2026-01-05T10:00:00Z'),
    ...changed,
  };
  return { ...readValues(listing.values), ...listing };
}

export function aBike(changed: Partial<Listing> = {}): Listing {
  return aCar({
    kind: 'bike',
    id: 'bike1',
    name: 'Honda Unicorn',
    values: {
      name: 'Honda Unicorn',
      price: '65,000',
      year: 2020,
      fuelType: 'Petrol',
      engineSize: '150cc',
      make: 'Honda',
      model: 'Unicorn',
      bodyType: 'Commuter',
    },
    ...changed,
  });
}

export function aReviewedListing(kind: ListingKind, changed: Partial<ReviewedListing> = {}): ReviewedListing {
  return {
    ...(kind === 'car' ? aCar(changed) : aBike(changed)),
    state: 'pending',
    searchTokens: kind === 'car' ? ['ma', 'mar', 'sw', 'swift', 'pu', 'pune'] : ['ho', 'honda', 'pune'],
    postedAt: new Date('2026-01-05T10:00:00Z'),
    version: new ServerTime(1_767_607_200, 123_456_000),
    lastReview: '',
    unreviewed: false,
    content: {},
    ...changed,
  };
}

export function aDealer(changed: Partial<Dealer> = {}): Dealer {
  return {
    id: 'dealer1',
    dealerName: 'Sahyadri Motors',
    distName: 'Pune',
    address: '12 MG Road',
    phone: '9123456780',
    profilePic: 'https://pictures.example/shop.jpg',
    approved: true,
    joinedAt: new Date('2024-03-05T10:00:00Z'),
    ...changed,
  };
}

/** A dealer's own profile. With `change`, a change of name, address and picture waits. */
export function anOwnProfile(changed: Partial<Dealer> = {}, change: Partial<ProfileChange> | null = null): OwnProfile {
  const dealer = aDealer(changed);
  const { dealerName, distName, address } = { ...dealer, dealerName: 'Rao Motors', address: '5 New Road' };
  const wanted = { dealerName, distName, address, profilePic: 'https://pictures.example/new.jpg' };
  const updatedAt = new Date('2026-03-05T10:30+05:30');
  return { dealer, change: change && { wanted, status: 'waiting', reason: '', updatedAt, ...change } };
}

export function aSuspension(changed: Partial<Suspension> = {}): Suspension {
  return {
    sellerId: 'dealer1',
    reason: storedReason('complaints'),
    since: new Date('2026-03-05T12:00+05:30'),
    wasPublic: true,
    lastReview: 'dealer1_suspension',
    ...changed,
  };
}

interface DealerChanges {
  readonly profile?: Partial<Dealer>;
  readonly suspension?: Suspension;
}

/** A dealer as the admin reads one. */
export function aReviewedDealer({ profile = {}, suspension }: DealerChanges = {}): ReviewedDealer {
  const joinedAt = new Date('2026-01-05T10:00+05:30');
  return { profile: aDealer({ joinedAt, ...profile }), suspension: suspension ?? null };
}

/** A profile change of the dealer in `aReviewedDealer`: another name and picture. */
export function aWaitingChange(changed: Partial<WaitingChange> = {}): WaitingChange {
  const { dealerName: _, ...others } = identityOf(aDealer());
  return {
    sellerId: 'dealer1',
    wanted: { ...others, dealerName: 'Sahyadri Wheels', profilePic: 'https://pictures.example/new-shop.jpg' },
    sentAt: new Date('2026-03-05T12:00+05:30'),
    version: new ServerTime(1_767_607_200, 123_456_000),
    lastReview: '',
    ...changed,
  };
}

export function aBooking(
  { id: vehicleId, state: _, rejectReason: __, createdAt: ___, updatedAt: ____, ...record }: Listing,
  changed: Partial<Booking> = {},
): Booking {
  return {
    ...record,
    id: `buyer1_${vehicleId}`,
    vehicleId,
    userId: 'buyer1',
    dealerName: 'Sahyadri Motors',
    distName: 'Pune',
    bookedAt: new Date('2026-03-05T12:00+05:30'),
    earlierRequests: [],
    status: 'requested',
    statusAt: new Date('2026-03-05T12:00+05:30'),
    testDrive: null,
    note: '',
    declineReason: '',
    afterHour: false,
    ...changed,
  };
}

/** A choice of each stated fact. */
export const allStated = {
  owners: '1',
  registeredState: 'Goa',
  registeredYear: '2019',
  serviceHistory: 'Full',
  accidents: 'Repaired',
  loan: 'Running',
  spareKey: 'Yes',
} as const;
