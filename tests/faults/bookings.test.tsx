import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import type { Booking } from '../../src/bookings/booking';
import { type BookingState, holdsHour } from '../../src/bookings/bookingState';
import { slotId, testDriveDays } from '../../src/bookings/testDrive/testDrive';
import type { ListingKind } from '../../src/listings/kinds';
import BookingsPage from '../../src/pages/dealer/BookingsPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeBooking, storeBuyer, storeDealer, storeListing } from '../support/screens/store';
import { eventually } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { answer, article, dialog, error, press, text, toast, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

const name = 'Maruti Swift';
const card = article(name);
const storedBooking = () => firebase.read(['bookings', 'buyer1_car1']);

function arrangeOffer(): void {
  storeDealer(aDealer());
  storeListing(aCar());
  storeBuyer('buyer1', { name: 'Asha', phone: '9876543210' });
  firebase.put(['users', 'buyer1'], { Name: 'Asha', phone: '9876543210' });
}

/** An hour that can be booked, that many days from today. */
function testDriveAt(day: number, hour: number): Date {
  const time = testDriveDays(new Date())[day]?.hours[hour - 9];
  if (!time) throw new Error(`Nobody can drive at ${hour} h in ${day} days`);
  return time;
}

const slots = 'sellers/dealer1/slots';

function arrangeBooking(status: BookingState, changed: Partial<Booking> = {}): void {
  arrangeOffer();
  const { testDrive = testDriveAt(3, 11), ...others } = changed;
  storeBooking(aBooking(aCar(), { status, testDrive, ...others }));
  if (testDrive && holdsHour(status)) {
    firebase.put(['sellers', 'dealer1', 'slots', slotId('car1', testDrive)], { bookingId: 'buyer1_car1' });
  }
}

const openBooking = (page: 'MyBookings' | 'orderlist') => async (): Promise<UserEvent> => {
  const { user } = show(page === 'MyBookings' ? <PublicPages /> : <BookingsPage />, `/${page}`);
  await eventually('the booking', card);
  return user;
};

const pressInCard = (button: string) => async (user: UserEvent) =>
  press(user, button, await eventually('the booking', card));

function bookNow(kind: ListingKind): FaultJourney {
  const book: FaultJourney['act'] = (user) => press(user, 'Book Now');
  return {
    as: 'buyer',
    arrange: () => {
      arrangeOffer();
      firebase.remove(['products', 'car1']);
      storeListing(kind === 'car' ? aCar() : aBike());
    },
    open: async () => {
      const { user } = show(<PublicPages />, kind === 'car' ? '/cars/car1' : '/bikes/bike1');
      await eventually('the button', () => screen.queryByRole('button', { name: 'Book Now' }));
      return user;
    },
    act: book,
    again: book,
    success: toast(kind === 'car' ? 'Car booked successfully!' : 'Bike booked successfully!'),
    grantedBefore: dialog('Already booked'),
    harm: (call, fault) =>
      // A record that the rules deny counts as not public.
      fault === 'denied' && /^read (products|bikes|sellers)$/.test(call.name)
        ? error('This vehicle is no longer for sale.')
        : error(`Could not book the ${kind}. Please try again.`),
    records: () => firebase.ids('bookings').length,
  };
}

tryFaults('book a car', bookNow('car'));
tryFaults('book a bike', bookNow('bike'));

/** What is booked is refetched. */
const listFailsAfterwards: Harm = { seen: 'stored', text: 'Could not fetch bookings. Please try again.' };

/** Like a new booking, except for the meaning of a refusal. */
tryFaults('book again', {
  as: 'buyer',
  arrange: () =>
    arrangeBooking('declined', { declineReason: 'In the workshop.', statusAt: new Date('2026-03-01T10:00Z') }),
  open: openBooking('MyBookings'),
  act: pressInCard('Book again'),
  again: pressInCard('Book again'),
  success: toast('Car booked successfully!'),
  grantedBefore: dialog('Already booked'),
  harm: ({ name: call }, fault) => {
    if (call.startsWith('query')) return listFailsAfterwards;
    return error(
      fault === 'denied' ? 'This vehicle is no longer for sale.' : 'Could not book the car. Please try again.',
    );
  },
  records: () => Number(storedBooking()?.status === 'requested'),
});

interface Move {
  readonly as: 'buyer' | 'dealer';
  readonly from: BookingState;
  readonly to: BookingState;
  readonly act: FaultJourney['act'];
  /** Its new state, or the summary under which it is folded. */
  readonly label: string;
  readonly failed: string;
  /** By default one that is still to come. */
  readonly testDrive?: Date;
}

function tryMove(move: string, { as, from, to, act, label, failed, testDrive }: Move): void {
  tryFaults(move, {
    as,
    arrange: () => arrangeBooking(from, testDrive && { testDrive }),
    open: openBooking(as === 'buyer' ? 'MyBookings' : 'orderlist'),
    act,
    again: act,
    success: text(label, '.state-badge, summary'),
    // Without the hours that are taken, no clash is shown before the dealer accepts.
    // Without the hours that are blocked, all are offered.
    harm: (call) => (/^read (sellers\/slots|blockedHours)$/.test(call.name) ? unnoticed : error(failed)),
    records: () => {
      const status = storedBooking()?.status as BookingState;
      // The state and the hour must be written together: counts one of them alone as two records.
      return firebase.ids(slots).length === Number(holdsHour(status)) ? Number(status === to) : 2;
    },
  });
}

tryMove('accept an order', {
  as: 'dealer',
  from: 'requested',
  to: 'accepted',
  act: pressInCard('Accept'),
  label: 'Accepted',
  failed: 'Could not accept the booking. Please try again.',
});

tryMove('decline an order', {
  as: 'dealer',
  from: 'accepted',
  to: 'declined',
  act: async (user) => {
    await pressInCard('Decline')(user);
    const asked = await eventually('the question', dialog(`Decline the booking of ${name}?`));
    await user.click(within(asked).getByRole('radio', { name: 'The vehicle has been sold.' }));
    await press(user, 'Decline', asked);
  },
  label: 'Declined',
  failed: 'Could not decline the booking. Please try again.',
});

tryMove('complete an order', {
  as: 'dealer',
  from: 'accepted',
  to: 'completed',
  // An hour before the clock of the journeys.
  testDrive: new Date('2026-03-06T09:00+05:30'),
  act: async (user) => {
    await pressInCard('Completed')(user);
    await answer(user, 'Is this booking completed?', 'Completed');
  },
  label: 'Completed',
  failed: 'Could not complete the booking. Please try again.',
});

tryMove('cancel a booking', {
  as: 'buyer',
  from: 'accepted',
  to: 'cancelled',
  act: async (user) => {
    await pressInCard('Cancel booking')(user);
    await answer(user, 'Cancel this booking?', 'Cancel booking');
  },
  label: 'Cancelled (1)',
  failed: 'Could not cancel the booking. Please try again.',
});

tryMove('take a proposed time', {
  as: 'buyer',
  from: 'proposed',
  to: 'accepted',
  act: pressInCard('Take this time'),
  label: 'Accepted',
  failed: 'Could not take the time. Please try again.',
});

async function chooseOtherTime(user: UserEvent, title: string): Promise<HTMLElement> {
  const sheet = await eventually('the sheet', dialog(title));
  const day = testDriveDays(new Date())[4]?.label ?? '';
  await user.click(within(sheet).getByRole('radio', { name: day }));
  await user.click(within(sheet).getByRole('radio', { name: '3 pm' }));
  return sheet;
}

/** A proposal holds its hour, and gives the accepted one back. */
tryMove('propose another time', {
  as: 'dealer',
  from: 'accepted',
  to: 'proposed',
  act: async (user) => {
    await pressInCard('Propose another time')(user);
    await press(user, 'Propose another time', await chooseOtherTime(user, `Another time for ${name}`));
  },
  label: 'Time proposed',
  failed: 'Could not propose the time. Please try again.',
});

const sendSheet: FaultJourney['act'] = (user) => press(user, 'Ask for this time');

/** Another hour of an accepted test drive. A choice that could not be sent is still in the sheet. */
tryFaults('ask for another time', {
  as: 'buyer',
  arrange: () => arrangeBooking('accepted'),
  open: async () => {
    const user = await openBooking('MyBookings')();
    await pressInCard('Another time')(user);
    await chooseOtherTime(user, `Another time for ${name}`);
    return user;
  },
  act: sendSheet,
  again: sendSheet,
  success: toast('The dealer sees the new time.'),
  formIsAsTyped: () => expect(screen.getByRole('radio', { name: '3 pm' })).toBeChecked(),
  harm: ({ name: call }, fault) => {
    if (call.startsWith('query')) return listFailsAfterwards;
    const failed = 'Could not change the booking. Please try again.';
    // The sheet closes after a refusal: the same refusal would follow.
    return fault === 'denied' ? { seen: 'answer', text: failed } : { seen: 'text', text: failed };
  },
  records: () => {
    const isMoved = storedBooking()?.testDrive?.valueOf() === testDriveAt(4, 15).getTime();
    // The hour must be given back in the same write: counts one without the other as two records.
    return firebase.ids(slots).length === Number(!isMoved) ? Number(isMoved) : 2;
  },
});

const saveHours: FaultJourney['act'] = (user) => press(user, 'Save');
const tenOClock = () => String(testDriveAt(4, 10).getTime());
const tenAm = () => screen.getByRole('checkbox', { name: '10 am' });

tryFaults('block an hour', {
  as: 'dealer',
  arrange: arrangeOffer,
  open: async () => {
    const { user } = show(<BookingsPage />, '/orderlist');
    await press(user, 'Block hours');
    const sheet = await eventually('the sheet', dialog('Block hours'));
    const day = testDriveDays(new Date())[4]?.label ?? '';
    await user.click(await eventually('the days', () => within(sheet).queryByRole('radio', { name: day })));
    await user.click(tenAm());
    return user;
  },
  act: saveHours,
  again: saveHours,
  success: toast('Saved. Buyers see which hours are blocked.'),
  harm: () => ({ seen: 'text', text: 'Could not save the blocked hours. Please try again.' }),
  formIsAsTyped: () => expect(tenAm()).toBeChecked(),
  records: () => firebase.list('blockedHours').filter(({ hours }) => String(hours) === tenOClock()).length,
});

tryFaults('see which hours are blocked', {
  as: 'dealer',
  arrange: () => {
    arrangeBooking('accepted');
    firebase.put(['blockedHours', 'dealer1'], { hours: [tenOClock()] });
  },
  open: openBooking('orderlist'),
  act: (user) => press(user, 'Block hours'),
  success: () => screen.queryByRole('checkbox', { name: 'Whole day' }),
  harm: ({ name: call }) => {
    if (call.startsWith('query'))
      return {
        seen: 'nothing',
        instead: 'Could not fetch your test drives of this day. You can block hours all the same.',
      };
    return { seen: 'notice', text: 'Could not fetch your blocked hours. Please try again.', dialog: false };
  },
});
