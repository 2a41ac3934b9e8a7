import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { savedSearchLimits } from '../../src/shared/limits';
import { ServerTime } from '../../src/shared/time/serverTime';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { endSession, logInBuyer, logInInSheet } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

const dieselAddress = '/cars?fuelType=Diesel';
const lastWeek = new Date('2026-01-01T10:00:00Z');
const account = 'users/buyer1/searches';

const diesel = (id: string, approvedAt: Date) =>
  aCar({ id, name: `Diesel ${id}`, approvedAt, values: { ...aCar().values, fuelType: 'Diesel' } });

function keepInAccount(id: string, kept: string, lookedAt = lastWeek): void {
  firebase.put(['users', 'buyer1', 'searches', id], {
    address: kept,
    lookedAt: new ServerTime(lookedAt.getTime() / 1_000, 0),
  });
}

function keepOnDevice(...kept: readonly string[]): void {
  const items = kept.map((each) => ({ address: each, lookedAt: lastWeek.getTime() }));
  window.localStorage.setItem('savedSearches', JSON.stringify(items));
}

const onDevice = () => window.localStorage.getItem('savedSearches') ?? '';
const inAccount = () => firebase.list(account).map((record) => record.address);
const many = Array.from({ length: savedSearchLimits.searches }, (_, index) => `/bikes?q=model${index}`);

beforeEach(() => {
  window.localStorage.removeItem('savedSearches');
  storeDealer(aDealer());
  storeListing(diesel('old', new Date('2025-12-20T10:00:00Z')));
  storeListing(diesel('approved', new Date('2026-01-03T10:00:00Z')));
});

const saveButton = () => screen.findByRole('button', { name: 'Save this search' });
const card = (name: string) => screen.findByRole('article', { name });

async function save(user: UserEvent): Promise<void> {
  await user.click(await saveButton());
}

describe('a visitor', () => {
  test('saves a search on the device, and it is one however often it is saved', async () => {
    const { user } = show(<PublicPages />, '/cars?fuelType=Diesel&sort=cheapest');
    await save(user);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(onDevice()).toContain(`"${dieselAddress}"`);
    expect(onDevice()).not.toContain('cheapest');
    await user.click(screen.getByRole('link', { name: 'My Searches' }));
    expect(await card('Diesel')).toBeVisible();
    expect(firebase.sent('commit')).toBe(0);
  });

  test('sees how many are new, opens the search with the new ones marked, and has then looked', async () => {
    keepOnDevice(dieselAddress);
    const { user } = show(<PublicPages />, '/MySearches');
    expect(await within(await card('Diesel')).findByText('1 new')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show cars' }));
    expect(address()).toBe(dieselAddress);
    expect(within(await card('Diesel approved')).getByText('New')).toBeVisible();
    expect(within(await card('Diesel old')).queryByText('New')).toBeNull();
    expect(screen.getByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'My Searches' }));
    expect(await screen.findByText(/Nothing new/)).toBeVisible();
  });

  test('sees what is new in another order too, but not in another search', async () => {
    keepOnDevice(dieselAddress);
    const { user } = show(<PublicPages />, '/MySearches');
    await user.click(await screen.findByRole('link', { name: 'Show cars' }));
    const isNew = async () => within(await card('Diesel approved')).queryByText('New') !== null;
    await waitFor(async () => expect(await isNew()).toBe(true));
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'As posted');
    expect(address()).toBe(`${dieselAddress}&sort=posted`);
    await waitFor(async () => expect(await isNew()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Remove Diesel' }));
    await waitFor(() => expect(address()).toBe('/cars?sort=posted'));
    await waitFor(async () => expect(await isNew()).toBe(false));
  });

  test('removes a search after a question', async () => {
    keepOnDevice(dieselAddress, '/bikes?q=bullet');
    const { user } = show(<PublicPages />, '/MySearches');
    await user.click(within(await card('Diesel')).getByRole('button', { name: 'Remove' }));
    await answerDialog(user, { title: 'Remove this search?', text: 'Diesel', button: 'Cancel' });
    expect(onDevice()).toContain('Diesel');
    await user.click(within(await card('Diesel')).getByRole('button', { name: 'Remove' }));
    await answerDialog(user, { title: 'Remove this search?', text: 'Diesel', button: 'Remove' });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Diesel' })).toBeNull());
    expect(screen.getByRole('article', { name: '“bullet”' })).toBeVisible();
  });

  test('is told where there is no room for more', async () => {
    keepOnDevice(...many);
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    await answerDialog(user, {
      title: 'You have saved 20 searches',
      text: 'There is no room for more. Please remove one in My Searches first.',
    });
    expect(onDevice()).not.toContain('Diesel');
  });

  test('is told if the device stores nothing, and can try again', async () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save this search. Please try again.' });
    blocked.mockRestore();
    await save(user);
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test.each(['junk', '{}', '[1, null, {"address": 7}]', '[{"address": "javascript:alert(1)", "lookedAt": 1}]'])(
    'whose device holds %s has no searches',
    async (text) => {
      window.localStorage.setItem('savedSearches', text);
      show(<PublicPages />, '/MySearches');
      expect(await screen.findByText('You have not saved a search yet.')).toBeVisible();
    },
  );

  test('can count again what could not be counted', async () => {
    keepOnDevice(dieselAddress);
    firebase.refuseOnce('count', 'PERMISSION_DENIED');
    const { user } = show(<PublicPages />, '/MySearches');
    expect(await screen.findByText('New ones could not be counted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 new')).toBeVisible();
  });

  test('is not offered to save the whole list', async () => {
    show(<PublicPages />, '/cars?sort=posted');
    expect(await screen.findByText('2 cars found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  });

  test('is told if a search is too much for one count', async () => {
    const districts = Array.from({ length: 30 }, (_, index) => `D${index}`).join(',');
    const { user } = show(<PublicPages />, `/cars?maxPrice=500000&district=${districts}`);
    await save(user);
    await answerDialog(user, {
      title: 'This search is too long to be saved',
      text: 'Please take some of the chosen values off first.',
    });
    expect(onDevice()).toBe('');
  });
});

describe('a buyer', () => {
  beforeEach(logInBuyer);

  test('saves a search in the account, and not on the device', async () => {
    keepInAccount('1', '/bikes?q=bullet');
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(inAccount()).toEqual(['/bikes?q=bullet', dieselAddress]);
    expect(onDevice()).toBe('');
  });

  test('saves once what another tab has saved', async () => {
    keepInAccount('7', '/cars?district=Pune&district=Nashik');
    const { user } = show(<PublicPages />, '/cars?district=Nashik&district=Pune');
    await save(user);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(inAccount()).toHaveLength(1);
  });

  test('is told where there is no room for more', async () => {
    for (const [index, kept] of many.entries()) keepInAccount(String(index + 1), kept);
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    await answerDialog(user, { title: 'You have saved 20 searches', text: '' });
    expect(inAccount()).toHaveLength(savedSearchLimits.searches);
  });

  test('is told if it fails, and can try again', async () => {
    firebase.refuse('commit', 'UNAVAILABLE');
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save this search. Please try again.' });
    firebase.allow('commit');
    await save(user);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(inAccount()).toEqual([dieselAddress]);
  });

  test('whose session has ended logs in again, and it is saved', async () => {
    await endSession();
    const { user } = show(<PublicPages />, dieselAddress);
    await save(user);
    await logInInSheet(user, 'Your login has ended. Please log in again to save this search.');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(inAccount()).toEqual([dieselAddress]);
    expect(onDevice()).toBe('');
  });

  test('opens a search with the new ones marked, and has then looked', async () => {
    keepInAccount('3', dieselAddress);
    const { user } = show(<PublicPages />, '/MySearches');
    expect(await within(await card('Diesel')).findByText('1 new')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Diesel' }));
    expect(within(await card('Diesel approved')).getByText('New')).toBeVisible();
    await waitFor(() => expect(firebase.read(['users', 'buyer1', 'searches', '3'])?.lookedAt).not.toEqual(lastWeek));
    expect(Number(firebase.read(['users', 'buyer1', 'searches', '3'])?.lookedAt)).toBeGreaterThan(Number(lastWeek));
  });

  test('removes a search, and is told if that fails', async () => {
    keepInAccount('3', dieselAddress);
    const { user } = show(<PublicPages />, '/MySearches');
    const remove = async () => {
      await user.click(within(await card('Diesel')).getByRole('button', { name: 'Remove' }));
      await answerDialog(user, { title: 'Remove this search?', text: 'Diesel', button: 'Remove' });
    };
    firebase.refuse('commit', 'UNAVAILABLE');
    await remove();
    await answerDialog(user, { title: 'Error', text: 'Could not remove this search. Please try again.' });
    firebase.allow('commit');
    await remove();
    expect(await screen.findByText('You have not saved a search yet.')).toBeVisible();
    expect(inAccount()).toEqual([]);
  });

  test('removes no search that another tab has given the same place', async () => {
    keepInAccount('3', dieselAddress);
    const { user } = show(<PublicPages />, '/MySearches');
    await card('Diesel');
    keepInAccount('3', '/bikes?q=bullet');
    await user.click(within(await card('Diesel')).getByRole('button', { name: 'Remove' }));
    await answerDialog(user, { title: 'Remove this search?', text: 'Diesel', button: 'Remove' });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Diesel' })).toBeNull());
    expect(inAccount()).toEqual(['/bikes?q=bullet']);
  });

  test('sees a failure, and the searches after another try', async () => {
    keepInAccount('1', dieselAddress);
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"searches"');
    const { user } = show(<PublicPages />, '/MySearches');
    expect(await screen.findByText('Could not fetch your searches. Please try again.')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Diesel')).toBeVisible();
  });

  test('who is no longer logged in is asked to log in', async () => {
    await endSession();
    show(<PublicPages />, '/MySearches');
    expect(await screen.findByText('You must be logged in to view your searches.')).toBeVisible();
  });
});

describe('the searches of the device at a login', () => {
  test('move to the account, with the time of the last look', async () => {
    keepOnDevice(dieselAddress, '/bikes?q=bullet');
    await logInBuyer();
    keepInAccount('1', '/bikes?q=bullet');
    show(<PublicPages />, '/MySearches');
    expect(await within(await card('Diesel')).findByText('1 new')).toBeVisible();
    expect(inAccount()).toEqual(['/bikes?q=bullet', dieselAddress]);
    expect(onDevice()).toBe('');
  });

  test('stay on the device as far as the account has no room', async () => {
    keepOnDevice(dieselAddress, '/cars?fuelType=Petrol');
    await logInBuyer();
    for (const [index, kept] of many.slice(1).entries()) keepInAccount(String(index + 1), kept);
    show(<PublicPages />, '/MySearches');
    expect(
      await screen.findByText(
        'One search of this device has no room in your account. Remove one below, and it moves in.',
      ),
    ).toBeVisible();
    expect(inAccount()).toHaveLength(savedSearchLimits.searches);
    expect(onDevice()).toContain('Petrol');
    expect(onDevice()).not.toContain('Diesel');
  });

  test('stay on the device if they cannot be moved', async () => {
    keepOnDevice(dieselAddress);
    await logInBuyer();
    firebase.refuse('commit', 'UNAVAILABLE');
    const { user } = show(<PublicPages />, '/MySearches');
    expect(await screen.findByText('Could not fetch your searches. Please try again.')).toBeVisible();
    expect(onDevice()).toContain('Diesel');
    firebase.allow('commit');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Diesel')).toBeVisible();
    expect(onDevice()).toBe('');
  });
});
