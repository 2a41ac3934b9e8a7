import type { DocumentData, Timestamp } from 'firebase/firestore';
import { bookingId } from '../../src/domain/booking';
import { type ListingState, stateFlags } from '../../src/domain/listingState';
import { slotId } from '../../src/domain/testDrive';
import { type VehicleKind, vehicleKinds } from '../../src/domain/vehicleKinds';
import { accounts } from './actors';
import {
  contactCard,
  contactMessage,
  longAgo,
  newBooking,
  newGrant,
  sellerRecord,
  storedListing,
  userRecord,
} from './documents';

export const kinds = Object.keys(vehicleKinds) as VehicleKind[];
export const listingStates = Object.keys(stateFlags) as ListingState[];

export const collectionOf = (kind: VehicleKind) => vehicleKinds[kind].collection;

/** The dealer has one listing of each kind in each state. */
export const listingId = (kind: VehicleKind, state: ListingState) => `${kind}-${state}`;
export const listingPath = (kind: VehicleKind, state: ListingState) =>
  `${collectionOf(kind)}/${listingId(kind, state)}`;

/** The listing of each kind, live as well, that the buyer has booked. */
export const bookedId = (kind: VehicleKind) => `${kind}-booked`;
/** A live listing of each kind of the other dealer, on which nobody has a booking. */
export const otherDealersId = (kind: VehicleKind) => `${kind}-of-other-dealer`;

export const bookingPath = (userId: string, vehicleId: string) => `bookings/${bookingId(userId, vehicleId)}`;
export const slotPath = (sellerId: string, vehicleId: string, testDrive: Timestamp) =>
  `sellers/${sellerId}/slots/${slotId(vehicleId, testDrive.toDate())}`;
export const grantPath = (userId: string, sellerId: string) => `UsersIds/${userId}/dealers/${sellerId}`;

export type World = Readonly<Record<string, DocumentData>>;

const { buyer, otherBuyer, dealer, otherDealer, admin } = accounts;

function profiles(): World {
  return {
    [`sellers/${dealer.uid}`]: { ...sellerRecord(dealer), createdAt: longAgo },
    [`sellers/${otherDealer.uid}`]: { ...sellerRecord(otherDealer), createdAt: longAgo },
    [`users/${buyer.uid}`]: { ...userRecord(buyer), createdAt: longAgo },
    [`users/${otherBuyer.uid}`]: { ...userRecord(otherBuyer), createdAt: longAgo },
    [`UsersIds/${buyer.uid}`]: contactCard(buyer.uid),
    [`UsersIds/${otherBuyer.uid}`]: contactCard(otherBuyer.uid),
    [`admins/${admin.uid}`]: { id: admin.email },
    'contacts/message': { ...contactMessage(), timestamp: longAgo },
    'contacts/handled': { ...contactMessage(), timestamp: longAgo, handledAt: longAgo },
  };
}

/** The record of the decision that left the dealer's listing in that state. */
export const reviewId = (kind: VehicleKind, state: 'approved' | 'rejected') => `review-of-${listingId(kind, state)}`;

/** The dealer's live and rejected listings, as the admin has left them, with the records of it. */
function reviewed(kind: VehicleKind): World {
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
        listingId: listingId(kind, state),
        seen: listing.createdAt,
        follows: '',
      };
      return [
        [listingPath(kind, state), { ...listing, lastReview: reviewId(kind, state) }],
        [`audit/${reviewId(kind, state)}`, record],
      ];
    }),
  );
}

function listings(kind: VehicleKind): World {
  return {
    ...Object.fromEntries(
      listingStates.map((state) => [listingPath(kind, state), storedListing(kind, dealer.uid, state)]),
    ),
    ...reviewed(kind),
    [`${collectionOf(kind)}/${bookedId(kind)}`]: storedListing(kind, dealer.uid, 'approved'),
    [`${collectionOf(kind)}/${otherDealersId(kind)}`]: storedListing(kind, otherDealer.uid, 'approved'),
  };
}

function bookings(kind: VehicleKind): World {
  const booking = newBooking(
    storedListing(kind, dealer.uid, 'approved'),
    bookedId(kind),
    sellerRecord(dealer),
    buyer.uid,
  );
  return {
    [bookingPath(buyer.uid, bookedId(kind))]: { ...booking, bookingDate: longAgo, statusAt: longAgo },
    [grantPath(buyer.uid, dealer.uid)]: { ...newGrant(bookedId(kind)), since: longAgo },
  };
}

/** Everything stored before each test, by path: the buyer has booked a car and a bike of the dealer. */
export const world: World = Object.assign({}, profiles(), ...kinds.map(listings), ...kinds.map(bookings));

/** A stored record of the world. */
export function inWorld(path: string): DocumentData {
  const data = world[path];
  if (!data) throw new Error(`The world has no ${path}`);
  return data;
}
