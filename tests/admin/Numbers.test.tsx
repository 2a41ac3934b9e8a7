import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/lists/queryClient';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { aReviewedListing } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

const onLeave = vi.fn();
const dayLength = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength);
const overview = 'The last 12 weeks';
const failed = 'Could not count that. Please try again.';

beforeEach(logInAdmin);

function open(place = 'tab=numbers'): UserEvent {
  return show(<AdminUntilLeft onLeave={onLeave} />, `/AdminLogin?${place}`).user;
}

const table = (name: string) => screen.findByRole('table', { name });
const rows = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .map((row) => row.lastElementChild?.textContent);

const chart = (name: RegExp) => screen.findByRole('img', { name });
const tile = async (label: string) => (await screen.findByRole('heading', { name: label })).closest('li');
const dayOfWeek = (new Date(Date.now() + 19_800_000).getUTCDay() + 6) % 7;
/** A moment of a full week: 1 for the last one. */
const weeksAgo = (weeks: number) => daysAgo(weeks * 7 + dayOfWeek - 3);
const isCounted = () =>
  waitFor(() => expect(screen.getByRole('region', { name: overview })).toHaveAttribute('aria-busy', 'false'));

describe('the overview', () => {
  beforeEach(() => window.localStorage.removeItem('adminWeeks'));

  test('has a chart of twelve weeks for each series, its last four weeks, and their change', async () => {
    for (const [id, weeks] of Object.entries({ a: 1, b: 4, c: 4, d: 5, e: 8, f: 12, g: 13 }))
      storeListing(aReviewedListing(id === 'b' ? 'bike' : 'car', { id, postedAt: weeksAgo(weeks) }));
    const sold = aReviewedListing('car', { id: 'sold', state: 'sold', postedAt: weeksAgo(9) });
    storeListing(sold, { updatedAt: weeksAgo(2) });
    firebase.put(['bookings', 'a'], { bookingDate: weeksAgo(3), status: 'cancelled' });
    firebase.put(['reports', 'a'], { at: weeksAgo(6), handledAt: null });
    open();
    await isCounted();
    const posted = await tile('Listings posted');
    expect(posted).toHaveTextContent(/^Listings posted31 more than in the 4 weeks before: 2\.1from 2/);
    expect(
      await chart(
        /^Listings posted, week by week since .*: 1, 0, 0, 1, 1, 0, 0, 1, 2, 0, 0, 1\. This week so far: 0\.$/,
      ),
    ).toBeVisible();
    expect(await tile('Sales')).toHaveTextContent(/^Sales1/);
    expect(await tile('Bookings')).toHaveTextContent(/^Bookings1/);
    expect(await tile('Reports')).toHaveTextContent(/^Reports01 less than in the 4 weeks before: 1\./);
    expect(await tile('Approvals')).toHaveTextContent(/^Approvals0As many as in the 4 weeks before: 0\./);
  });

  test('says how long a listing waits: the median of the last four weeks', async () => {
    const decided = (id: string, weeks: number, hours: number, more: object = {}) => {
      const when = weeksAgo(weeks);
      const seen = new Date(when.getTime() - hours * 3_600_000);
      firebase.put(['audit', id], { collection: 'products', what: 'approve', follows: '', when, seen, ...more });
    };
    decided('a', 1, 2);
    decided('b', 2, 5);
    decided('c', 4, 30, { what: 'reject' });
    // A live listing that was rejected had not waited, and an edited one is no post.
    decided('d', 1, 900, { what: 'reject', follows: 'car1_5_0_approve' });
    decided('e', 1, 900, { what: 'acknowledge' });
    decided('f', 6, 10);
    open();
    await isCounted();
    expect(await tile('Decision after')).toHaveTextContent(/^Decision after5 h50 % less than .*: 10 h\./);
    expect(await tile('Approvals')).toHaveTextContent(/^Approvals2/);
  });

  test('has all weeks as a table, which is folded', async () => {
    storeListing(aReviewedListing('car', { id: 'a', postedAt: daysAgo(0) }));
    const user = open();
    await isCounted();
    const fold = screen.getByText('All weeks as a table').closest('details');
    expect(fold).not.toHaveAttribute('open');
    await user.click(screen.getByText('All weeks as a table'));
    expect(fold).toHaveAttribute('open');
    const shown = within(await table(overview)).getAllByRole('row');
    expect(shown).toHaveLength(14);
    const cells = shown[1]?.querySelectorAll('td');
    expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '0', '0', 'none']);
  });

  test('reads a week that is over once: this device keeps it', async () => {
    const { unmount } = show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=numbers');
    await isCounted();
    const first = firebase.sent('count', '"createdAt"},"op":"LESS_THAN"');
    expect(first).toBe(26);
    unmount();
    queryClient.clear();
    open();
    await isCounted();
    expect(firebase.sent('count', '"createdAt"},"op":"LESS_THAN"') - first).toBe(2);
  });

  test('that cannot be counted says so, and can be tried again', async () => {
    firebase.refuse('count', 'PERMISSION_DENIED', '"reports"');
    const user = open();
    expect(await screen.findByText('Could not count all weeks. Please try again.')).toBeVisible();
    firebase.allow('count');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isCounted();
    await waitFor(() => expect(screen.queryByText('Could not count all weeks. Please try again.')).toBeNull());
    expect(await tile('Reports')).toHaveTextContent(/^Reports0/);
  });
});

describe('the numbers', () => {
  test('of posts, day by day, the newest first, ten days at a time', async () => {
    storeListing(aReviewedListing('car', { id: 'a', postedAt: daysAgo(0) }));
    storeListing(aReviewedListing('car', { id: 'b', postedAt: daysAgo(9) }));
    storeListing(aReviewedListing('bike', { id: 'c', postedAt: daysAgo(9) }));
    storeListing(aReviewedListing('bike', { id: 'd', postedAt: daysAgo(29) }));
    storeListing(aReviewedListing('bike', { id: 'e', postedAt: daysAgo(30) }));
    const user = open();
    await isCounted();
    const before = firebase.sent('count', '"createdAt"},"op":"LESS_THAN"');
    await user.click(await screen.findByRole('button', { name: 'Posted' }));
    const [none, one, two] = ['0', '1', '2'];
    const shown = ['Posted', one, ...Array.from({ length: 8 }, () => none), two, '3'];
    expect(await rows('Posted, the last 10 days')).toEqual(shown);
    await user.click(screen.getByRole('button', { name: 'Ten days more' }));
    await table('Posted, the last 20 days');
    await user.click(await screen.findByRole('button', { name: 'Ten days more' }));
    expect((await rows('Posted, the last 30 days')).slice(-2)).toEqual([one, '4']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ten days more' })).toBeNull());
    expect(firebase.sent('count', '"createdAt"},"op":"LESS_THAN"') - before).toBe(60);
  });

  test('of decisions and messages; what is counted is in the address', async () => {
    firebase.put(['audit', 'a'], { collection: 'bikes', what: 'reject', when: daysAgo(1) });
    firebase.put(['audit', 'b'], { collection: 'profileChanges', what: 'reject', when: daysAgo(1) });
    firebase.put(['contacts', 'c'], { timestamp: daysAgo(0), handledAt: null, name: 'A', phone: '1', reason: 'B' });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Deleted' }));
    expect((await rows('Deleted, the last 10 days')).slice(0, 4)).toEqual(['Deleted', '0', '1', '0']);
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    expect((await rows('Messages, the last 10 days')).slice(0, 3)).toEqual(['Messages', '1', '0']);
    expect(address()).toBe('/AdminLogin?tab=numbers&kind=messages');
  });

  test('that stop at 30 say so', async () => {
    for (let number = 0; number < 31; number += 1) {
      firebase.put(['audit', `a${number}`], { collection: 'bikes', what: 'approve', when: daysAgo(0) });
    }
    open('tab=numbers&kind=approved');
    expect((await rows('Approved, the last 10 days')).slice(0, 2)).toEqual(['Approved', '30+']);
    expect(screen.getByText('One count stops at 30: more are shown as 30+.')).toBeVisible();
  });

  test('that cannot be counted say so, and can be tried again', async () => {
    firebase.refuse('count', 'PERMISSION_DENIED', '"timestamp"');
    const user = open('tab=numbers&kind=messages');
    expect(await screen.findByText(failed)).toBeVisible();
    firebase.allow('count');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows('Messages, the last 10 days')).toHaveLength(12);
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('without a session, the dashboard says so and is left', async () => {
    await endSession();
    const user = open();
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(onLeave).toHaveBeenCalled();
  });
});
