import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { publicPictures, storePublicLists } from '../../src/app/storeLists';
import { readOfflineList, storeOfflineList } from '../../src/offline/offlineLists';
import { UpdateNotice } from '../../src/offline/UpdateNotice';
import { breakDevice, clearDevice } from '../support/fakeDeviceStore';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { dialog, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

const from = new Date('2026-11-21T14:05+05:30').getTime();

const newest = 'public/approved/car/newest';
const keep = (name: string) => storeOfflineList(name, { from, items: [aCar()], sellers: [aDealer()], first: null });

beforeEach(() => {
  // The device keeps no list for longer than thirty days.
  vi.useFakeTimers({ toFake: ['Date'], now: from + 3_600_000 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  firebase.refuse('runQuery', 'OFFLINE');
});

afterEach(() => vi.restoreAllMocks());

const note = () => screen.findByText('You are offline. This list is from 14:05, 21 Nov.');
const card = () => screen.findByRole('article', { name: 'Maruti Swift' });

describe('a public list that cannot be reached', () => {
  beforeEach(() => keep(newest));

  test('is the offline copy, with its dealers, and says so instead of the error', async () => {
    show(<PublicPages />, '/cars');
    expect(await note()).toBeVisible();
    expect(await within(await card()).findByText('Sahyadri Motors')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is the offline copy on the home page too', async () => {
    await keep('public/approved/car/cheapest');
    show(<PublicPages />);
    expect(await note()).toBeVisible();
    expect(await card()).toBeVisible();
  });

  test('says that the server cannot be reached if the device is online', async () => {
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    show(<PublicPages />, '/cars');
    const text = 'Second Gear cannot be reached. This list is from 14:05, 21 Nov.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('stays while the server is asked again, and is replaced by the new list', async () => {
    const { user } = show(<PublicPages />, '/cars');
    await note();
    firebase.allow('runQuery');
    storeListing(aCar({ id: 'car2', name: 'Tata Nexon', dealerName: 'Deccan Cars' }));
    const answer = firebase.hold('runQuery', '"products"');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Trying again...')).toBeVisible();
    expect(await card()).toBeVisible();
    answer();
    const fresh = await screen.findByRole('article', { name: 'Tata Nexon' });
    expect(await within(fresh).findByText('Deccan Cars')).toBeVisible();
    expect(screen.queryByText(/This list is from/)).toBeNull();
    expect(screen.queryByText('Trying again...')).toBeNull();
  });

  test('stays if the server cannot be reached again', async () => {
    const { user } = show(<PublicPages />, '/cars');
    await note();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Trying again...');
    expect(await note()).toBeVisible();
    expect(await card()).toBeVisible();
  });

  test('fails as usual if the server refuses it', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED');
    show(<PublicPages />, '/cars');
    expect(await dialog('Error')).toHaveTextContent('Could not fetch products. Please try again.');
    expect(screen.queryByText(/This list is from/)).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test.each([
    ['nothing is kept', clearDevice],
    ['what is kept cannot be looked up', breakDevice],
  ])('fails as usual if %s', async (_case, arrange) => {
    arrange();
    show(<PublicPages />, '/cars');
    expect(await dialog('Error')).toHaveTextContent('Could not fetch products. Please try again.');
    expect(firebase.sent('runQuery', '"products"')).toBe(2);
  });
});

test('public lists are kept offline when they are read, with their pictures and the dealers that were seen', async () => {
  firebase.allow('runQuery');
  storeListing(aBike());
  storeDealer(aDealer());
  const onStored = vi.fn();
  onTestFinished(storePublicLists(onStored));
  const { user } = show(<PublicPages />, '/bikes');
  await waitFor(() => expect(onStored).toHaveBeenCalled());
  const kept = {
    from: expect.any(Number),
    items: [expect.objectContaining({ id: 'bike1', name: 'Honda Unicorn', dealerName: 'Sahyadri Motors' })],
    sellers: [],
    first: { items: 1, next: null },
  };
  expect(await readOfflineList('public/approved/bike/newest')).toEqual(kept);
  expect(firebase.sent('runQuery', '"sellers"')).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Honda Unicorn' }));
  await waitFor(async () =>
    expect(await readOfflineList('public/approved/bike/newest')).toEqual({ ...kept, sellers: [aDealer()] }),
  );
  expect([...publicPictures()]).toEqual(['https://pictures.example/front-thumb.jpg']);
});

test('a dealer who is no longer public is removed from the offline lists, with the listings', async () => {
  firebase.allow('runQuery');
  storeListing(aCar());
  storeListing(aCar({ id: 'car2', name: 'Tata Nexon', sellerId: 'dealer2' }));
  storeDealer(aDealer());
  const cheapest = 'public/approved/car/cheapest';
  await storeOfflineList(cheapest, {
    from,
    items: [aCar({ sellerId: 'dealer2' })],
    sellers: [aDealer({ id: 'dealer2' })],
    first: null,
  });
  const onStored = vi.fn();
  onTestFinished(storePublicLists(onStored));
  const { user } = show(<PublicPages />, '/cars');
  await waitFor(() => expect(onStored).toHaveBeenCalled());
  expect(await readOfflineList(cheapest)).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Tata Nexon' }));
  await waitFor(async () => expect(await readOfflineList(cheapest)).toBeNull());
  expect(await readOfflineList(newest)).toEqual({
    from: expect.any(Number),
    items: [expect.objectContaining({ id: 'car1', sellerId: 'dealer1' })],
    sellers: [],
    first: { items: 1, next: null },
  });
});

test('an offline dealer is shown only if the server cannot be reached', async () => {
  firebase.allow('runQuery');
  storeListing(aCar());
  storeListing(aCar({ id: 'car2', name: 'Tata Nexon', sellerId: 'dealer2' }));
  const dealers = ['dealer1', 'dealer2'].map((id) => aDealer({ id, dealerName: `Kept ${id}` }));
  await storeOfflineList(newest, { from, items: [aCar()], sellers: dealers, first: null });
  firebase.refuse('runQuery', 'OFFLINE', 'sellers/dealer1');
  firebase.refuse('runQuery', 'RESOURCE_EXHAUSTED', 'sellers/dealer2');
  const { user } = show(<PublicPages />, '/cars');
  await user.click(within(await card()).getByRole('button', { name: 'Know More' }));
  const details = await dialog('Maruti Swift');
  expect(await within(details).findByText('Kept dealer1')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Close' }));
  const other = await screen.findByRole('article', { name: 'Tata Nexon' });
  await user.click(within(other).getByRole('button', { name: 'Know More' }));
  expect(await within(await dialog('Tata Nexon')).findByText('Unknown')).toBeVisible();
});

test('the notice of a new version reloads, or disappears, on a click', async () => {
  const [onReload, onDismiss] = [vi.fn(), vi.fn()];
  const { user } = show(<UpdateNotice onReload={onReload} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(onReload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
