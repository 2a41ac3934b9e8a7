import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import { UpdateNotice } from '../../src/features/offline/UpdateNotice';
import { HomePage } from '../../src/pages/public/HomePage';
import { keepPublicLists, publicPictures } from '../../src/pages/queries/keepLists';
import { keepList, readKeptList, readKeptSellers } from '../../src/services/keptLists';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { listApproved } from '../../src/services/vehicleLists';
import { aBike, aCar, aDealer, onePage } from './records';
import { dialog, show } from './show';

vi.mock('../../src/services/vehicleLists', () => ({ listApproved: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));
vi.mock('../../src/services/keptLists', () => ({
  keepList: vi.fn(),
  readKeptList: vi.fn(),
  readKeptSellers: vi.fn(),
}));

const from = new Date(2026, 10, 21, 14, 5).getTime();

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(listApproved).mockRejectedValue(new AppError('offline'));
  vi.mocked(getSellerInBatch).mockRejectedValue(new AppError('offline'));
  vi.mocked(readKeptList).mockResolvedValue({ from, items: [aCar()], sellers: [aDealer()] });
  vi.mocked(readKeptSellers).mockResolvedValue(new Map([['dealer1', aDealer()]]));
});

afterEach(() => vi.restoreAllMocks());

const note = () => screen.findByText('You are offline. This list is from 14:05, 21 Nov.');
const card = () => screen.findByRole('article', { name: 'Maruti Swift' });

describe('a public list that cannot be reached', () => {
  test('is the kept one, with its dealers, and says so instead of the error', async () => {
    show(<HomePage />, '/?tab=cars');
    expect(await note()).toBeVisible();
    expect(readKeptList).toHaveBeenCalledExactlyOnceWith('approved/car/posted');
    expect(await within(await card()).findByText('Sahyadri Motors')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is the kept one on the home page too', async () => {
    show(<HomePage />);
    expect(await note()).toBeVisible();
    expect(readKeptList).toHaveBeenCalledExactlyOnceWith('approved/car/cheapest');
    expect(await card()).toBeVisible();
  });

  test('does not call offline who is not', async () => {
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    show(<HomePage />, '/?tab=cars');
    const text = 'Second Gear cannot be reached. This list is from 14:05, 21 Nov.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('stands while it is asked for again, and makes way for the new one and its dealers', async () => {
    const { user } = show(<HomePage />, '/?tab=cars');
    await note();
    let answer: (page: ReturnType<typeof onePage<ReturnType<typeof aCar>>>) => void = () => undefined;
    vi.mocked(listApproved).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    vi.mocked(getSellerInBatch).mockResolvedValue(aDealer({ dealerName: 'Deccan Cars' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Trying again...')).toBeVisible();
    expect(await card()).toBeVisible();
    answer(onePage(aCar({ id: 'car2', name: 'Tata Nexon' })));
    const fresh = await screen.findByRole('article', { name: 'Tata Nexon' });
    expect(await within(fresh).findByText('Deccan Cars')).toBeVisible();
    expect(screen.queryByText(/This list is from/)).toBeNull();
    expect(screen.queryByText('Trying again...')).toBeNull();
  });

  test('stays where it fails again', async () => {
    const { user } = show(<HomePage />, '/?tab=cars');
    await note();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Trying again...');
    expect(await note()).toBeVisible();
    expect(await card()).toBeVisible();
  });

  test('fails as ever where it is refused', async () => {
    vi.mocked(listApproved).mockRejectedValue(new AppError('denied'));
    show(<HomePage />, '/?tab=cars');
    expect(await dialog('Error')).toHaveTextContent('Could not fetch products. Please try again.');
    expect(readKeptList).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing is kept', () => Promise.resolve(null)],
    ['what is kept cannot be looked up', () => Promise.reject(new Error('no chunk'))],
  ])('fails as ever where %s', async (_case, lookUp) => {
    vi.mocked(readKeptList).mockImplementation(lookUp);
    show(<HomePage />, '/?tab=cars');
    expect(await dialog('Error')).toHaveTextContent('Could not fetch products. Please try again.');
    expect(listApproved).toHaveBeenCalledTimes(2);
  });
});

test('public lists are kept when they are read, with their dealers and pictures', async () => {
  vi.mocked(listApproved).mockResolvedValue(onePage(aBike()));
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  const onKept = vi.fn();
  keepPublicLists(onKept);
  show(<HomePage />, '/?tab=bikes');
  await waitFor(() => expect(onKept).toHaveBeenCalled());
  expect(keepList).toHaveBeenCalledExactlyOnceWith('approved/bike/posted', {
    from: expect.any(Number),
    items: [aBike()],
    sellers: [aDealer()],
  });
  expect([...publicPictures()]).toEqual(['https://pictures.example/front-thumb.jpg']);
});

test('the notice of a new version reloads, or goes, when it is told to', async () => {
  const [onReload, onDismiss] = [vi.fn(), vi.fn()];
  const { user } = show(<UpdateNotice onReload={onReload} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(onReload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
