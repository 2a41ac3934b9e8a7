import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { aReviewedListing } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

const onLeave = vi.fn();
const dayLength = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength);
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

describe('the numbers', () => {
  test('of posts, day by day, the newest first, ten days at a time', async () => {
    storeListing(aReviewedListing('car', { id: 'a', postedAt: daysAgo(0) }));
    storeListing(aReviewedListing('car', { id: 'b', postedAt: daysAgo(9) }));
    storeListing(aReviewedListing('bike', { id: 'c', postedAt: daysAgo(9) }));
    storeListing(aReviewedListing('bike', { id: 'd', postedAt: daysAgo(29) }));
    storeListing(aReviewedListing('bike', { id: 'e', postedAt: daysAgo(30) }));
    const user = open();
    const [none, one, two] = ['0', '1', '2'];
    const shown = ['Posted', one, ...Array.from({ length: 8 }, () => none), two, '3'];
    expect(await rows('Posted, the last 10 days')).toEqual(shown);
    await user.click(screen.getByRole('button', { name: 'Ten days more' }));
    await table('Posted, the last 20 days');
    await user.click(await screen.findByRole('button', { name: 'Ten days more' }));
    expect((await rows('Posted, the last 30 days')).slice(-2)).toEqual([one, '4']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ten days more' })).toBeNull());
    expect(firebase.sent('count', '"createdAt"},"op":"LESS_THAN"')).toBe(60);
  });

  test('of decisions and messages; what is counted is in the address', async () => {
    firebase.put(['audit', 'a'], { collection: 'bikes', what: 'reject', when: daysAgo(1) });
    firebase.put(['audit', 'b'], { collection: 'profileChanges', what: 'reject', when: daysAgo(1) });
    firebase.put(['contacts', 'c'], { timestamp: daysAgo(0), handledAt: null, name: 'A', phone: '1', reason: 'B' });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Rejected' }));
    expect((await rows('Rejected, the last 10 days')).slice(0, 4)).toEqual(['Rejected', '0', '1', '0']);
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
