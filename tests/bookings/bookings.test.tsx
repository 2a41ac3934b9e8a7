import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import { type Booking, noWish } from '../../src/domain/booking';
import { bookingsAge } from '../../src/domain/limits';
import MyBookingsPage from '../../src/pages/public/MyBookingsPage';
import OrdersPage from '../../src/pages/seller/OrdersPage';
import { moveBooking } from '../../src/services/bookingMoves';
import {
  bookVehicle,
  getCustomer,
  listAllOrders,
  listBookingsOfSeller,
  listBookingsOfUser,
} from '../../src/services/bookings';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { readSession, rememberBuyer, rememberSeller } from '../../src/services/session';
import { aBike, aBooking, aCar, aDealer, onePage } from './records';
import { address, answerDialog, dialog, show } from './show';

vi.mock('../../src/services/bookings', () => ({
  bookVehicle: vi.fn(),
  listBookingsOfUser: vi.fn(),
  listBookingsOfSeller: vi.fn(),
  listAllOrders: vi.fn(),
  getCustomer: vi.fn(),
}));
vi.mock('../../src/services/bookingMoves', () => ({ moveBooking: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

const swift = aBooking(aCar());
const unicorn = aBooking(aBike());

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(moveBooking).mockResolvedValue();
  vi.mocked(bookVehicle).mockResolvedValue();
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

describe('what a buyer does with a booking', () => {
  const logIn = () => rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
  const testDrive = new Date('2026-11-24T11:00+05:30');

  function showOne(changed: Partial<Booking>) {
    logIn();
    vi.mocked(listBookingsOfUser).mockResolvedValue(onePage(aBooking(aCar(), changed)));
    return show(<MyBookingsPage />, '/MyBookings');
  }

  test('sees state, test drive, note, and how to reach the dealer', async () => {
    showOne({ status: 'accepted', testDrive, note: 'Two of us' });
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('Accepted')).toBeVisible();
    expect(booked.getByText('Tue, 24 Nov, 11 am')).toBeVisible();
    expect(booked.getByText('Two of us')).toBeVisible();
    expect(await booked.findByText('9123456780')).toBeVisible();
    expect(booked.getByRole('link', { name: 'Sahyadri Motors' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(booked.getByRole('link', { name: 'Call dealer' })).toHaveAttribute('href', 'tel:+919123456780');
    expect(booked.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919123456780\?text=.*Maruti%20Swift/),
    );
  });

  test('reads why it was declined, and books it again at once', async () => {
    const { user } = showOne({ status: 'declined', declineReason: 'It is in the workshop.' });
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('It is in the workshop.')).toBeVisible();
    expect(booked.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    await user.click(booked.getByRole('button', { name: 'Book again' }));
    await answerDialog(user, { title: 'Car booked successfully!', text: '' });
    const again = expect.objectContaining({ kind: 'car', id: 'car1', sellerId: 'dealer1' });
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', again, noWish);
    expect(listBookingsOfUser).toHaveBeenCalledTimes(2);
  });

  test.each(['denied', 'missing'] as const)('is told where it is no longer for sale (%s)', async (failure) => {
    const { user } = showOne({ status: 'cancelled' });
    vi.mocked(bookVehicle).mockRejectedValue(new AppError(failure));
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Book again' }));
    await answerDialog(user, { title: 'Error', text: 'This vehicle is no longer for sale.' });
  });

  test('cancels it after a question', async () => {
    const { user } = showOne({});
    const booked = within(await card('Maruti Swift'));
    await user.click(booked.getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Keep booking' });
    expect(moveBooking).not.toHaveBeenCalled();
    await user.click(booked.getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    expect(await booked.findByText('Cancelled')).toBeVisible();
    expect(moveBooking).toHaveBeenCalledExactlyOnceWith(
      'buyer1',
      'cancel',
      expect.objectContaining({ id: 'buyer1_car1' }),
      '',
    );
    expect(listBookingsOfUser).toHaveBeenCalledOnce();
  });

  test.each([
    ['offline', 'Error', 'Could not cancel the booking. Please try again.', 1],
    ['changed', 'Look again', 'This booking has changed. Please look again.', 2],
  ] as const)('is told where that fails (%s)', async (failure, title, text, reads) => {
    const { user } = showOne({});
    vi.mocked(moveBooking).mockRejectedValue(new AppError(failure));
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    await answerDialog(user, { title, text });
    await waitFor(() => expect(listBookingsOfUser).toHaveBeenCalledTimes(reads));
  });

  test('in a session that has ended is asked for the login', async () => {
    const { user } = showOne({});
    vi.mocked(moveBooking).mockRejectedValue(new AppError('signedOut'));
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(readSession().buyer).toBeNull();
  });

  test('has nothing left to do with one that is completed', async () => {
    showOne({ status: 'completed' });
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('Completed')).toBeVisible();
    expect(booked.queryByRole('button')).toBeNull();
  });

  test('sees what has changed when coming back to the tab, not at once and not for a list that is young', async () => {
    showOne({});
    await card('Maruti Swift');
    const comeBack = () =>
      act(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    comeBack();
    expect(listBookingsOfUser).toHaveBeenCalledOnce();
    vi.mocked(listBookingsOfUser).mockResolvedValue(onePage(aBooking(aCar(), { status: 'accepted' })));
    const later = Date.now() + bookingsAge + 1;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    comeBack();
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(listBookingsOfUser).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

describe('what a dealer does with an order', () => {
  const buttons = () =>
    within(screen.getByRole('article'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  async function showOne(changed: Partial<Booking>, path = '/orderlist') {
    rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
    vi.mocked(getCustomer).mockResolvedValue({ name: '=Asha', phone: '9876543210' });
    vi.mocked(listBookingsOfSeller).mockImplementation(async (kind) =>
      kind === 'car' ? onePage(aBooking(aCar(), changed)) : onePage(),
    );
    const shown = show(<OrdersPage />, path);
    return { ...shown, order: within(await card('Maruti Swift')) };
  }

  test.each([
    ['requested', ['Accept', 'Decline']],
    ['accepted', ['Completed', 'Decline']],
    ['declined', []],
    ['cancelled', []],
    ['completed', []],
  ] as const)('that is %s: %j', async (status, offered) => {
    await showOne({ status });
    expect(buttons()).toEqual(offered);
  });

  test('accepts it at once, without reading the list again', async () => {
    const { user, order } = await showOne({});
    await user.click(order.getByRole('button', { name: 'Accept' }));
    expect(await order.findByText('Accepted')).toBeVisible();
    const accepted = expect.objectContaining({ id: 'buyer1_car1' });
    expect(moveBooking).toHaveBeenCalledExactlyOnceWith('dealer1', 'accept', accepted, '');
    expect(listBookingsOfSeller).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(buttons()).toEqual(['Completed', 'Decline']));
    // The button is gone; the focus is not.
    expect(screen.getByRole('article').parentElement).toHaveFocus();
  });

  test('is told that the hour is taken', async () => {
    vi.mocked(moveBooking).mockRejectedValue(new AppError('taken'));
    const { user, order } = await showOne({});
    await user.click(order.getByRole('button', { name: 'Accept' }));
    await answerDialog(user, {
      title: 'That hour is taken',
      text: 'That hour is taken: another test drive of this vehicle has been accepted for it.',
    });
    expect(order.getByText('Requested')).toBeVisible();
  });

  test('declines it with a reason that is offered and own words, not without', async () => {
    const { user, order } = await showOne({});
    await user.click(order.getByRole('button', { name: 'Decline' }));
    const asked = within(await dialog('Decline the booking of Maruti Swift?'));
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    await answerDialog(user, { title: 'Invalid Input', text: 'Please choose a reason.' });
    expect(moveBooking).not.toHaveBeenCalled();
    await user.selectOptions(asked.getByLabelText('Reason'), 'The vehicle has been sold.');
    await user.type(asked.getByLabelText('Note'), 'Sorry!');
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    const reason = 'The vehicle has been sold. Sorry!';
    expect(await order.findByText(reason)).toBeVisible();
    expect(moveBooking).toHaveBeenCalledExactlyOnceWith('dealer1', 'decline', expect.anything(), reason);
  });

  test('completes it after a question', async () => {
    const { user, order } = await showOne({ status: 'accepted' });
    await user.click(order.getByRole('button', { name: 'Completed' }));
    await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Cancel' });
    expect(moveBooking).not.toHaveBeenCalled();
    await user.click(order.getByRole('button', { name: 'Completed' }));
    await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Completed' });
    await waitFor(() => expect(buttons()).toEqual([]));
    expect(moveBooking).toHaveBeenCalledExactlyOnceWith('dealer1', 'complete', expect.anything(), '');
  });

  test('shows those in one state, which the address names', async () => {
    const { user } = await showOne({});
    expect(listBookingsOfSeller).toHaveBeenCalledWith('car', 'dealer1', null, null);
    await user.selectOptions(screen.getByLabelText('Show'), 'Accepted');
    expect(await screen.findByText('No bike booking is accepted.')).toBeVisible();
    expect(listBookingsOfSeller).toHaveBeenCalledWith('car', 'dealer1', null, 'accepted');
    expect(address()).toBe('/orderlist?state=accepted');
    await user.selectOptions(screen.getByLabelText('Show'), 'All bookings');
    expect(address()).toBe('/orderlist');
  });

  test('downloads what is shown as a file that a spreadsheet can open safely', async () => {
    const { user } = await showOne({}, '/orderlist?state=requested');
    const order = aBooking(aCar(), { note: '=1+1', testDrive: new Date('2026-11-24T11:00+05:30') });
    vi.mocked(listAllOrders).mockImplementation(async (kind) => ({
      orders: kind === 'car' ? [order] : [],
      complete: true,
    }));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toHaveProperty('download', 'orders-requested.csv');
    expect(await saved[0]?.text()).toBe(
      [
        '"Booked on","State","Kind","Vehicle","Price","Customer","Phone","Test drive","Note","Reason of decline"',
        '"5 Mar 2026","Requested","car","Maruti Swift","450000","\'=Asha","9876543210","Tue, 24 Nov, 11 am","\'=1+1",""',
        '',
      ].join('\r\n'),
    );
    expect(listAllOrders).toHaveBeenCalledWith('bike', 'dealer1', 'requested');
    expect(getCustomer).toHaveBeenCalledOnce();
  });

  test('is told where the download fails, and where it is cut', async () => {
    const { user } = await showOne({});
    vi.mocked(listAllOrders).mockRejectedValue(new AppError('offline'));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await answerDialog(user, { title: 'Error', text: 'Could not download the bookings. Please try again.' });
    vi.mocked(listAllOrders).mockResolvedValue({ orders: [], complete: false });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await answerDialog(user, {
      title: 'The newest bookings',
      text: 'The file holds the newest 300 bookings of each kind. There are more.',
    });
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
