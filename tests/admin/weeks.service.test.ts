import { beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { readWeek } from '../../src/admin/numbers/weeks.service';
import { add, newAdmin, newDealer, newListing, stored, Timestamp, write } from '../support/services/arrange';
import { appError } from '../support/services/observe';

/** A week in which no other test does anything. */
const week = '2003-06-02';
const first = Timestamp.fromDate(new Date('2003-06-01T18:30:00Z'));
const last = Timestamp.fromDate(new Date('2003-06-08T18:29:59Z'));
const next = Timestamp.fromDate(new Date('2003-06-08T18:30:00Z'));
const hoursBefore = (time: Timestamp, hours: number) => Timestamp.fromMillis(time.toMillis() - hours * 3_600_000);

beforeEach(async () => {
  await logOutAdmin();
  const admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

describe('the numbers of a week', () => {
  test('are those of its posts, approvals, bookings, sales and reports, from Monday to Sunday in India', async () => {
    const { uid } = await newDealer();
    for (const [kind, createdAt] of [
      ['car', first],
      ['bike', last],
      ['bike', next],
    ] as const) {
      const path = `${kind === 'car' ? 'products' : 'bikes'}/${await newListing(kind, uid)}`;
      const sold = { approved: false, Reject: false, closed: 'sold', updatedAt: createdAt };
      await write(path, { ...(await stored(path)), createdAt, ...sold });
    }
    for (const when of [first, last, next]) {
      const decision = { collection: 'products', recordId: 'x', when, seen: hoursBefore(when, 5), follows: '' };
      await add('audit', { ...decision, what: 'approve' });
      await add('audit', { ...decision, collection: 'profileChanges', what: 'approve' });
      await add('bookings', { sellerId: uid, userId: 'x', status: 'declined', bookingDate: when });
      await add('reports', { collection: 'products', recordId: 'x', userId: 'x', at: when, handledAt: when });
    }
    const rejection = { collection: 'bikes', recordId: 'x', what: 'reject', when: first, seen: hoursBefore(first, 1) };
    await add('audit', { ...rejection, follows: '' });
    await add('audit', { ...rejection, follows: 'x_1_0_approve' });
    const { counts, waits } = await readWeek(week);
    const two = { count: 2, more: false };
    expect(counts).toEqual({ posted: two, approved: two, bookings: two, sold: two, reports: two });
    // The last decision first; the rejection of a live listing ended no wait.
    expect(waits.toSorted((one, other) => one - other)).toEqual([60, 300, 300]);
  });

  test('are for the admin', async () => {
    await logOutAdmin();
    await expect(readWeek(week)).rejects.toEqual(appError('signedOut'));
  });
});
