import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { listingKinds } from '../../src/listings/kinds';
import { headTexts } from '../../src/ui/texts';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInBuyer, logInDealer } from '../support/screens/logIn';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, show, toast } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
  storeListing(aCar({ id: 'car2', name: 'Tata Nexon' }));
  storeListing(aBike({ id: 'bike2', name: 'TVS Jupiter' }));
  document.head.innerHTML = '<meta name="description" content="">';
});

/** How often the app has asked for other listings. */
const readsOf = (collection: string) => firebase.sent('runQuery', `"${collection}"`);

const showCar = () => show(<PublicPages />, '/cars/car1');
const heading = (name = 'Maruti Swift') => screen.findByRole('heading', { name, level: 1 });
const descriptionOf = (head: HTMLElement) => head.querySelector<HTMLMetaElement>('[name=description]')?.content;

describe('the page of a listing', () => {
  test('says that it is loading, then shows everything the record holds', async () => {
    showCar();
    expect(await screen.findByText('Loading the car...')).toBeInTheDocument();
    expect(await heading()).toBeVisible();
    expect(firebase.sent('batchGet', 'products/car1')).toBe(1);
    expect(screen.getByText('Rs. 4,50,000')).toBeVisible();
    expect(screen.getByText('32,000 km')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Description', level: 2 })).toBeVisible();
    expect(screen.getByText(/Never pay to receive money/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sahyadri Motors' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(readsOf('products')).toBe(0);
  });

  test('names the language of what its dealer has typed', async () => {
    storeListing(aCar({ values: { ...aCar().values, description: 'एक ही मालिक।' } }));
    showCar();
    expect(await screen.findByText('एक ही मालिक।')).toHaveAttribute('lang', 'hi-IN');
    expect(screen.getByText('32,000 km')).not.toHaveAttribute('lang');
  });

  test('has its own title, description, address and data, and removes them afterwards', async () => {
    const { user } = showCar();
    await heading();
    await waitFor(() => expect(document.title).toBe('Maruti Swift, 2019, Rs. 4.5\u00a0lakh | Second Gear'));
    await waitFor(() => expect(descriptionOf(document.head)).toContain('Sahyadri Motors, Pune.'));
    const at = `${window.location.origin}/cars/car1`;
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', at);
    expect(document.head.querySelector('meta[property="og:url"]')).toHaveAttribute('content', at);
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Car', offers: { seller: { name: 'Sahyadri Motors' } } });

    await user.click(screen.getByRole('link', { name: 'Sahyadri Motors' }));
    await waitFor(() => expect(descriptionOf(document.head)).toBe(headTexts.description));
    expect(document.head.querySelector('script, link[rel=canonical], [property="og:url"]')).toBeNull();
  });

  test('books as a card does', async () => {
    await logInBuyer();
    const { user } = showCar();
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await toast('Car booked successfully!');
    expect(firebase.ids('bookings')).toEqual(['buyer1_car1']);
    expect(firebase.read(['bookings', 'buyer1_car1'])).toMatchObject({ testDrive: null, note: '' });
  });

  test('whose dealer is no longer public is no longer offered: neither booking nor contact', async () => {
    await logInBuyer();
    firebase.remove(['sellers', 'dealer1']);
    showCar();
    expect(await screen.findByText('This dealer is no longer on Second Gear.')).toBeVisible();
    expect(screen.getByText('This car is no longer offered.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^(Call|WhatsApp|See all vehicles)/ })).toBeNull();
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data).offers).not.toHaveProperty('seller');
  });

  test('says so everywhere if the dealer disappears during a booking', async () => {
    await logInBuyer();
    const { user } = showCar();
    await screen.findByRole('link', { name: 'Sahyadri Motors' });
    firebase.remove(['sellers', 'dealer1']);
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await answerDialog(user, { title: 'Error', text: 'This vehicle is no longer for sale.' });
    expect(await screen.findByText('This dealer is no longer on Second Gear.')).toBeVisible();
  });

  test('that cannot be read says so, and can be tried again', async () => {
    firebase.refuseOnce('batchGet', 'RESOURCE_EXHAUSTED');
    const { user } = showCar();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch this car. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading()).toBeVisible();
  });

  test('says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    firebase.refuse('batchGet', 'OFFLINE');
    showCar();
    expect(await screen.findByText('You are offline. Could not fetch this car. Please try again.')).toBeVisible();
    vi.restoreAllMocks();
  });

  test.each([
    ['car', '/cars/car1', 'This car is not available any more.', 'Other cars', 'Tata Nexon'],
    ['bike', '/bikes/bike1', 'This bike is not available any more.', 'Other bikes', 'TVS Jupiter'],
  ] as const)(
    'of a missing %s says so, is not for search engines, and offers others',
    async (kind, at, text, title, other) => {
      firebase.remove(['products', 'car1']);
      show(<PublicPages />, at);
      expect(await screen.findByText(text)).toBeVisible();
      expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const others = await screen.findByRole('region', { name: title });
      expect(await within(others).findByRole('article', { name: other })).toBeVisible();
      expect(readsOf(listingKinds[kind].collection)).toBe(1);
    },
  );

  test.each([
    ['sold', 'This bike has been sold.'],
    ['withdrawn', 'The dealer no longer offers this bike.'],
  ] as const)('of a %s listing says its state, shows it, and offers similar ones', async (state, text) => {
    storeListing(aBike({ state }));
    show(<PublicPages />, '/bikes/bike1');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Rs. 65,000')).toBeVisible();
    const similar = await screen.findByRole('region', { name: 'Bikes at a similar price' });
    expect(await within(similar).findByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  });

  test('without similar listings does not speak of them; where they cannot be read, it says so', async () => {
    storeListing(aCar({ state: 'sold' }));
    firebase.remove(['products', 'car2']);
    firebase.refuseOnce('runQuery', 'RESOURCE_EXHAUSTED', '"products"');
    const { user } = showCar();
    const similar = await screen.findByRole('region', { name: 'Cars at a similar price' });
    expect(await within(similar).findByText('Could not fetch similar cars. Please try again.')).toBeVisible();
    await user.click(within(similar).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(similar).not.toBeInTheDocument());
  });

  test("shows a dealer what buyers see, without the buyers' buttons", async () => {
    await logInDealer();
    showCar();
    expect(await screen.findByText('Sahyadri Motors')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sahyadri Motors' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
    expect(screen.queryByText('Log in to see the phone number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });
});

describe('Share', () => {
  function deviceCan(share: ((data: ShareData) => Promise<void>) | undefined): void {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }

  beforeEach(() => deviceCan(undefined));

  async function openMenu() {
    const shown = showCar();
    await heading();
    await shown.user.click(screen.getByRole('button', { name: 'Share' }));
    return shown;
  }

  test("is the device's own share sheet, if it has one", async () => {
    const share = vi.fn(async () => undefined);
    deviceCan(share);
    await openMenu();
    const title = 'Maruti Swift, 2019, Rs. 4.5\u00a0lakh';
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title,
      text: title,
      url: `${window.location.origin}/cars/car1`,
    });
    expect(screen.getByText('Copy link')).not.toBeVisible();
  });

  test('that the person cancels offers nothing else; one that fails does', async () => {
    deviceCan(() => Promise.reject(new DOMException('', 'AbortError')));
    const { user } = await openMenu();
    expect(screen.getByText('Copy link')).not.toBeVisible();
    deviceCan(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('copies the link, or writes a message', async () => {
    const { user } = await openMenu();
    const text = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toHaveRole('status');
    expect(text).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/cars/car1`);
    const message = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(message)).toBe(
      `https://wa.me/?text=Maruti Swift, 2019, Rs. 4.5\u00a0lakh ${window.location.origin}/cars/car1`,
    );
  });

  test('shows the link if it cannot be copied; Escape closes the menu only', async () => {
    const { user } = await openMenu();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByLabelText('Link to this vehicle')).toHaveValue(`${window.location.origin}/cars/car1`);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Copy link')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
    expect(address()).toBe('/cars/car1');
  });
});
