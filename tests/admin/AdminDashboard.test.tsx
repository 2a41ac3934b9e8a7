import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminTabs } from '../../src/admin/adminTabs';
import type { ListingKind } from '../../src/listings/kinds';
import type { ListingState } from '../../src/listings/state/listingState';
import { listLimit, tabCountAge } from '../../src/shared/limits';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { aReviewedListing } from '../support/screens/records';
import { answerDialog, show } from '../support/screens/show';
import { storeListing } from '../support/screens/store';

const onLeave = vi.fn();

const message = {
  name: 'Vikram Nair',
  phone: '+91 94470 12233',
  reason: 'Can I change the day?',
  timestamp: new Date('2026-03-05T12:00+05:30'),
  handledAt: null,
};
const storeMessage = (id: string, changed = {}) => firebase.put(['contacts', id], { ...message, ...changed });
const storedMessage = () => firebase.read(['contacts', 'message1']);

beforeEach(async () => {
  await logInAdmin();
  storeMessage('message1');
});

const open = (): UserEvent => show(<AdminUntilLeft onLeave={onLeave} />).user;
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const card = () => screen.findByRole('article', { name: 'Message of Vikram Nair' });

describe('the phone number of a message', () => {
  const openMessages = async () => {
    const user = open();
    await user.click(screen.getByRole('tab', { name: /^Messages/ }));
    return within(await card());
  };

  test('is a link that calls it', async () => {
    const link = (await openMessages()).getByRole('link', { name: '+91 94470 12233' });
    expect(link).toHaveAttribute('href', 'tel:+919447012233');
  });

  test.each(['*#06#', '9447012233,,112#', 'ask for Vikram'])(
    'is only a text if it is no phone number: %s',
    async (phone) => {
      storeMessage('message1', { phone });
      const shown = await openMessages();
      expect(shown.getByText(phone)).toBeVisible();
      expect(shown.queryByRole('link')).toBeNull();
    },
  );
});

test('a message is answered by call, WhatsApp or e-mail, and the listing that it names is a link', async () => {
  const listing = `${window.location.origin}/cars/car1`;
  storeMessage('message1', { reason: `Is ${listing}. sold? See https://example.com/cars/car1, vikram@example.in` });
  const user = open();
  await user.click(screen.getByRole('tab', { name: /^Messages/ }));
  const shown = within(await card());
  expect(shown.getByRole('link', { name: 'Call back' })).toHaveAttribute('href', 'tel:+919447012233');
  expect(shown.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919447012233\?text=Hello%20Vikram%20Nair/),
  );
  expect(shown.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    'mailto:vikram@example.in?subject=Your%20message%20to%20Second%20Gear',
  );
  expect(shown.getByRole('link', { name: listing })).toHaveAttribute('href', '/AdminLogin?tab=all&post=car_car1');
  expect(shown.queryByRole('link', { name: /example\.com/ })).toBeNull();
});

test('a list that finds nobody signed in leads to the login', async () => {
  const user = open();
  await screen.findByRole('heading', { name: 'Approve Car Posts' });
  await endSession();
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
  expect(onLeave).toHaveBeenCalled();
});

describe('the tabs', () => {
  test('start with the pending listings, and show a number for each state', async () => {
    const storeListings = (kind: ListingKind, state: ListingState, count: number) => {
      for (let number = 0; number < count; number += 1) {
        storeListing(aReviewedListing(kind, { id: `${state}${number}`, state }));
      }
    };
    storeListings('car', 'pending', 3);
    storeListings('bike', 'pending', 2);
    for (const kind of ['car', 'bike'] as const) storeListings(kind, 'approved', listLimit);
    storeListings('car', 'rejected', 1);
    for (const id of ['message2', 'message3']) storeMessage(id);
    for (const id of ['a', 'b', 'c', 'd']) {
      firebase.put(['profileChanges', id], { status: 'waiting', updatedAt: message.timestamp });
    }
    open();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Pending');
    await waitFor(() =>
      expect(tabs()).toEqual([
        'Pending (5)',
        'Approved (60+)',
        'Deleted (1)',
        'All',
        'Dealers (4)',
        'Reports (0)',
        'Messages (3)',
        'Journal',
        'Numbers',
      ]),
    );
    expect(await screen.findAllByRole('link', { name: /Rs\. / })).toHaveLength(5);
  });

  test('have no number if it cannot be counted', async () => {
    firebase.refuse('count', 'PERMISSION_DENIED');
    open();
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    expect(tabs()).toEqual(adminTabs.map(({ label }) => label));
  });

  test('are refetched each time they are opened', async () => {
    const user = open();
    await screen.findByText('No bikes to display.');
    await user.click(screen.getByRole('tab', { name: /^Deleted/ }));
    expect(await screen.findByText('No deleted bike posts.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    // Only the pending lists filter by that field.
    await waitFor(() => expect(firebase.sent('runQuery', '"closed"},"op"')).toBe(4));
  });
});

describe('the messages', () => {
  async function openMessages(): Promise<UserEvent> {
    const user = open();
    await user.click(screen.getByRole('tab', { name: /^Messages/ }));
    return user;
  }

  test('are listed with name, phone, reason and time', async () => {
    await openMessages();
    const shown = within(await card());
    expect(screen.getByRole('heading', { level: 2, name: 'Contact messages' })).toBeVisible();
    expect(shown.getByRole('link', { name: '+91 94470 12233' })).toHaveAttribute('href', 'tel:+919447012233');
    expect(shown.getByText('Can I change the day?')).toBeVisible();
    expect(shown.getByText('5 Mar 2026, 12:00')).toBeVisible();
    expect(firebase.sent('runQuery', '"contacts"')).toBe(1);
  });

  test('are marked as handled in their place, and unmarked again', async () => {
    const user = await openMessages();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as handled' }));
    expect(await within(await card()).findByText('Handled')).toBeVisible();
    expect(storedMessage()?.handledAt).toBeInstanceOf(Date);
    expect(await screen.findByRole('tab', { name: 'Messages (0)' })).toBeVisible();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as open' }));
    expect(await within(await card()).findByText('Open')).toBeVisible();
    expect(storedMessage()).toMatchObject({ handledAt: null });
    expect(await screen.findByRole('tab', { name: 'Messages (1)' })).toBeVisible();
  });

  test('that are handled are a list of their own', async () => {
    const user = await openMessages();
    await card();
    await user.click(screen.getByRole('button', { name: 'Handled' }));
    expect(await screen.findByText('No handled messages.')).toBeVisible();
    firebase.remove(['contacts', 'message1']);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('No open messages.')).toBeVisible();
  });

  test('stay as they are if the mark fails, with a message', async () => {
    firebase.refuse('commit', 'OFFLINE');
    const user = await openMessages();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as handled' }));
    await answerDialog(user, { title: 'Error', text: 'Could not mark the message. Please try again.' });
    expect(within(await card()).getByText('Open')).toBeVisible();
    expect(within(await card()).getByRole('button', { name: 'Mark as handled' })).toBeEnabled();
  });

  test('lead back to the login when the session has ended', async () => {
    const user = await openMessages();
    const mark = within(await card()).getByRole('button', { name: 'Mark as handled' });
    await endSession();
    await user.click(mark);
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });

  test('that cannot be read say so', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"contacts"');
    const user = await openMessages();
    await answerDialog(user, { title: 'Error', text: 'Could not fetch the messages. Please try again.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch the messages. Please try again.');
  });
});

test('a change of tab reads the numbers in the tabs again when they are a minute old, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  const user = open();
  const openTab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tab', { name: 'Messages (1)' });
  storeMessage('message2');
  await openTab(/^Approved/);
  const counted = firebase.sent('count');
  await openTab(/^All/);
  expect(firebase.sent('count')).toBe(counted);
  expect(tabs()).toContain('Messages (1)');
  vi.setSystemTime(Date.now() + tabCountAge + 1_000);
  await openTab(/^Approved/);
  await screen.findByRole('tab', { name: 'Messages (2)' });
});
