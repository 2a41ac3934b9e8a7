import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { AppError } from '../../src/domain/appError';
import { noWish } from '../../src/domain/booking';
import { bookVehicle } from '../../src/services/bookings';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { rememberBuyer, rememberSeller } from '../../src/services/session';
import { listSimilar } from '../../src/services/similarVehicles';
import { getPublicVehicle } from '../../src/services/vehicleAddress';
import { aBike, aCar, aDealer } from './records';
import { address, answerDialog, show } from './show';

vi.mock('../../src/services/vehicleAddress', () => ({ getPublicVehicle: vi.fn() }));
vi.mock('../../src/services/similarVehicles', () => ({ listSimilar: vi.fn(), similarCount: 4 }));
vi.mock('../../src/services/bookings', () => ({ bookVehicle: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getPublicVehicle).mockResolvedValue(aCar());
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(listSimilar).mockResolvedValue([aCar({ id: 'car2', name: 'Tata Nexon' })]);
  vi.mocked(bookVehicle).mockResolvedValue();
  document.head.innerHTML = '<meta name="description" content="The whole site">';
});

const showCar = () => show(<PublicPages />, '/cars/car1');
const heading = (name = 'Maruti Swift') => screen.findByRole('heading', { name, level: 1 });
const descriptionOf = (head: HTMLElement) => head.querySelector<HTMLMetaElement>('[name=description]')?.content;

describe('the page of a vehicle', () => {
  test('says that it is loading, then shows everything the record holds', async () => {
    showCar();
    expect(await screen.findByText('Loading the car...')).toBeInTheDocument();
    expect(await heading()).toBeVisible();
    expect(getPublicVehicle).toHaveBeenCalledExactlyOnceWith({ kind: 'car', id: 'car1' });
    expect(screen.getByText('Rs. 4,50,000')).toBeVisible();
    expect(screen.getByText('32,000 km')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Description', level: 2 })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sahyadri Motors' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(listSimilar).not.toHaveBeenCalled();
  });

  test('has a title, a description, an address and data of its own, and gives them back', async () => {
    const { user } = showCar();
    await heading();
    await waitFor(() => expect(document.title).toBe('Maruti Swift, 2019, Rs. 4.5 lakh | Second Gear'));
    await waitFor(() => expect(descriptionOf(document.head)).toContain('Sahyadri Motors, Pune.'));
    const at = `${window.location.origin}/cars/car1`;
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', at);
    expect(document.head.querySelector('meta[property="og:url"]')).toHaveAttribute('content', at);
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Car', offers: { seller: { name: 'Sahyadri Motors' } } });

    await user.click(screen.getByRole('link', { name: 'Sahyadri Motors' }));
    await waitFor(() => expect(descriptionOf(document.head)).toBe('The whole site'));
    expect(document.head.querySelector('script, link[rel=canonical], [property="og:url"]')).toBeNull();
  });

  test('books as a card does', async () => {
    rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
    const { user } = showCar();
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await answerDialog(user, { title: 'Car booked successfully!', text: '' });
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', aCar(), noWish);
  });

  test('that cannot be read says so, and can be tried again', async () => {
    vi.mocked(getPublicVehicle).mockRejectedValueOnce(new AppError('busy'));
    const { user } = showCar();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch this car. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading()).toBeVisible();
  });

  test('says that there is no network where there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.mocked(getPublicVehicle).mockRejectedValue(new AppError('offline'));
    showCar();
    expect(await screen.findByText('You are offline. Could not fetch this car. Please try again.')).toBeVisible();
    vi.restoreAllMocks();
  });

  test.each([
    ['car', '/cars/car1', 'This car is not available any more.', 'Other cars'],
    ['bike', '/bikes/bike1', 'This bike is not available any more.', 'Other bikes'],
  ] as const)(
    'of a %s that is gone says so, keeps search engines away, and offers others',
    async (kind, at, text, title) => {
      vi.mocked(getPublicVehicle).mockRejectedValue(new AppError('missing'));
      show(<PublicPages />, at);
      expect(await screen.findByText(text)).toBeVisible();
      expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const others = await screen.findByRole('region', { name: title });
      expect(await within(others).findByRole('article', { name: 'Tata Nexon' })).toBeVisible();
      expect(listSimilar).toHaveBeenCalledExactlyOnceWith(kind, null);
    },
  );

  test.each([
    ['sold', 'This bike has been sold.'],
    ['withdrawn', 'The dealer no longer offers this bike.'],
  ] as const)('of a %s one says what became of it, shows it, and offers similar ones', async (state, text) => {
    vi.mocked(getPublicVehicle).mockResolvedValue(aBike({ state }));
    show(<PublicPages />, '/bikes/bike1');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Rs. 65,000')).toBeVisible();
    const similar = await screen.findByRole('region', { name: 'Bikes at a similar price' });
    expect(await within(similar).findByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  });

  test('without similar vehicles does not speak of them; where they cannot be read, it says so', async () => {
    vi.mocked(getPublicVehicle).mockResolvedValue(aCar({ state: 'sold' }));
    vi.mocked(listSimilar).mockRejectedValueOnce(new AppError('busy')).mockResolvedValue([]);
    const { user } = showCar();
    const similar = await screen.findByRole('region', { name: 'Cars at a similar price' });
    expect(await within(similar).findByText('Could not fetch similar cars. Please try again.')).toBeVisible();
    await user.click(within(similar).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(similar).not.toBeInTheDocument());
  });

  test('shows a dealer what buyers see, without what only buyers do', async () => {
    rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
    vi.mocked(getPublicVehicle).mockResolvedValue(aCar({ state: 'approved' }));
    showCar();
    expect(await screen.findByText('Sahyadri Motors')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sahyadri Motors' })).toBeNull();
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

  test("is the device's own where it has one", async () => {
    const share = vi.fn(async () => undefined);
    deviceCan(share);
    await openMenu();
    const title = 'Maruti Swift, 2019, Rs. 4.5 lakh';
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title,
      text: title,
      url: `${window.location.origin}/cars/car1`,
    });
    expect(screen.getByText('Copy link')).not.toBeVisible();
  });

  test('that the person stops offers nothing else; one that fails does', async () => {
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
      `https://wa.me/?text=Maruti Swift, 2019, Rs. 4.5 lakh ${window.location.origin}/cars/car1`,
    );
  });

  test('shows the link where it cannot be copied; Escape closes the menu alone', async () => {
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
