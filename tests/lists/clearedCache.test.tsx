import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDealer } from '../../src/accounts/sessionStore';
import { App } from '../../src/app/App';
import AdminPage from '../../src/pages/admin/AdminPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInBuyer, logInDealer } from '../support/screens/logIn';
import { widenScreen } from '../support/screens/mediaQueries';
import { aBooking, aCar, aDealer, aReviewedListing } from '../support/screens/records';
import { answerDialog, enter, show } from '../support/screens/show';
import { storeBooking, storeBuyer, storeDealer, storeListing } from '../support/screens/store';

const booked = aBooking(aCar());
const loginNeeded = 'You must be logged in to view your bookings.';

/** Loads the chunks of the pages first: the time limits of the tests are for what follows. */
beforeAll(async () => {
  await Promise.all([
    import('../../src/app/DealerApp'),
    import('../../src/pages/public/ContactPage'),
    import('../../src/pages/public/MyBookingsPage'),
    import('../../src/pages/dealer/BookingsPage'),
    import('../../src/pages/admin/AdminDashboard'),
    import('../../src/ui/overlays/sweetAlert'),
  ]);
}, 60_000);

beforeEach(() => {
  storeDealer(aDealer());
  storeBuyer('buyer1', { name: 'Asha', phone: '9876543210' });
  storeBooking(booked);
});

/** A change of local storage in another tab, or in the browser's developer tools. */
function inAnotherTab(write: () => void): void {
  act(() => {
    write();
    window.dispatchEvent(new StorageEvent('storage'));
  });
}

/** The link of a wide screen. That of a phone's menu follows. */
const myBookingsIn = (bar: HTMLElement) => within(bar).getAllByRole('link', { name: 'My Bookings' })[0] ?? bar;

async function openMyBookings() {
  window.history.replaceState(null, '', '/MyBookings');
  await logInBuyer();
  render(<App />);
  await screen.findByRole('article', { name: booked.name });
  return userEvent.setup({ delay: null });
}

describe('what a buyer has read is not shown to a person who sets the name in local storage afterwards', () => {
  async function expectNothingOfBefore(user: ReturnType<typeof userEvent.setup>): Promise<void> {
    inAnotherTab(() => window.localStorage.setItem('userName', 'Asha'));
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    await user.click(myBookingsIn(bar));
    expect(await screen.findByText(loginNeeded)).toBeVisible();
    expect(screen.queryByRole('article', { name: booked.name })).toBeNull();
  }

  test('after a logout', async () => {
    const user = await openMyBookings();
    await user.click(screen.getByText('User'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('tablist');
    await expectNothingOfBefore(user);
  });

  test('after a logout in another tab', async () => {
    const user = await openMyBookings();
    await endSession();
    inAnotherTab(() => window.localStorage.removeItem('userName'));
    await screen.findByText(loginNeeded);
    await expectNothingOfBefore(user);
  });

  test('while the buyer is logged in, going back does not refetch the bookings', async () => {
    const user = await openMyBookings();
    const asked = firebase.sent('runQuery', '"bookings"');
    const bar = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(bar).getByRole('link', { name: 'Contact Us' }));
    await screen.findByRole('heading', { name: 'Contact us' });
    await user.click(myBookingsIn(bar));
    expect(await screen.findByRole('article', { name: booked.name })).toBeVisible();
    expect(firebase.sent('runQuery', '"bookings"')).toBe(asked);
  });
});

describe('what a dealer has read', () => {
  async function openBookings() {
    window.history.replaceState(null, '', '/orderlist');
    await logInDealer();
    render(<App />);
    await screen.findByRole('article', { name: booked.name });
    await endSession();
    return userEvent.setup({ delay: null });
  }

  test('is forgotten after a logout in another tab', async () => {
    const user = await openBookings();
    inAnotherTab(() => window.localStorage.clear());
    await screen.findByRole('navigation', { name: 'Main' });
    inAnotherTab(() => window.localStorage.setItem('sellerid', 'dealer1'));
    await user.click(await screen.findByRole('link', { name: 'Order List' }));
    expect((await screen.findAllByText(/You must be logged in/))[0]).toBeVisible();
    expect(screen.queryByRole('article', { name: booked.name })).toBeNull();
  });

  test('disappears, also from the screen, when the session has ended', async () => {
    const user = await openBookings();
    // A list that has not been read yet detects the ended session.
    await user.selectOptions(screen.getByLabelText('Show'), 'Accepted');
    expect((await screen.findAllByText(/You must be logged in/))[0]).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'All bookings');
    expect((await screen.findAllByText(/You must be logged in/))[0]).toBeVisible();
    expect(screen.queryByRole('article', { name: booked.name })).toBeNull();
    act(forgetDealer);
  });
});

test('what an admin has read is forgotten after the logout', async () => {
  firebase.addAccount({ uid: 'admin1', email: 'admin@example.com', password: 'Admin@123' });
  firebase.put(['admins', 'admin1'], { id: 'admin@example.com' });
  storeListing(aReviewedListing('car'));
  widenScreen();
  const { user } = show(<AdminPage />, '/AdminLogin');
  const logIn = async () => {
    await enter(user, screen.getByLabelText('Admin ID'), 'admin@example.com');
    await enter(user, screen.getByLabelText('Password'), 'Admin@123');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
  };
  await logIn();
  await screen.findByRole('article', { name: aReviewedListing('car').name });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Admin Login' });

  firebase.refuse('runQuery', 'PERMISSION_DENIED', '"products"');
  await logIn();
  await answerDialog(user, { title: 'Error', text: '' });
  await waitFor(() => expect(screen.queryByRole('article', { name: aReviewedListing('car').name })).toBeNull());
});
