import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import { type ListingState, stateFlags } from '../../src/domain/listingState';
import type { Vehicle } from '../../src/domain/vehicle';
import MyVehiclesPage from '../../src/pages/seller/MyVehiclesPage';
import { moveVehicle } from '../../src/services/changeVehicle';
import { countBookingsOn, countOwn, listOwn } from '../../src/services/ownVehicles';
import { rememberSeller } from '../../src/services/session';
import { scrollIntoView } from './intersectionObserver';
import { aBike, aCar, onePage } from './records';
import { address, answerDialog, show } from './show';

vi.mock('../../src/services/ownVehicles', () => ({ listOwn: vi.fn(), countOwn: vi.fn(), countBookingsOn: vi.fn() }));
vi.mock('../../src/services/changeVehicle', () => ({ moveVehicle: vi.fn() }));

const states = Object.keys(stateFlags) as ListingState[];

let stock: readonly Vehicle[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
  vi.mocked(listOwn).mockImplementation(async (kind, _, state) =>
    onePage(...stock.filter((vehicle) => vehicle.kind === kind && (state === null || vehicle.state === state))),
  );
  vi.mocked(countOwn).mockImplementation(async (kind, _, state) => ({
    count: stock.filter((vehicle) => vehicle.kind === kind && vehicle.state === state).length,
    more: false,
  }));
  vi.mocked(countBookingsOn).mockResolvedValue({ count: 0, more: false });
  vi.mocked(moveVehicle).mockResolvedValue();
});

function showStock(...vehicles: readonly Vehicle[]) {
  stock = vehicles;
  return show(
    <Routes>
      <Route path="/SellerProducts" element={<MyVehiclesPage />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    '/SellerProducts',
  );
}

const card = () => screen.findByRole('article', { name: 'Maruti Swift' });

describe('the tabs', () => {
  test('name each state with its number of bikes and cars', async () => {
    showStock(aCar(), aBike(), aCar({ id: 'car2', state: 'sold' }));
    await screen.findByRole('tab', { name: 'All (3)' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Waiting for approval (0)',
      'Live (2)',
      'Rejected (0)',
      'Sold (1)',
      'Withdrawn (0)',
    ]);
  });

  test('say that there may be more than is counted', async () => {
    vi.mocked(countOwn).mockResolvedValue({ count: 30, more: true });
    showStock();
    expect(await screen.findByRole('tab', { name: 'Sold (60+)' })).toBeVisible();
  });

  test('have no numbers where they cannot be counted', async () => {
    vi.mocked(countOwn).mockRejectedValue(new AppError('denied'));
    showStock(aCar());
    await card();
    expect(screen.getByRole('tab', { name: 'Live' })).toBeVisible();
  });

  test('show one state, which stands in the address, and say where there is none', async () => {
    const { user } = showStock(aCar(), aCar({ id: 'car2', name: 'Old Swift', state: 'sold' }));
    await user.click(await screen.findByRole('tab', { name: /^Sold/ }));
    expect(await screen.findByRole('article', { name: 'Old Swift' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Maruti Swift' })).toBeNull();
    expect(address()).toBe('/SellerProducts?state=sold');
    expect(screen.getByText('No bike is marked as sold.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    expect(address()).toBe('/SellerProducts');
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
  });
});

describe('a card', () => {
  const buttons: Readonly<Record<ListingState, readonly string[]>> = {
    pending: ['Know More', 'Edit', 'Withdraw'],
    approved: ['Know More', 'Edit', 'Mark sold', 'Withdraw'],
    rejected: ['Know More', 'Edit and send again', 'Withdraw'],
    sold: ['Know More', 'Put back'],
    withdrawn: ['Know More', 'Put back'],
  };

  test.each(states)('of one that is %s offers what may be done with it', async (state) => {
    showStock(aCar({ state }));
    const offered = within(await card()).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(buttons[state]);
  });

  test('of a rejected one says why, as text', async () => {
    showStock(aCar({ state: 'rejected', rejectReason: '<img src=x onerror=alert(1)>' }));
    expect(await card()).toHaveTextContent('Why it was rejected: <img src=x onerror=alert(1)>');
  });

  test('of one that was rejected without a word says that', async () => {
    showStock(aCar({ state: 'rejected' }));
    expect(await card()).toHaveTextContent('The admin gave no reason.');
  });

  test('counts its bookings when it comes into view', async () => {
    showStock(aCar());
    vi.mocked(countBookingsOn).mockResolvedValue({ count: 1, more: false });
    const shown = await card();
    expect(countBookingsOn).not.toHaveBeenCalled();
    scrollIntoView(shown);
    expect(await within(shown).findByRole('link', { name: '1 booking' })).toHaveAttribute('href', '/orderlist');
    expect(countBookingsOn).toHaveBeenCalledExactlyOnceWith('dealer1', 'car1');
  });

  test('says where its bookings cannot be counted', async () => {
    showStock(aCar());
    vi.mocked(countBookingsOn).mockRejectedValue(new AppError('denied'));
    const shown = await card();
    scrollIntoView(shown);
    expect(await within(shown).findByText('Bookings could not be counted')).toBeVisible();
  });

  test.each([
    ['car', 'pending', 'Edit', '/EditCarProduct/car1'],
    ['bike', 'rejected', 'Edit and send again', '/EditBikeProduct/bike1'],
  ] as const)('of a %s that is %s leads to its form', async (kind, state, name, form) => {
    const { user } = showStock(kind === 'car' ? aCar({ state }) : aBike({ state }));
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(form);
  });

  test('of a live one says first what an edit leads to', async () => {
    const { user } = showStock(aCar());
    const text = 'An edit goes back to the admin for approval. Until then buyers do not see it.';
    await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
    await answerDialog(user, { title: 'Edit this car?', text, button: 'Cancel' });
    expect(address()).toBe('/SellerProducts');
    await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
    await answerDialog(user, { title: 'Edit this car?', text, button: 'Edit' });
    expect(address()).toBe('/EditCarProduct/car1');
  });
});

describe('a move', () => {
  const moves = [
    ['withdraw', 'approved', 'Withdraw', 'Withdraw this car?', 'Withdrawn. Buyers no longer find it.'],
    ['sell', 'approved', 'Mark sold', 'Mark this car as sold?', 'Marked as sold. Buyers no longer find it.'],
    ['putBack', 'sold', 'Put back', 'Put this car back?', 'Put back. Buyers see it as soon as it is approved.'],
  ] as const;

  test.each(moves)('%s is asked for, made, told, and seen', async (move, state, name, title, done) => {
    const vehicle = aCar({ state });
    const { user } = showStock(vehicle);
    await user.click(within(await card()).getByRole('button', { name }));
    await answerDialog(user, { title, text: '', button: 'Cancel' });
    expect(moveVehicle).not.toHaveBeenCalled();

    await user.click(within(await card()).getByRole('button', { name }));
    stock = [aCar({ state: 'pending' })];
    await answerDialog(user, { title, text: '', button: name });
    await answerDialog(user, { title: 'Maruti Swift', text: done });
    expect(moveVehicle).toHaveBeenCalledExactlyOnceWith(move, vehicle);
    expect(await within(await card()).findByText('Waiting for approval')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Waiting for approval (1)' })).toBeVisible();
  });

  test.each([
    ['offline', 'Could not withdraw the listing. Please try again.'],
    ['denied', 'Could not withdraw the listing. Please try again.'],
    ['changed', 'This listing has changed. Please look again.'],
    ['missing', 'This listing has changed. Please look again.'],
    ['signedOut', 'You must be logged in to view your bookings.'],
  ] as const)('that fails (%s) says so, and can be tried again', async (kind, text) => {
    const { user } = showStock(aCar());
    vi.mocked(moveVehicle).mockRejectedValueOnce(new AppError(kind));
    await user.click(within(await card()).getByRole('button', { name: 'Withdraw' }));
    await answerDialog(user, { title: 'Withdraw this car?', text: '', button: 'Withdraw' });
    await answerDialog(user, { title: 'Error', text });
    await user.click(within(await card()).getByRole('button', { name: 'Withdraw' }));
    await answerDialog(user, { title: 'Withdraw this car?', text: '', button: 'Withdraw' });
    await answerDialog(user, { title: 'Maruti Swift', text: 'Withdrawn. Buyers no longer find it.' });
  });
});
