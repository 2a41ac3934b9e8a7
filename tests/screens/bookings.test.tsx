import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import MyBookingsPage from '../../src/pages/public/MyBookingsPage';
import OrdersPage from '../../src/pages/seller/OrdersPage';
import { getCustomer, listBookingsOfSeller, listBookingsOfUser } from '../../src/services/bookings';
import { readSession, rememberBuyer, rememberSeller } from '../../src/services/session';
import { aBike, aBooking, aCar, onePage } from './records';
import { address, answerDialog, show } from './show';

vi.mock('../../src/services/bookings', () => ({
  listBookingsOfUser: vi.fn(),
  listBookingsOfSeller: vi.fn(),
  getCustomer: vi.fn(),
}));

const swift = aBooking(aCar());
const unicorn = aBooking(aBike());

beforeEach(() => {
  vi.resetAllMocks();
});

const card = (name: string) => screen.findByRole('article', { name });

describe('My Bookings', () => {
  const showBookings = () => show(<MyBookingsPage />, '/MyBookings');
  const logIn = () => rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');

  test('without a login says so, and leads to it', async () => {
    const { user } = showBookings();
    expect(screen.getByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(listBookingsOfUser).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'User Login' }));
    expect(address()).toBe('/login');
  });

  test('with a name that is remembered, but a session that has ended, says the same', async () => {
    logIn();
    vi.mocked(listBookingsOfUser).mockRejectedValue(new AppError('signedOut'));
    showBookings();
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are loading, then shown: what, when, from whom', async () => {
    logIn();
    vi.mocked(listBookingsOfUser).mockResolvedValue(onePage(swift, unicorn));
    showBookings();
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(booked.getByText('5 Mar 2026')).toBeVisible();
    expect(booked.getByText('Sahyadri Motors')).toBeVisible();
    expect(booked.getByText('Pune')).toBeVisible();
    expect(booked.queryByText('Customer')).toBeNull();
    expect(await card('Honda Unicorn')).toBeVisible();
    expect(listBookingsOfUser).toHaveBeenCalledExactlyOnceWith('buyer1', null);
  });

  test('where there is none, say so, and lead to the vehicles', async () => {
    logIn();
    vi.mocked(listBookingsOfUser).mockResolvedValue(onePage());
    const { user } = showBookings();
    expect(await screen.findByText('You have not booked any vehicles yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Find a bike' }));
    expect(address()).toBe('/?tab=bikes');
  });

  test('that cannot be read say so, and can be tried again', async () => {
    logIn();
    vi.mocked(listBookingsOfUser).mockRejectedValueOnce(new AppError('denied')).mockResolvedValue(onePage(swift));
    const { user } = showBookings();
    await answerDialog(user, { title: 'Error', text: 'Could not fetch bookings. Please try again.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch bookings. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Maruti Swift')).toBeVisible();
  });

  test('of a damaged record show fallbacks', async () => {
    logIn();
    const damaged = { ...swift, name: 'Unknown', values: {}, photos: [], thumbnails: [], bookedAt: null };
    vi.mocked(listBookingsOfUser).mockResolvedValue(
      onePage({ ...damaged, dealerName: 'Unknown', distName: 'Unknown' }),
    );
    showBookings();
    const booked = within(await card('Unknown'));
    expect(booked.getByText('No photo')).toBeVisible();
    expect(booked.getByText('Price on request')).toBeVisible();
    expect(booked.getByText('Booked on').nextElementSibling).toHaveTextContent('Unknown');
  });
});

describe("the dealer's orders", () => {
  const showOrders = () => show(<OrdersPage />, '/orderlist');
  const logIn = () => rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });

  function answerWith({ cars = onePage<typeof swift>(), bikes = onePage<typeof unicorn>() } = {}): void {
    vi.mocked(listBookingsOfSeller).mockImplementation(async (kind) => (kind === 'car' ? cars : bikes));
  }

  test('titled My Car Orders, show the bikes first, with who booked and how to call', async () => {
    logIn();
    answerWith({ cars: onePage(swift), bikes: onePage(unicorn) });
    vi.mocked(getCustomer).mockResolvedValue({ name: 'Asha Rao', phone: '9876543210' });
    showOrders();
    expect(screen.getByText('Loading your bike Orders...')).toBeVisible();
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My Car Orders', level: 1 })).toBeVisible();
    const order = within(await card('Maruti Swift'));
    expect(await order.findByText('Asha Rao')).toBeVisible();
    expect(order.getByText('9876543210')).toBeVisible();
    expect(order.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(order.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(order.getByText('5 Mar 2026')).toBeVisible();
    expect(order.getByText('Sahyadri Motors')).toBeVisible();
    expect(order.getByText('Pune')).toBeVisible();
    const bikes = screen.getByRole('region', { name: 'My Bike Bookings' });
    expect(within(bikes).getByRole('article', { name: 'Honda Unicorn' })).toBeVisible();
    expect(bikes.compareDocumentPosition(await card('Maruti Swift'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('of one customer ask once who it is', async () => {
    logIn();
    answerWith({ cars: onePage(swift, { ...swift, id: 'buyer1_car2', name: 'Tata Nexon' }) });
    vi.mocked(getCustomer).mockResolvedValue({ name: 'Asha Rao', phone: '9876543210' });
    showOrders();
    expect(await screen.findAllByText('Asha Rao')).toHaveLength(2);
    expect(getCustomer).toHaveBeenCalledExactlyOnceWith('dealer1', 'buyer1');
  });

  test('read Unknown where the customer cannot be read, and offer no call', async () => {
    logIn();
    answerWith({ bikes: onePage(unicorn) });
    vi.mocked(getCustomer).mockRejectedValue(new AppError('denied'));
    showOrders();
    const order = within(await card('Honda Unicorn'));
    expect(await order.findAllByText('Unknown')).toHaveLength(2);
    expect(order.queryByRole('link', { name: 'Call customer' })).toBeNull();
  });

  test('where there is none, say so for each kind', async () => {
    logIn();
    answerWith();
    showOrders();
    expect(
      await screen.findByText('Your bikes have not been booked yet or you may not have posted any bikes yet.'),
    ).toBeVisible();
    expect(await screen.findByText('You have not booked any cars yet.')).toBeVisible();
  });

  test.each([
    ['car', 'Could not fetch bookings. Please try again.', 'Honda Unicorn'],
    ['bike', 'Could not fetch bike bookings. Please try again.', 'Maruti Swift'],
  ] as const)('of %ss that cannot be read say so, the others are shown', async (failing, text, other) => {
    logIn();
    vi.mocked(getCustomer).mockResolvedValue({ name: 'Asha Rao', phone: '9876543210' });
    vi.mocked(listBookingsOfSeller).mockImplementation(async (kind) => {
      if (kind === failing) throw new AppError('denied');
      return kind === 'car' ? onePage(swift) : onePage(unicorn);
    });
    const { user } = showOrders();
    await answerDialog(user, { title: 'Error', text });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await card(other)).toBeVisible();
  });

  test.each([
    ['without a seller id', false],
    ['in a session that has ended', true],
  ])('%s say so for each kind, and lead back to the login', async (_case, remembered) => {
    if (remembered) logIn();
    vi.mocked(listBookingsOfSeller).mockRejectedValue(new AppError('signedOut'));
    const goTo = vi.fn();
    vi.stubGlobal('location', { assign: goTo });
    const { user } = showOrders();
    expect(await screen.findByText('You must be logged in to view your bike bookings.')).toBeVisible();
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [logInAgain] = screen.getAllByRole('button', { name: 'Log in again' });
    if (logInAgain) await user.click(logInAgain);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin');
    expect(readSession().seller).toBeNull();
  });
});
