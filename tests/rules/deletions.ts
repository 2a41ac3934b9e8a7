import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { accounts } from './actors';
import { longAgo } from './documents';
import type { Records } from './records';
import { bookedId, bookingPath, inWorld } from './world';

/** The writes of the app for the deletion of an account (ACC-27). */

const { buyer, dealer } = accounts;

export const dealerDeletionPath = `dealerDeletions/${dealer.uid}`;
export const buyerDeletionPath = `buyerDeletions/${buyer.uid}`;

export const newDeletion = (): DocumentData => ({ at: serverTimestamp() });

/** The first write of each deletion. */
export const beginAsDealer = (): Records => ({
  [dealerDeletionPath]: newDeletion(),
  [`sellers/${dealer.uid}`]: { ...inWorld(`sellers/${dealer.uid}`), approved: false },
});

export const beginAsBuyer = (): Records => ({
  [buyerDeletionPath]: newDeletion(),
  [`users/${buyer.uid}`]: null,
  [`UsersIds/${buyer.uid}`]: null,
});

/** The deletion has begun. */
export const leavingDealer: Records = {
  [dealerDeletionPath]: { at: longAgo },
  [`sellers/${dealer.uid}`]: { ...inWorld(`sellers/${dealer.uid}`), approved: false },
};

export const leavingBuyer: Records = {
  [buyerDeletionPath]: { at: longAgo },
  [`users/${buyer.uid}`]: null,
  [`UsersIds/${buyer.uid}`]: null,
};

export const endedBookingPath = bookingPath(buyer.uid, bookedId('car'));

/** A booking that is over, with what both sides have typed. */
export const endedBooking = (): DocumentData => ({
  ...inWorld(endedBookingPath),
  status: 'declined',
  note: 'I am Asha, 12 Lake Road.',
  declineReason: 'Asha did not come.',
});

/** What each side blanks. */
export const blankOfBuyer = { note: '', declineReason: '' };
export const blankOfDealer = { dealerName: '', carDescription: '', declineReason: '' };
