import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { publicDealer } from '../../src/dealers/dealers.queries';
import { queryClient } from '../../src/lists/queryClient';
import { takeConsoleOutput } from '../support/consoleGuard';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { logInBuyer, logInDealer, refuseLogout } from '../support/screens/logIn';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { answerDialog } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar({ state: 'sold' }));
  storeListing(aBike({ state: 'sold' }));
});

/** Opens an address of the site. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup({ delay: null });
}

const bar = (name: string) => screen.findByRole('navigation', { name });

/** The items of the navbar, including those of its menus. */
async function offered(name: string): Promise<string[]> {
  const [list] = within(await bar(name)).getAllByRole('list');
  return [...(list?.children ?? [])].map((item) => {
    const [own, ...inside] = [...item.querySelectorAll('summary, a, button')].map(({ textContent }) => textContent);
    return inside.length > 0 ? `${own}: ${inside.join(', ')}` : `${own}`;
  });
}

describe('a visitor', () => {
  test('sees the public site with its navbar', async () => {
    open('/');
    expect(await offered('Main')).toEqual([
      'Home',
      'Saved',
      'My Searches',
      'User: User Login, User Sign Up',
      'Seller: Seller Login, Seller Sign Up',
      'Contact Us',
    ]);
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Home', "Bike's", "Car's", 'Dealers']);
  });

  test('reads about the site at the end of each page, and makes and places only of Home and of lists', async () => {
    const user = open('/cars/maruti-suzuki');
    const places = () => screen.queryByText('Cars by place', { selector: 'summary' });
    scrollIntoView(await screen.findByRole('contentinfo'));
    await waitFor(() => expect(places()).toBeVisible());
    const navbar = within(await bar('Main'));
    for (const [link, heading] of [
      ['Contact Us', 'Contact us'],
      ['Saved', 'Saved'],
      ['User Login', 'User Login'],
    ] as const) {
      await user.click(navbar.getByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
      expect(places()).toBeNull();
      expect(screen.getByRole('heading', { name: 'About Second Gear' })).toBeVisible();
    }
    await user.click(navbar.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(places()).toBeVisible());
  });

  // The journey of the public addresses visits each of them.
  test('finds at /dealers/dealer1 the screen Sahyadri Motors', async () => {
    open('/dealers/dealer1');
    expect(await screen.findByRole('heading', { name: 'Sahyadri Motors', level: 1 })).toBeVisible();
  });

  test('finds a page that says so at an unknown address', async () => {
    const user = open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
  });

  test.each([
    ['/Cars?sort=cheapest#list', '/cars?sort=cheapest#list', 'Used cars'],
    ['/CARS/maruti-suzuki?sort=cheapest', '/cars/maruti-suzuki?sort=cheapest', 'Used Maruti Suzuki cars'],
    ['/cars/Maruti-Suzuki?sort=cheapest#list', '/cars/maruti-suzuki?sort=cheapest#list', 'Used Maruti Suzuki cars'],
    ['/Cars/aCar1', '/cars/aCar1', 'Maruti Swift'],
    ['/dealers', '/SellersProfiles', 'Dealers'],
    ['/Contact-Us', '/ContactUs', 'Contact us'],
    ['/sellerproducts', '/SellerProducts', 'Please log in'],
  ])('who types %s is at %s and reads %s', async (typed, meant, name) => {
    storeListing(aCar({ id: 'aCar1' }));
    open(typed);
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
    const { pathname, search, hash } = window.location;
    expect(`${pathname}${search}${hash}`).toBe(meant);
    expect(firebase.sent('batchGet', '/maruti-suzuki"')).toBe(0);
  });

  test.each([
    ['/cars/%E0%A4%A', 'Page not found'],
    ['/%E0%A4%A', 'Page not found'],
    ['/CARS/%E0%A4%A', 'Page not found'],
    ['/cars/a.b', 'Page not found'],
    ['/dealers/%E0%A4%A', 'Dealer not found'],
  ])('who opens %s, which no page can have, reads %s', async (typed, name) => {
    open(typed);
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
    // The router says that it could not decode the address.
    takeConsoleOutput();
    expect(firebase.sent('batchGet', '/products/')).toBe(0);
  });

  test.each(['/SellerProducts', '/EditCarProduct/car1'])(
    'finds at %s, which is for dealers, the way to their login',
    async (path) => {
      const user = open(path);
      expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Seller Login' }));
      expect(await screen.findByRole('heading', { name: 'Seller Login' })).toBeVisible();
    },
  );
});

describe('a page that throws', () => {
  test('shows the error below a working navbar, and the next page is shown', async () => {
    queryClient.setQueryData(publicDealer('dealer1').queryKey, aDealer({ address: null as unknown as string }));
    const user = open('/dealers/dealer1');
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(takeConsoleOutput().join('\n')).toContain('TypeError');
    await user.click(within(await bar('Main')).getByRole('link', { name: 'Contact Us' }));
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  });
});

describe('a buyer', () => {
  beforeEach(logInBuyer);

  test('sees My Bookings and Logout in the navbar', async () => {
    open('/');
    expect(await offered('Main')).toEqual([
      'Home',
      'Saved',
      'My Searches',
      'My Bookings',
      'User: My Account, My Bookings, Logout',
      'Seller: Seller Login, Seller Sign Up',
      'Contact Us',
    ]);
  });

  test('reads their own name above their part of the menu, and whom the other part is for', async () => {
    open('/');
    const navbar = within(await bar('Main'));
    const part = (summary: string) => navbar.getByText(summary).closest('li')?.firstElementChild;
    expect(part('User')).toHaveTextContent(/^Asha$/);
    expect(part('Seller')).toHaveTextContent('For dealers');
  });

  test('logs out, and is a visitor on the home page', async () => {
    const user = open('/MyBookings');
    await user.click(within(await bar('Main')).getByText('User'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('tablist')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(await offered('Main')).toContain('User: User Login, User Sign Up');
  });

  test('who cannot be logged out is told so, and stays', async () => {
    await refuseLogout('site');
    const user = open('/MyBookings');
    await user.click(within(await bar('Main')).getByText('User'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answerDialog(user, { title: 'Error', text: 'Could not log out. Please try again.' });
    expect(window.location.pathname).toBe('/MyBookings');
  });
});

describe('a dealer', () => {
  beforeEach(logInDealer);

  test('sees the dashboard in place of the public site', async () => {
    open('/');
    expect(await offered('Dealer')).toEqual([
      'Today',
      'My Vehicles',
      'Order List',
      'Add Vehicle: Add Car, Add Bike',
      "Market: Bike's, Car's, Dealers",
      'My Account',
      'Contact Us',
      'Logout',
    ]);
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  test.each(['/cars', '/bikes', '/SellersProfiles'])('sees the market: %s', async (path) => {
    open(path);
    await screen.findByRole('tabpanel');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(["Bike's", "Car's", 'Dealers']);
    expect(await bar('Dealer')).toBeVisible();
  });

  test('looks at a car of the market, and is offered no booking', async () => {
    storeListing(aCar({ id: 'car1', name: 'Maruti Swift' }));
    open('/cars');
    const card = within(await screen.findByRole('article', { name: 'Maruti Swift' }));
    expect(card.getByRole('button', { name: 'Know More' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });

  test.each([
    ['/SellerProducts', 'My Vehicles'],
    ['/orderlist', 'My Car Orders'],
    ['/NewCarProduct', 'Enter Car/Vehicles/Truck Details'],
    ['/NewBikeProduct', 'Enter Car/Vehicles/Truck Details'],
    ['/EditCarProduct/car1', 'Enter Car/Vehicles/Truck Details'],
    ['/EditBikeProduct/bike1', 'Enter Car/Vehicles/Truck Details'],
    ['/EditProfile', 'Edit my profile'],
    ['/ContactUs', 'Contact us'],
    ['/no/such/page', 'Page not found'],
    ['/ORDERLIST', 'My Car Orders'],
    ['/login', 'Page not found'],
    ['/Login/', 'Page not found'],
  ])('finds at %s the screen %s', async (path, heading) => {
    open(path);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });

  test('logs out, and starts over at the root', async () => {
    const goTo = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
    const user = open('/orderlist');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await bar('Main')).toBeVisible();
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
  });
});
