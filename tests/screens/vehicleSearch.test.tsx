import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { Cursor, Page } from '../../src/domain/page';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleSearch } from '../../src/domain/vehicleSearch';
import { HomePage } from '../../src/pages/public/HomePage';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { listApproved } from '../../src/services/vehicleLists';
import { canCount, countFound, findVehicles } from '../../src/services/vehicleSearch';
import { aCar, aDealer, onePage } from './records';
import { address, answerDialog, show } from './show';

vi.mock('../../src/services/vehicleLists', () => ({ listApproved: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));
vi.mock('../../src/services/vehicleSearch', () => ({
  canCount: vi.fn(),
  countFound: vi.fn(),
  findVehicles: vi.fn(),
  listDistricts: async () => ['Pune'],
}));

const after: Cursor = { after: 'car 8' };
const eightOf = (next: Cursor | null): Page<Vehicle> => ({
  items: Array.from({ length: 8 }, (_, index) => aCar({ id: `car${index}`, name: `Car ${index}` })),
  next,
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listApproved).mockResolvedValue(onePage(aCar()));
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(canCount).mockReturnValue(true);
  vi.mocked(countFound).mockResolvedValue({ count: 12, more: false });
  vi.mocked(findVehicles).mockResolvedValue(onePage(aCar({ name: 'Swift found' })));
});

const lastSearch = (): VehicleSearch | undefined => vi.mocked(findVehicles).mock.lastCall?.[0];

describe('what is typed', () => {
  test('is searched for a moment after the last key, and stands in the address', async () => {
    const { user } = show(<HomePage />, '/?tab=cars');
    await user.type(await screen.findByRole('searchbox', { name: 'Search cars' }), 'swift pune');
    expect(findVehicles).not.toHaveBeenCalled();
    expect(await screen.findByText('1 car found')).toBeVisible();
    expect(address()).toBe('/?tab=cars&q=swift+pune');
    expect(findVehicles).toHaveBeenCalledTimes(1);
    expect(lastSearch()).toEqual({ kind: 'car', text: 'swift pune', filters: {}, sort: null });
  });

  test('does not wait when it is sent', async () => {
    const { user } = show(<HomePage />, '/?tab=cars&sort=newest');
    const box = await screen.findByRole('searchbox', { name: 'Search cars' });
    await screen.findByText('1 car found');
    await user.type(box, 'alto{Enter}');
    expect(address()).toBe('/?tab=cars&q=alto&sort=newest');
    await waitFor(() => expect(lastSearch()?.text).toBe('alto'));
  });
});

describe('the number found', () => {
  test.each([
    ['12 cars found', { count: 12, more: false }],
    ['30+ cars found', { count: 30, more: true }],
  ])('is what the server counts: %s', async (text, count) => {
    vi.mocked(findVehicles).mockResolvedValue(eightOf(after));
    vi.mocked(countFound).mockResolvedValue(count);
    show(<HomePage />, '/?tab=cars&fuelType=Diesel');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test.each([
    ['nobody can count', () => vi.mocked(canCount).mockReturnValue(false)],
    ['the count fails', () => vi.mocked(countFound).mockRejectedValue(new AppError('denied'))],
    ['some have come since', () => vi.mocked(countFound).mockResolvedValue({ count: 7, more: false })],
  ])('is what has been found so far where %s', async (_case, arrange) => {
    arrange();
    vi.mocked(findVehicles).mockResolvedValue(eightOf(after));
    show(<HomePage />, '/?tab=cars&fuelType=Diesel');
    expect(await screen.findByText('8 cars found so far')).toBeVisible();
  });
});

describe('a search that finds nothing', () => {
  beforeEach(() => vi.mocked(findVehicles).mockResolvedValue(onePage()));

  test('names the filter without which most is found, and takes it off', async () => {
    vi.mocked(countFound).mockImplementation(async ({ filters }) => ({
      count: filters.maxPrice === undefined ? 30 : 3,
      more: filters.maxPrice === undefined,
    }));
    const { user } = show(<HomePage />, '/?tab=cars&q=swift&maxPrice=100000&fuelType=Diesel');
    expect(await screen.findByText('Without Up to Rs. 1 lakh: 30+ found.')).toBeVisible();
    const [, remove] = screen.getAllByRole('button', { name: 'Remove Up to Rs. 1 lakh' });
    if (remove) await user.click(remove);
    expect(address()).toBe('/?tab=cars&q=swift&fuelType=Diesel');
  });

  test.each([
    ['no single filter helps', () => vi.mocked(countFound).mockResolvedValue({ count: 0, more: false })],
    ['none can be counted', () => vi.mocked(countFound).mockRejectedValue(new AppError('denied'))],
  ])('offers to clear all where %s', async (_case, arrange) => {
    arrange();
    const { user } = show(<HomePage />, '/?tab=cars&fuelType=Diesel&sort=newest');
    expect(await screen.findByText('No cars match all of this.')).toBeVisible();
    expect(screen.queryByText(/^Without/)).toBeNull();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear all' });
    if (clear) await user.click(clear);
    expect(address()).toBe('/?tab=cars&sort=newest');
  });
});

test('a search that has read as much as it may, and found nothing, goes on when it is asked', async () => {
  vi.mocked(findVehicles).mockImplementation(async (_search, cursor) =>
    cursor === null ? { items: [], next: after, bounded: true } : onePage(aCar({ name: 'Swift at last' })),
  );
  const { user } = show(<HomePage />, '/?tab=cars&maxPrice=100000');
  expect(await screen.findByText('No cars found so far. There are more to look through.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search further' }));
  expect(await screen.findByRole('article', { name: 'Swift at last' })).toBeVisible();
});

test('a search that fails says so, and can be tried again', async () => {
  vi.mocked(findVehicles).mockRejectedValueOnce(new AppError('denied'));
  const { user } = show(<HomePage />, '/?tab=cars&fuelType=Diesel');
  await answerDialog(user, { title: 'Error', text: 'Could not fetch products. Please try again.' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Swift found' })).toBeVisible();
});
