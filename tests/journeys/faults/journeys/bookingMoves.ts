import { expect, type Locator, type Page } from '@playwright/test';
import { type BookingState, holdsHour } from '../../../../src/bookings/bookingState';
import { testDriveDays } from '../../../../src/bookings/testDrive';
import {
  aDayAgo,
  addBooking,
  emptyOpenRequests,
  storedBooking,
  storedSlots,
  testDriveAt,
} from '../../support/bookings';
import { answerDialog } from '../../support/dialogs';
import { addListing, type StoredListing } from '../../support/listings';
import type { BuyerAccount, DealerAccount } from '../../support/people';
import { type Cast, endsSignIn, type FaultJourney, type Harm, isUnseen } from '../faultJourney';

interface Order {
  readonly buyer: BuyerAccount;
  readonly dealer: DealerAccount;
  readonly listing: StoredListing;
}

/** Makes a booking with a test drive. It comes first, because it is the newest. */
async function oneOrder({ buyer, dealer }: Cast, status: BookingState): Promise<Order> {
  const listing = await addListing('car', dealer, { photos: 1 });
  const declined = { declineReason: 'The vehicle is in the workshop.', statusAt: aDayAgo() };
  await addBooking(buyer, dealer, listing, {
    status,
    testDrive: testDriveAt(3, 11),
    ...(status === 'declined' && declined),
  });
  return { buyer, dealer, listing };
}

interface MoveDescription {
  readonly name: string;
  readonly as: 'buyer' | 'dealer';
  readonly path: string;
  readonly from: BookingState;
  readonly to: BookingState;
  readonly act: (page: Page, card: Locator) => Promise<void>;
  readonly label: string;
  readonly failed: string;
}

const cardOf = (page: Page, { listing }: Order) => page.getByRole('article', { name: listing.name, exact: true });

const signedOutText = 'You must be logged in to view your bookings.';

function move(description: MoveDescription): FaultJourney<Order> {
  const { name, as, path, from, to, act, label, failed } = description;
  return {
    name,
    as,
    arrange: (cast) => oneOrder(cast, from),
    open: async (page, order) => {
      await page.goto(path);
      // The buyer is read after the booking.
      const whole = as === 'dealer' ? cardOf(page, order).getByText(order.buyer.name).first() : cardOf(page, order);
      await whole.waitFor();
    },
    act: (page, order) => act(page, cardOf(page, order)),
    again: (page, order) => act(page, cardOf(page, order)),
    success: (page, order) => cardOf(page, order).locator('.state-badge').getByText(label, { exact: true }),
    harm: (call, fault): Harm => {
      if (endsSignIn(call, fault)) return { seen: 'signedOut', text: signedOutText, dialog: false };
      // Without the hours that are taken, no clash is shown before the dealer accepts.
      const isHint = call.name === 'read sellers/slots';
      if (call.name === 'lookup' || isUnseen(call) || isHint) return { seen: 'nothing' };
      return { seen: 'dialog', title: 'Error', text: failed };
    },
    records: async ({ buyer, dealer, listing }) => {
      const status = (await storedBooking(buyer, listing))?.status;
      const hours = (await storedSlots(dealer)).filter((id) => id === `${buyer.uid}_${listing.id}`);
      // The state and the hour must be written together: counts one of them alone as two records.
      if (hours.length === Number(status !== undefined && holdsHour(status))) return Number(status === to);
      return 2;
    },
  };
}

const press = (name: string) => (_page: Page, card: Locator) => card.getByRole('button', { name, exact: true }).click();

export const accept = move({
  name: 'accept an order',
  as: 'dealer',
  path: '/orderlist',
  from: 'requested',
  to: 'accepted',
  act: press('Accept'),
  label: 'Accepted',
  failed: 'Could not accept the booking. Please try again.',
});

export const decline = move({
  name: 'decline an order',
  as: 'dealer',
  path: '/orderlist',
  from: 'accepted',
  to: 'declined',
  act: async (page, card) => {
    await press('Decline')(page, card);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption('The vehicle has been sold.');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  },
  label: 'Declined',
  failed: 'Could not decline the booking. Please try again.',
});

export const complete = move({
  name: 'complete an order',
  as: 'dealer',
  path: '/orderlist',
  from: 'accepted',
  to: 'completed',
  act: async (page, card) => {
    await press('Completed')(page, card);
    await answerDialog(page, { title: 'Is this booking completed?' }, 'Completed');
  },
  label: 'Completed',
  failed: 'Could not complete the booking. Please try again.',
});

export const cancel = move({
  name: 'cancel a booking',
  as: 'buyer',
  path: '/MyBookings',
  from: 'accepted',
  to: 'cancelled',
  act: async (page, card) => {
    await press('Cancel booking')(page, card);
    await answerDialog(page, { title: 'Cancel this booking?' }, 'Cancel booking');
  },
  label: 'Cancelled',
  failed: 'Could not cancel the booking. Please try again.',
});

export const agree = move({
  name: 'take a proposed time',
  as: 'buyer',
  path: '/MyBookings',
  from: 'proposed',
  to: 'accepted',
  act: press('Take this time'),
  label: 'Accepted',
  failed: 'Could not take the time. Please try again.',
});

/** Like a new booking, except for the meaning of a refusal. */
export const bookAgain: FaultJourney<Order> = {
  name: 'book again',
  as: 'buyer',
  apart: true,
  refusedWith: ['denied'],
  arrange: async (cast) => {
    await emptyOpenRequests(cast.buyer);
    return oneOrder({ ...cast, dealer: await cast.people.registerDealer() }, 'declined');
  },
  open: async (page, order) => {
    await page.goto('/MyBookings');
    await cardOf(page, order).waitFor();
  },
  act: (page, order) => press('Book again')(page, cardOf(page, order)),
  actAfterLogin: (page) => page.getByRole('button', { name: 'Yes, book' }).click(),
  again: (page, order) => press('Book again')(page, cardOf(page, order)),
  success: (page) => page.getByRole('alert', { name: 'Car booked successfully!' }),
  grantedBefore: (page) => page.getByRole('dialog', { name: 'Already booked' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) return { seen: 'signedOut', text: 'Please log in to book this car.', dialog: true };
    if (call.name === 'lookup' || call.name.startsWith('query')) return { seen: 'nothing' };
    const text =
      fault === 'denied' ? 'This vehicle is no longer for sale.' : 'Could not book the car. Please try again.';
    return { seen: 'dialog', title: 'Error', text };
  },
  records: async ({ buyer, listing }) => Number((await storedBooking(buyer, listing))?.status === 'requested'),
};

const otherTime = testDriveAt(4, 15);

async function chooseOtherTime(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: testDriveDays(new Date())[4]?.label ?? '' }).check();
  await sheet.getByRole('radio', { name: '3 pm' }).check();
}

/** A proposal holds its hour, and gives the accepted one back. */
export const propose = move({
  name: 'propose another time',
  as: 'dealer',
  path: '/orderlist',
  from: 'accepted',
  to: 'proposed',
  act: async (page, card) => {
    await press('Propose another time')(page, card);
    await chooseOtherTime(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Propose another time' }).click();
  },
  label: 'Time proposed',
  failed: 'Could not propose the time. Please try again.',
});

async function sendSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for this time' }).click();
}

/** Another hour of an accepted test drive. A choice that could not be sent is still in the sheet. */
export const anotherTime: FaultJourney<Order> = {
  name: 'ask for another time',
  as: 'buyer',
  arrange: (cast) => oneOrder(cast, 'accepted'),
  open: async (page, order) => {
    await page.goto('/MyBookings');
    await press('Another time')(page, cardOf(page, order));
    await chooseOtherTime(page);
  },
  act: sendSheet,
  again: sendSheet,
  success: (page) => page.getByRole('alert', { name: 'The dealer sees the new time.' }),
  formIsAsTyped: async (page) => expect(page.getByRole('radio', { name: '3 pm' })).toBeChecked(),
  harm: (call, fault): Harm => {
    if (endsSignIn(call, fault)) return { seen: 'signedOut', text: signedOutText, dialog: false };
    if (call.name === 'lookup' || isUnseen(call)) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not change the booking. Please try again.' };
  },
  records: async ({ buyer, dealer, listing }) => {
    const booking = await storedBooking(buyer, listing);
    const hours = (await storedSlots(dealer)).filter((id) => id === `${buyer.uid}_${listing.id}`);
    const isMoved = booking?.testDrive.toMillis() === otherTime.getTime();
    // The hour must be given back in the same write: counts one without the other as two records.
    return hours.length === Number(!isMoved) ? Number(isMoved) : 2;
  },
};
