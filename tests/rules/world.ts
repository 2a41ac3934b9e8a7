import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { bookingId } from '../../src/bookings/booking';
import { slotId } from '../../src/bookings/testDrive/testDrive';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import { type ListingState, listingState, listingStates } from '../../src/listings/state/listingState';
import { accounts } from './actors';
import {
  buyerRecord,
  contactCard,
  contactMessage,
  dealerRecord,
  longAgo,
  newBooking,
  newGrant,
  storedListing,
} from './documents';
import { countAfter, countPath } from './stockCounts';

export const kinds = Object.keys(listingKinds) as ListingKind[];

export const collectionOf = (kind: ListingKind) => listingKinds[kind].collection;

/** The dealer has one listing of each kind in each state. */
export const listingId = (kind: ListingKind, state: ListingState) => `${kind}-${state}`;
export const listingPath = (kind: ListingKind, state: ListingState) =>
  `${collectionOf(kind)}/${listingId(kind, state)}`;

/** The live listing of each kind that the buyer has booked. */
export const bookedId = (kind: ListingKind) => `${kind}-booked`;
/** A live listing of each kind of the other dealer, without bookings. */
export const otherDealersId = (kind: ListingKind) => `${kind}-of-other-dealer`;

export const bookingPath = (userId: string, vehicleId: string) => `bookings/${bookingId(userId, vehicleId)}`;
export const slotPath = (sellerId: string, vehicleId: string, testDrive: Timestamp) =>
  `sellers/${sellerId}/slots/${slotId(vehicleId, testDrive.toDate())}`;
export const grantPath = (userId: string, sellerId: string) => `UsersIds/${userId}/dealers/${sellerId}`;

export const openRequestsPath = (userId: string) => `openRequests/${userId}`;

export type World = Readonly<Record<string, DocumentData>>;

const { buyer, otherBuyer, dealer, otherDealer, admin } = accounts;

function profiles(): World {
  return {
    [`sellers/${dealer.uid}`]: { ...dealerRecord(dealer), approved: true, createdAt: longAgo },
    [`sellers/${otherDealer.uid}`]: { ...dealerRecord(otherDealer), approved: true, createdAt: longAgo },
    [`users/${buyer.uid}`]: { ...buyerRecord(buyer), createdAt: longAgo },
    [`users/${otherBuyer.uid}`]: { ...buyerRecord(otherBuyer), createdAt: longAgo },
    [`UsersIds/${buyer.uid}`]: contactCard(buyer.uid),
    [`UsersIds/${otherBuyer.uid}`]: contactCard(otherBuyer.uid),
    [`admins/${admin.uid}`]: { id: admin.email },
    'contacts/message': { ...contactMessage(), timestamp: longAgo },
    'contacts/handled': { ...contactMessage(), timestamp: longAgo, handledAt: longAgo },
  };
}

/** When the dealer has sent what the admin has decided about. */
const firstSent = Timestamp.fromMillis(longAgo.toMillis() - 1);

/** The audit record of the decision that gave the dealer's listing this state. */
export const reviewId = (kind: ListingKind, state: 'approved' | 'rejected') => `review-of-${listingId(kind, state)}`;

/** The dealer's approved and rejected listings, with the audit records of these decisions. */
function reviewed(kind: ListingKind): World {
  const decided = [
    ['approved', 'approve'],
    ['rejected', 'reject'],
  ] as const;
  return Object.fromEntries(
    decided.flatMap(([state, what]) => {
      const listing = storedListing(kind, dealer.uid, state);
      const record = {
        who: admin.uid,
        what,
        when: listing.updatedAt,
        reason: listing.rejectReason,
        collection: collectionOf(kind),
        recordId: listingId(kind, state),
        seen: firstSent,
        follows: '',
      };
      return [
        [listingPath(kind, state), { ...listing, lastReview: reviewId(kind, state) }],
        [`audit/${reviewId(kind, state)}`, record],
      ];
    }),
  );
}

function listings(kind: ListingKind): World {
  return {
    ...Object.fromEntries(
      listingStates.map((state) => [listingPath(kind, state), storedListing(kind, dealer.uid, state)]),
    ),
    ...reviewed(kind),
    [`${collectionOf(kind)}/${bookedId(kind)}`]: storedListing(kind, dealer.uid, 'approved'),
    [`${collectionOf(kind)}/${otherDealersId(kind)}`]: storedListing(kind, otherDealer.uid, 'approved'),
  };
}

function bookings(kind: ListingKind): World {
  const booking = newBooking(
    storedListing(kind, dealer.uid, 'approved'),
    bookedId(kind),
    dealerRecord(dealer),
    buyer.uid,
  );
  return {
    [bookingPath(buyer.uid, bookedId(kind))]: { ...booking, bookingDate: longAgo, statusAt: longAgo },
    [grantPath(buyer.uid, dealer.uid)]: { ...newGrant(bookedId(kind)), since: longAgo },
  };
}

/**
 * Every account's open requests name the listings that the tests book. So where a test books without this list, only the
 * booking can be refused.
 */
function openRequests(): World {
  const booked = kinds.flatMap((kind) => [bookedId(kind), listingId(kind, 'approved'), otherDealersId(kind)]);
  return Object.fromEntries(
    Object.values(accounts).map(({ uid }) => [
      openRequestsPath(uid),
      { ids: booked.map((vehicleId) => bookingId(uid, vehicleId)) },
    ]),
  );
}

/** The counts of all dealers' listings in these records. */
function stockCounts(listed: World): World {
  const counts: Record<string, DocumentData> = {};
  const paths = Object.keys(listed).filter((path) => !path.startsWith('audit/'));
  for (const path of paths) {
    const listing = listed[path] ?? {};
    const count = counts[countPath(listing.sellerId)] ?? { waiting: 0, all: 0 };
    counts[countPath(listing.sellerId)] = { ...countAfter(count, null, listing, path), at: longAgo };
  }
  return counts;
}

const listed: World = Object.assign({}, ...kinds.map(listings));

/** All records before each test, by path. The buyer has booked a car and a bike of the dealer. */
export const world: World = Object.assign(
  {},
  profiles(),
  listed,
  stockCounts(listed),
  openRequests(),
  ...kinds.map(bookings),
);

/** The state of a listing of the world. */
export function stateAt(path: string): ListingState {
  const { approved, Reject, closed } = inWorld(path);
  return listingState({ approved, Reject, closed });
}

/** A record of the world. */
export function inWorld(path: string): DocumentData {
  const data = world[path];
  if (!data) throw new Error(`The world has no ${path}`);
  return data;
}
