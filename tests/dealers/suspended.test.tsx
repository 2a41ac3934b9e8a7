import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { bookingsAge } from '../../src/shared/limits';
import { requiredValues } from '../support/requiredValues';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInDealer } from '../support/screens/logIn';
import { aBooking, aCar, anOwnProfile } from '../support/screens/records';
import { answerDialog } from '../support/screens/show';
import { doWithListing } from '../support/screens/stockRow';
import { storeBooking, storeListing, storeOwnProfile } from '../support/screens/store';

/** Values for all required fields of the form. */
const values = {
  ...requiredValues,
  price: '450000',
} as const;

const suspension = { reason: 'Cars that do not exist.', since: new Date('2026-03-05T10:30+05:30') };

const suspend = () => firebase.put(['suspensions', 'dealer1'], suspension);
const suspensionReads = () => firebase.sent('batchGet', 'suspensions/dealer1');

beforeEach(async () => {
  await logInDealer();
  storeOwnProfile(anOwnProfile());
  storeListing(aCar({ values }));
  storeBooking(aBooking(aCar()));
});

function open(path: string): UserEvent {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup({ delay: null });
}

/** Opens the dashboard of a dealer who was not suspended at that moment. */
async function openDashboard(path: string): Promise<UserEvent> {
  const user = open(path);
  await waitFor(() => expect(suspensionReads()).toBe(1));
  return user;
}

const suspended = () => screen.findByRole('heading', { name: 'Your account is suspended', level: 1 });

const later = (milliseconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
};

const comeBack = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

describe('a dealer who is suspended', () => {
  beforeEach(suspend);

  test('reads why, since when, what it means, and where to write to', async () => {
    open('/');
    const heading = await suspended();
    await waitFor(() => expect(heading).toHaveFocus());
    const view = within(screen.getByRole('article', { name: 'Your account is suspended' }));
    expect(view.getByText('Cars that do not exist.')).toBeVisible();
    expect(view.getByText(/^Since 5 Mar 2026, /)).toBeVisible();
    expect(view.getByText('Buyers see neither your page nor your listings.')).toBeVisible();
    expect(view.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@secondgear.example?subject=Suspended%20account%3A%20Sahyadri%20Motors',
    );
    expect(view.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+911800000000');
    expect(view.getByText('support@secondgear.example · 1800 000 000, 9 to 18 h')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each(['/SellerProducts', '/EditCarProduct/car1'])('reads it at %s, too', async (path) => {
    open(path);
    expect(await suspended()).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('can log out, and go nowhere else', async () => {
    const goTo = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
    const user = open('/');
    await suspended();
    const bar = within(screen.getByRole('navigation', { name: 'Dealer' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logout']);
    await user.click(bar.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  });

  test('sees the dashboard again after coming back to the tab, when the suspension has ended', async () => {
    open('/');
    await suspended();
    firebase.remove(['suspensions', 'dealer1']);
    comeBack();
    expect(suspensionReads()).toBe(1);
    later(bookingsAge + 1);
    comeBack();
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('the dashboard of a dealer', () => {
  test('of a dealer who is not suspended asks once', async () => {
    const user = open('/');
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'My Vehicles' }));
    expect(await screen.findByRole('heading', { name: 'My Vehicles' })).toBeVisible();
    expect(suspensionReads()).toBe(1);
  });

  test('is shown if the suspension cannot be read', async () => {
    firebase.refuse('batchGet', 'PERMISSION_DENIED', 'suspensions/dealer1');
    open('/');
    expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
  });

  test('is replaced by the notice when the dealer comes back to the tab', async () => {
    open('/');
    await screen.findByRole('article', { name: 'Sahyadri Motors' });
    suspend();
    later(bookingsAge + 1);
    comeBack();
    expect(await suspended()).toBeVisible();
    vi.restoreAllMocks();
  });
});

/** All writes of a dealer, each from its page to the answer. */
const writes: readonly {
  readonly what: string;
  readonly path: string;
  readonly act: (user: UserEvent) => Promise<void>;
  readonly failed: string;
}[] = [
  {
    what: 'a listing is withdrawn',
    path: '/SellerProducts',
    act: async (user) => {
      await doWithListing(user, 'Withdraw');
      await screen.findByText('This ends 1 booking');
      await answerDialog(user, { title: 'Withdraw this car?', text: '', button: 'Withdraw' });
    },
    // The listing has an open booking, which the same write ends.
    failed: 'A booking of this vehicle has changed. Please look again.',
  },
  {
    what: 'a listing is saved',
    path: '/EditCarProduct/car1',
    act: async (user) => user.click(await screen.findByRole('button', { name: 'Save' })),
    failed: 'Could not save the listing. Please try again.',
  },
  {
    what: 'the profile is saved',
    path: '/EditProfile',
    act: async (user) => user.click(await screen.findByRole('button', { name: 'Save' })),
    failed: 'Could not save your profile. Please try again.',
  },
  {
    what: 'a change is taken back',
    path: '/',
    act: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Take back' }));
      await answerDialog(user, { title: 'Take this change back?', text: '', button: 'Take back' });
    },
    failed: 'Could not take the change back. Please try again.',
  },
  {
    what: 'an order is accepted',
    path: '/orderlist',
    act: async (user) => user.click(await screen.findByRole('button', { name: 'Accept' })),
    failed: 'Could not accept the booking. Please try again.',
  },
];

describe.each(writes)('when $what, and the rules refuse it', ({ path, act: write, failed }) => {
  beforeEach(() => {
    storeOwnProfile(anOwnProfile({}, {}));
    firebase.refuse('commit', 'PERMISSION_DENIED');
  });

  test('the page says what failed; once the dealer is suspended, the dashboard says only that', async () => {
    const user = await openDashboard(path);
    await write(user);
    await answerDialog(user, { title: 'Error', text: failed });
    suspend();
    await write(user);
    expect(await suspended()).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });
});

test('where a suspension cannot be known, a refused write says what failed', async () => {
  firebase.refuse('commit', 'PERMISSION_DENIED');
  const user = await openDashboard('/EditCarProduct/car1');
  firebase.refuse('batchGet', 'OFFLINE', 'suspensions/dealer1');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await answerDialog(user, { title: 'Error', text: 'Could not save the listing. Please try again.' });
});
