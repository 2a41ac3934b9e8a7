import type { Booking } from '../../src/bookings/booking';
import { bookingStates } from '../../src/bookings/bookingState';
import { stockStates } from '../../src/listings/state/listingState';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aBooking, aCar, anOwnProfile, aReviewedListing, aWaitingChange } from '../support/screens/records';
import { storeBooking, storeBuyer, storeListing, storeOwnProfile, storeSaves } from '../support/screens/store';
import { creta, said, swift, unicorn } from './records';

/** What dealers and the admin work on. */

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
/** 11 in the morning in India. */
const atEleven = (days: number) => new Date(Math.floor(inDays(days).getTime() / day) * day + 5.5 * 3_600_000);

/** A booking of a buyer in each state. */
export function storeBookings(): void {
  storeBuyer('buyer1', { name: 'Asha', phone: '9876543210' });
  for (const status of bookingStates) {
    const car = aCar({ ...swift, id: status });
    const changed: Partial<Booking> = {
      status,
      testDrive: status === 'requested' ? null : atEleven(1),
      note: said,
      ...(status === 'declined' && { declineReason: said }),
      bookedAt: inDays(-1),
      statusAt: inDays(-0.5),
    };
    storeListing(car);
    storeBooking(aBooking(car, changed));
  }
  storeBooking(aBooking(unicorn, { testDrive: atEleven(0), status: 'accepted' }));
}

/** A listing of the dealer in each state, a profile with a change that waits, and a warning. */
export function storeStock(): void {
  for (const state of stockStates) {
    const car = aCar({ ...creta, id: `${state}1`, state, visible: state === 'approved', rejectReason: said });
    storeListing(car);
    storeSaves(car, 2);
  }
  storeOwnProfile(anOwnProfile({}, {}));
  firebase.put(['stockCounts', 'dealer1'], { waiting: 1, all: 5 });
  firebase.put(['warnings', 'warning1'], { sellerId: 'dealer1', text: said, at: inDays(-1), readAt: null });
}

export function storeRating(): void {
  const at = inDays(-2);
  const about = { sellerId: 'dealer1', userId: 'buyer1', collection: 'products', vehicleId: 'car1', name: swift.name };
  const answers = { testDrive: true, stars: 4, asDescribed: true, onTime: false, text: said, at };
  firebase.put(['ratings', 'buyer1_dealer1'], {
    ...about,
    ...answers,
    answer: '',
    answeredAt: null,
    hidden: '',
    lastReview: '',
  });
  firebase.put(['dealerRatings', 'dealer1'], { count: 1, sum: 4, testDrives: 1, ratingId: 'buyer1_dealer1', at });
}

/** A car and a bike for review, a change of a profile, a message, a report and decisions. */
export function storeDesk(): void {
  storeListing(aReviewedListing('car', { ...swift, id: 'pending1', state: 'pending' }));
  storeListing(aReviewedListing('bike', { ...unicorn, id: 'pending2', state: 'pending', unreviewed: true }));
  const { sellerId, wanted, sentAt, lastReview } = aWaitingChange();
  firebase.put(['profileChanges', sellerId], {
    ...wanted,
    status: 'waiting',
    reason: '',
    updatedAt: sentAt,
    lastReview,
  });
  firebase.put(['contacts', 'message1'], {
    name: 'Asha',
    phone: '9876543210',
    reason: said,
    timestamp: inDays(-1),
    handledAt: null,
  });
  const about = { collection: 'products', recordId: 'car1', sellerId: 'dealer1', name: swift.name, userId: 'buyer1' };
  firebase.put(['reports', 'products_car1_buyer1'], {
    ...about,
    reason: 'advance',
    text: said,
    at: inDays(-1),
    handledAt: null,
  });
  const who = 'admin1';
  const decisions = [
    { collection: 'products', recordId: 'pending1', what: 'requeue', reason: '' },
    { collection: 'products', recordId: 'car1', what: 'approve', reason: '' },
    { collection: 'suspensions', recordId: 'dealer1', what: 'lift', reason: '#settled' },
    { collection: 'reports', recordId: 'products_car1_buyer1', what: 'done', reason: '' },
  ];
  for (const [place, decision] of decisions.entries())
    firebase.put(['audit', `decision${place}`], { ...decision, who, when: inDays(-place), follows: '' });
}
