import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { AppError } from '../../src/domain/appError';
import { noWish } from '../../src/domain/booking';
import { testDriveDays } from '../../src/domain/testDrive';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { HomePage } from '../../src/pages/public/HomePage';
import { bookVehicle } from '../../src/services/bookings';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { readSession, rememberBuyer } from '../../src/services/session';
import { getPublicVehicle } from '../../src/services/vehicleAddress';
import { listApproved } from '../../src/services/vehicleLists';
import { scrollIntoView } from './intersectionObserver';
import { aBike, aCar, aDealer, onePage } from './records';
import { address, answerDialog, dialog, show } from './show';

vi.mock('../../src/services/vehicleLists', () => ({ listApproved: vi.fn() }));
vi.mock('../../src/services/bookings', () => ({ bookVehicle: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));
vi.mock('../../src/services/vehicleAddress', () => ({ getPublicVehicle: vi.fn() }));
vi.mock('../../src/services/sellers', () => ({ listSellers: async () => onePage(aDealer()) }));

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const names: Readonly<Record<VehicleKind, string>> = { car: 'Maruti Swift', bike: 'Honda Unicorn' };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listApproved).mockImplementation(async (kind) => onePage(kind === 'car' ? aCar() : aBike()));
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(bookVehicle).mockResolvedValue();
});

const showTab = (kind: VehicleKind) => show(<PublicPages />, `/?tab=${kind}s`);
const card = (kind: VehicleKind) => screen.findByRole('article', { name: names[kind] });
const logIn = () => rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');

async function button(kind: VehicleKind, name: string): Promise<HTMLElement> {
  return within(await card(kind)).getByRole('button', { name });
}

describe('a card', () => {
  test('shows price, facts, dealer and district', async () => {
    showTab('car');
    const shown = within(await card('car'));
    expect(shown.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(shown.getByText('2019 · 32,000 km · Petrol · Manual')).toBeVisible();
    expect(await shown.findByText('Sahyadri Motors')).toBeVisible();
    expect(shown.getByText('Pune')).toBeVisible();
    expect(shown.getByRole('img', { name: 'Maruti Swift' })).toHaveAttribute(
      'src',
      'https://pictures.example/front-thumb.jpg',
    );
  });

  test.each([
    ['does not exist', () => Promise.resolve(null)],
    ['cannot be read', () => Promise.reject(new AppError('denied'))],
  ])('whose dealer %s says Unknown', async (_case, answer) => {
    vi.mocked(getSellerInBatch).mockImplementation(answer);
    showTab('car');
    expect(await within(await card('car')).findByText('Unknown')).toBeVisible();
  });
});

describe('Know More', () => {
  test('shows every fact, the description and the dealer; Close closes it', async () => {
    const { user } = showTab('car');
    await user.click(await button('car', 'Know More'));
    const details = await dialog('Maruti Swift');
    const facts = within(details).getAllByRole('term');
    expect(facts.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      'Purchased year: 2019',
      'Fuel type: Petrol',
      'Transmission: Manual',
      'Kilometers driven: 32,000 km',
    ]);
    expect(within(details).getByText('One owner.')).toBeVisible();
    expect(within(details).getByText('Rs. 4,50,000')).toBeVisible();
    expect(within(details).getByText('12 MG Road, Pune')).toBeVisible();
    const photos = within(details).getByRole('region', { name: 'Photos of Maruti Swift' });
    expect(
      within(photos)
        .getAllByRole('img')
        .map((photo) => photo.getAttribute('alt')),
    ).toEqual(['Maruti Swift, photo 1 of 2', 'Maruti Swift, photo 2 of 2']);
    expect(address()).toBe('/cars/car1');
    expect(getPublicVehicle).not.toHaveBeenCalled();
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/?tab=cars');
    expect(await card('car')).toBeVisible();
  });

  test.each(['photo', 'name'])('is where the %s leads, too', async (which) => {
    const { user } = showTab('car');
    const [photo, name] = within(await card('car')).getAllByRole('link', { name: 'Maruti Swift' });
    expect(photo).toHaveAttribute('href', '/cars/car1');
    await user.click((which === 'photo' ? photo : name) as HTMLElement);
    expect(await dialog('Maruti Swift')).toBeVisible();
  });

  test('closed twice goes back once', async () => {
    const { user } = showTab('car');
    await user.click(screen.getByRole('tab', { name: "Bike's" }));
    await user.click(await button('bike', 'Know More'));
    const close = within(await dialog('Honda Unicorn')).getByRole('button', { name: 'Close' });
    await user.dblClick(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/?tab=bikes');
  });

  test("leads to the dealer's page", async () => {
    const { user } = showTab('bike');
    await user.click(await button('bike', 'Know More'));
    await user.click(within(await dialog('Honda Unicorn')).getByRole('link', { name: /See all vehicles/ }));
    await waitFor(() => expect(address()).toBe('/dealers/dealer1'));
  });

  test('books as well', async () => {
    logIn();
    const { user } = showTab('car');
    await user.click(await button('car', 'Know More'));
    await user.click(within(await dialog('Maruti Swift')).getByRole('button', { name: 'Book Now' }));
    await answerDialog(user, { title: 'Car booked successfully!', text: '' });
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', aCar(), noWish);
  });
});

describe('Choose a test drive, in the details', () => {
  async function chooseOn(tab: VehicleKind) {
    const { user } = showTab(tab);
    await user.click(await button(tab, 'Know More'));
    const details = within(await dialog(names[tab]));
    const choose = details.getByRole('button', { name: 'Choose a test drive' });
    expect(choose).toHaveAttribute('aria-expanded', 'false');
    await user.click(choose);
    const form = within(await details.findByRole('form', { name: 'Test drive' }));
    return { user, form };
  }

  test('books a day and an hour, with a note', async () => {
    logIn();
    const { user, form } = await chooseOn('car');
    const chosen = testDriveDays(new Date())[2];
    await user.selectOptions(form.getByLabelText('Day'), chosen?.label ?? '');
    await user.selectOptions(form.getByLabelText('Hour'), '2 pm');
    await user.type(form.getByLabelText('Note'), 'Two of us');
    await user.click(form.getByRole('button', { name: 'Book with this test drive' }));
    await answerDialog(user, { title: 'Car booked successfully!', text: '' });
    const wish = { testDrive: chosen?.hours[5], note: 'Two of us' };
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', aCar(), wish);
  });

  test('books a note alone', async () => {
    logIn();
    const { user, form } = await chooseOn('bike');
    await user.selectOptions(form.getByLabelText('Day'), 'No test drive');
    expect(form.getByLabelText('Hour')).toBeDisabled();
    await user.type(form.getByLabelText('Note'), 'Call me first');
    await user.click(form.getByRole('button', { name: 'Book with this test drive' }));
    await answerDialog(user, { title: 'Bike booked successfully!', text: '' });
    const wish = { testDrive: null, note: 'Call me first' };
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', aBike(), wish);
  });

  test('says so where the hour has begun meanwhile', async () => {
    logIn();
    vi.mocked(bookVehicle).mockRejectedValueOnce(new AppError('invalid'));
    const { user, form } = await chooseOn('car');
    await user.click(form.getByRole('button', { name: 'Book with this test drive' }));
    await answerDialog(user, {
      title: 'Choose another hour',
      text: 'That hour can no longer be chosen. Please choose another one.',
    });
  });

  test('without a login asks for it', async () => {
    const { user, form } = await chooseOn('car');
    await user.click(form.getByRole('button', { name: 'Book with this test drive' }));
    await answerDialog(user, { title: 'Login needed', text: 'Please log in to book this car.' });
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe.each([
  ['car', 'Car booked successfully!'],
  ['bike', 'Bike booked successfully!'],
] as const)('Book Now on a %s', (kind, success) => {
  test('without a login asks for it, and leads there', async () => {
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title: 'Login needed', text: `Please log in to book this ${kind}.` });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(bookVehicle).not.toHaveBeenCalled();
  });

  test('books, and says so', async () => {
    logIn();
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title: success, text: '' });
    expect(bookVehicle).toHaveBeenCalledExactlyOnceWith('buyer1', kind === 'car' ? aCar() : aBike(), noWish);
    expect(await button(kind, 'Book Now')).toBeEnabled();
  });

  test('says that it is busy, and books once for a double click', async () => {
    logIn();
    vi.mocked(bookVehicle).mockReturnValue(new Promise(() => undefined));
    const { user } = showTab(kind);
    await user.dblClick(await button(kind, 'Book Now'));
    expect(await button(kind, 'Booking...')).toBeDisabled();
    expect(bookVehicle).toHaveBeenCalledOnce();
  });

  test.each([
    ['exists', 'Already booked', `You have already booked this ${kind}.`],
    ['offline', 'Error', `Could not book the ${kind}. Please try again.`],
    ['missing', 'Error', `Could not book the ${kind}. Please try again.`],
    ['denied', 'Error', `Could not book the ${kind}. Please try again.`],
  ] as const)('fails (%s): says so, and can be tried again', async (failure, title, text) => {
    logIn();
    vi.mocked(bookVehicle).mockRejectedValueOnce(new AppError(failure));
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title, text });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title: success, text: '' });
  });

  test('in a session that has ended forgets the buyer, and asks for the login', async () => {
    logIn();
    vi.mocked(bookVehicle).mockRejectedValue(new AppError('signedOut'));
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title: 'Login needed', text: `Please log in to book this ${kind}.` });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(readSession().buyer).toBeNull();
  });
});

describe.each([
  ['car', 'Could not fetch products. Please try again.', 'No products found.'],
  ['bike', 'Could not fetch bikes. Please try again.', 'No bikes to display.'],
] as const)('the list of %ss', (kind, failed, empty) => {
  test('that cannot be read says so, and can be tried again', async () => {
    vi.mocked(listApproved).mockRejectedValueOnce(new AppError('denied'));
    const { user } = showTab(kind);
    await answerDialog(user, { title: 'Error', text: failed });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card(kind)).toBeVisible();
  });

  test('that is empty says so, and can be read again', async () => {
    vi.mocked(listApproved).mockResolvedValueOnce(onePage());
    const { user } = showTab(kind);
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.getByText('Swipe down to reload')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await card(kind)).toBeVisible();
  });

  test('that is empty, and cannot be read again, says that', async () => {
    vi.mocked(listApproved).mockResolvedValueOnce(onePage()).mockRejectedValueOnce(new AppError('denied'));
    const { user } = showTab(kind);
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await answerDialog(user, { title: 'Error', text: failed });
  });
});

describe('the tabs of the home page', () => {
  test.each([
    ["Bike's", '/?tab=bikes', 'Used bikes'],
    ["Car's", '/?tab=cars', 'Used cars'],
    ['Dealers', '/?tab=dealers', 'Dealers'],
  ])('%s stands in the address, and has its list', async (name, at, heading) => {
    const { user } = show(<HomePage />);
    await user.click(screen.getByRole('tab', { name }));
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(address()).toBe(at);
  });

  test('an address with an unknown tab shows the Home tab', () => {
    show(<HomePage />, '/?tab=boats');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Home');
  });

  test('the lists of the tabs are of approved vehicles in the order they were posted', async () => {
    for (const kind of kinds) {
      const { unmount } = showTab(kind);
      await card(kind);
      expect(listApproved).toHaveBeenLastCalledWith(kind, 'posted', null);
      unmount();
    }
  });
});

describe('the Home tab', () => {
  test('asks for the lowest prices at once, and for the other sections when they come near', async () => {
    show(<HomePage />);
    await screen.findByRole('region', { name: 'Lowest prices' });
    expect(vi.mocked(listApproved).mock.calls).toEqual([['car', 'cheapest', null]]);
    scrollIntoView(screen.getByRole('heading', { name: 'Dream cars' }));
    await screen.findByRole('region', { name: 'Dream cars' });
    expect(listApproved).toHaveBeenLastCalledWith('car', 'latestModel', null);
    scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
    await screen.findByRole('region', { name: 'Bikes' });
    expect(listApproved).toHaveBeenLastCalledWith('bike', 'posted', null);
    expect(listApproved).toHaveBeenCalledTimes(3);
  });

  test('has four pictures that can be paused, and a strip that moves by itself', async () => {
    show(<HomePage />);
    const pictures = within(screen.getByRole('region', { name: 'Welcome pictures' }));
    expect(pictures.getAllByRole('img')).toHaveLength(4);
    expect(pictures.getByRole('button', { name: 'Pause: Welcome pictures' })).toBeEnabled();
  });

  test('a section that cannot be read says so, and the others stand', async () => {
    vi.mocked(listApproved).mockRejectedValueOnce(new AppError('denied'));
    const { user } = show(<HomePage />);
    await answerDialog(user, { title: 'Error', text: 'Could not fetch products. Please try again.' });
    scrollIntoView(await screen.findByRole('heading', { name: 'Dream cars' }));
    expect(await card('car')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Lowest prices' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
