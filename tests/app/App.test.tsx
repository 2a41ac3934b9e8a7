import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { AppError } from '../../src/domain/appError';
import { logOutSeller, logOutUser } from '../../src/services/accounts';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { forgetBuyer, forgetEverything, rememberBuyer, rememberSeller } from '../../src/services/session';
import { takeConsoleOutput } from '../consoleGuard';
import { aCar, aDealer, onePage } from './records';
import { answerDialog } from './show';

vi.mock('../../src/services/vehicleLists', () => ({ listApproved: async () => onePage() }));
vi.mock('../../src/services/ownVehicles', () => ({
  listOwn: async () => onePage(),
  countOwn: async () => ({ count: 0, more: false }),
  getOwn: async () => aCar({ state: 'sold' }),
}));
vi.mock('../../src/services/sellers', () => ({
  listSellers: async () => onePage(aDealer()),
  getSellers: async () => [aDealer()],
}));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn(async () => aDealer()) }));
vi.mock('../../src/services/bookings', () => ({
  bookVehicle: vi.fn(),
  listBookingsOfUser: async () => onePage(),
  listBookingsOfSeller: async () => onePage(),
}));
vi.mock('../../src/services/accounts', () => ({
  logInUser: vi.fn(),
  logInSeller: vi.fn(),
  signUpUser: vi.fn(),
  signUpSeller: vi.fn(),
  sendPasswordReset: vi.fn(),
  logOutUser: vi.fn(),
  logOutSeller: vi.fn(),
}));

beforeEach(() => {
  vi.resetAllMocks();
});

/** A person opens an address of the site. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup();
}

const bar = (name: string) => screen.findByRole('navigation', { name });

/** What the navbar offers, dropdowns with what is in them. */
async function offered(name: string): Promise<string[]> {
  const [list] = within(await bar(name)).getAllByRole('list');
  return [...(list?.children ?? [])].map((item) => {
    const [own, ...inside] = [...item.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    return inside.length > 0 ? `${own}: ${inside.join(', ')}` : `${own}`;
  });
}

describe('a visitor', () => {
  test('sees the public site with its navbar', async () => {
    open('/');
    expect(await offered('Main')).toEqual([
      'Home',
      'User: User Login, User Sign Up',
      'Seller: Seller Login, Seller Sign Up',
      'Contact Us',
    ]);
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Home', "Bike's", "Car's", 'Dealers']);
  });

  test.each([
    ['/login', 'User Login'],
    ['/UserSignUp', 'User Sign Up'],
    ['/slogin', 'Seller Login'],
    ['/sSignup', 'Seller Sign Up'],
    ['/AdminLogin', 'Admin Login'],
    ['/ContactUs', 'Contact us'],
    ['/MyBookings', 'My bookings'],
    ['/dealers/dealer1', 'Sahyadri Motors'],
    ['/SellersProfiles', 'Dealers'],
  ])('finds at %s the screen %s', async (path, heading) => {
    open(path);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });

  test('finds at an address that leads nowhere a page that says so', async () => {
    const user = open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
  });

  const dealersOnly = ['/SellerProducts', '/orderlist', '/NewCarProduct', '/NewBikeProduct'];

  test.each([...dealersOnly, '/EditCarProduct/car1', '/EditBikeProduct/bike1', '/EditProfile'])(
    'finds at %s, which is for dealers, the way to their login',
    async (path) => {
      const user = open(path);
      expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Seller Login' }));
      expect(await screen.findByRole('heading', { name: 'Seller Login' })).toBeVisible();
    },
  );
});

describe('a page with a fault', () => {
  test('says so under a navbar that still works, and another page gets another try', async () => {
    vi.mocked(getSellerInBatch).mockResolvedValueOnce(aDealer({ address: null as unknown as string }));
    const user = open('/dealers/dealer1');
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(takeConsoleOutput().join('\n')).toContain('TypeError');
    await user.click(within(await bar('Main')).getByRole('link', { name: 'Contact Us' }));
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  });
});

describe('a buyer', () => {
  beforeEach(() => rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210'));

  test('sees My Bookings and Logout in the navbar', async () => {
    open('/');
    expect(await offered('Main')).toEqual([
      'Home',
      'My Bookings',
      'User: Logout',
      'Seller: Seller Login, Seller Sign Up',
      'Contact Us',
    ]);
  });

  test('logs out, and is a visitor on the home page', async () => {
    vi.mocked(logOutUser).mockImplementation(async () => forgetBuyer());
    const user = open('/MyBookings');
    await user.click(within(await bar('Main')).getByRole('button', { name: 'User' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(await offered('Main')).toContain('User: User Login, User Sign Up');
  });

  test('who cannot be logged out is told so, and stays', async () => {
    vi.mocked(logOutUser).mockRejectedValue(new AppError('unknown'));
    const user = open('/MyBookings');
    await user.click(within(await bar('Main')).getByRole('button', { name: 'User' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answerDialog(user, { title: 'Error', text: 'Could not log out. Please try again.' });
    expect(window.location.pathname).toBe('/MyBookings');
  });
});

describe('a dealer', () => {
  beforeEach(() => rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' }));

  test('sees the dashboard in place of the public site', async () => {
    open('/');
    expect(await offered('Dealer')).toEqual([
      'My Profile',
      'My Vehicles',
      'Order List',
      'Add Vehicle: Add Car, Add Bike',
      'Logout',
    ]);
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  test.each([
    ['/SellerProducts', 'My Vehicles'],
    ['/orderlist', 'My Car Orders'],
    ['/NewCarProduct', 'Enter Car/Vehicles/Truck Details'],
    ['/NewBikeProduct', 'Enter Car/Vehicles/Truck Details'],
    ['/EditCarProduct/car1', 'Enter Car/Vehicles/Truck Details'],
    ['/EditBikeProduct/bike1', 'Enter Car/Vehicles/Truck Details'],
    ['/EditProfile', 'Edit my profile'],
    ['/no/such/page', 'Page not found'],
  ])('finds at %s the screen %s', async (path, heading) => {
    open(path);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });

  test('logs out, and starts over at the root', async () => {
    vi.mocked(logOutSeller).mockImplementation(async () => forgetEverything());
    const goTo = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
    const user = open('/orderlist');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await bar('Main')).toBeVisible();
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  });
});
