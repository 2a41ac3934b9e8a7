import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookNow } from '../../src/bookings/book/bookNow';
import { noWish } from '../../src/bookings/booking';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInBuyer } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { answerDialog } from '../support/screens/show';
import { storeBooking, storeDealer, storeListing } from '../support/screens/store';

const place = {
  buyer: { userId: 'buyer1', name: 'Asha' },
  navigate: vi.fn(),
};
const request = { listing: aCar(), wish: noWish, again: false };

beforeEach(async () => {
  await logInBuyer();
  storeDealer(aDealer());
  storeListing(aCar());
});

describe('a booking', () => {
  const failures = {
    exists: () => storeBooking(aBooking(aCar())),
    offline: () => firebase.refuse('commit', 'OFFLINE'),
    missing: () => firebase.remove(['products', 'car1']),
    denied: () => firebase.refuse('commit', 'PERMISSION_DENIED'),
    sameId: () => storeBooking(aBooking(aBike({ id: 'car1' }))),
  };

  test.each([
    ['exists', false, 'Already booked', 'You have already booked this car.'],
    ['offline', true, 'Error', 'Could not book the car. Please try again.'],
    ['missing', false, 'Error', 'This vehicle is no longer for sale.'],
    ['denied', false, 'Error', 'Could not book the car. Please try again.'],
    [
      'sameId',
      false,
      'Error',
      'This car has the id of a bike that you have booked, and cannot be booked. Please write to us.',
    ],
  ] as const)('fails (%s), and says why', async (failure, mayRetry, title, text) => {
    failures[failure]();
    const outcome = await bookNow(place, request);
    expect(outcome).toMatchObject({ way: 'failed', retryText: mayRetry ? text : null });
    const told = outcome.tell();
    await answerDialog(userEvent.setup({ delay: null }), { title, text });
    await told;
    expect(place.navigate).not.toHaveBeenCalled();
  });
});
