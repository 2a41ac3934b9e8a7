import { beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { countOnDay } from '../../src/admin/numbers/numbers.service';
import { countBookingsOf } from '../../src/dealersAsAdmin/page/bookingNumbers.service';
import { add, newAdmin, newDealer, newListing, stored, Timestamp, write } from '../support/services/arrange';
import { appError } from '../support/services/observe';

/** A day on which no other test does anything. */
const day = '2003-05-06';
const first = Timestamp.fromDate(new Date('2003-05-05T18:30:00Z'));
const next = Timestamp.fromDate(new Date('2003-05-06T18:30:00Z'));

beforeEach(async () => {
  await logOutAdmin();
  const admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

describe('the numbers of a day', () => {
  test('are those of its posts, decisions and messages', async () => {
    const { uid } = await newDealer();
    for (const [kind, createdAt] of [
      ['car', first],
      ['bike', first],
      ['bike', next],
    ] as const) {
      const path = `${kind === 'car' ? 'products' : 'bikes'}/${await newListing(kind, uid)}`;
      await write(path, { ...(await stored(path)), createdAt });
    }
    for (const when of [first, next]) {
      await add('audit', { collection: 'products', recordId: 'x', what: 'approve', when });
      await add('audit', { collection: 'suspensions', recordId: 'x', what: 'suspend', when });
      await add('bookings', { sellerId: uid, userId: 'x', status: 'declined', bookingDate: when });
      await add('contacts', { name: 'A', phone: '1', reason: 'B', timestamp: when, handledAt: null });
    }
    const counts = await Promise.all(
      (['posted', 'approved', 'rejected', 'bookings', 'messages'] as const).map((series) => countOnDay(series, day)),
    );
    expect(counts.map(({ count }) => count)).toEqual([2, 1, 0, 1, 1]);
  });

  test('of a dealer’s bookings are counts for each state', async () => {
    const { uid } = await newDealer();
    for (const status of ['requested', 'cancelled', 'cancelled'])
      await add('bookings', { sellerId: uid, userId: 'x', status, bookingDate: first });
    await add('bookings', { sellerId: 'another', userId: 'x', status: 'accepted', bookingDate: first });
    const numbers = await countBookingsOf(uid);
    const counts = Object.entries(numbers).map(([state, { count }]) => [state, count]);
    expect(counts).toEqual([
      ['requested', 1],
      ['proposed', 0],
      ['accepted', 0],
      ['completed', 0],
      ['declined', 0],
      ['cancelled', 2],
    ]);
  });

  test('are for the admin', async () => {
    await logOutAdmin();
    await expect(countOnDay('messages', day)).rejects.toEqual(appError('signedOut'));
  });
});
