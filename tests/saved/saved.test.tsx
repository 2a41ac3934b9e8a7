import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicApp } from '../../src/app/PublicApp';
import type { Listing } from '../../src/listings/listing';
import { priceOf } from '../../src/listings/price';
import { pageSize, savedLimits } from '../../src/shared/limits';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { endSession, logInBuyer, logInInSheet } from '../support/screens/logIn';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
idleAtOnce();

const day = Date.UTC(2026, 0, 5);
const line = (id: string, price = 450_000, time = day) => `products_${id}:${price}:${time}`;

function keepOnDevice(...lines: readonly string[]): void {
  window.localStorage.setItem('savedListings', lines.join(' '));
}

function keepInAccount(...lines: readonly string[]): void {
  firebase.put(['users', 'buyer1', 'saved', 'listings'], { listings: lines });
}

const onDevice = () => window.localStorage.getItem('savedListings') ?? '';
const inAccount = () => firebase.read(['users', 'buyer1', 'saved', 'listings'])?.listings;

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
  storeListing(aBike());
});

const heart = (name = 'Maruti Swift') => screen.findByRole('button', { name: `Save ${name}` });
const card = (name: string) => screen.findByRole('article', { name });
const list = () => screen.getByRole('list', { name: 'Saved vehicles' });
const names = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function pressHeart(user: UserEvent): Promise<void> {
  await user.click(await heart());
}

describe('a visitor', () => {
  test('sees that a heart saves a car on the device, and takes it off again', async () => {
    const { user } = show(<PublicApp />, '/cars');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await pressHeart(user);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    // The code that stores it comes with the first press.
    await waitFor(() => expect(onDevice()).toMatch(/^products_car1:450000:\d+$/));
    await pressHeart(user);
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(onDevice()).toBe('');
    expect(firebase.sent('commit')).toBe(0);
  });

  test('saves in the details, too, and the link counts them in the navigation', async () => {
    const { user } = show(<PublicApp />, '/cars/car1');
    expect(await heart()).toHaveTextContent(/^\s*Save$/);
    await pressHeart(user);
    const saved = () => screen.findByRole('button', { name: 'Saved. Remove Maruti Swift from the saved vehicles.' });
    expect(await saved()).toHaveTextContent(/^\s*Saved$/);
    await user.click(await saved());
    expect(onDevice()).toBe('');
    await pressHeart(user);
    expect(await screen.findByRole('link', { name: 'Saved 1 vehicle' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Saved 1 vehicle' }));
    expect(await card('Maruti Swift')).toBeVisible();
  });

  test('is told where there is no room for more, and if the device stores nothing', async () => {
    keepOnDevice(...Array.from({ length: savedLimits.listings }, (_, index) => line(`x${index}`)));
    const { user } = show(<PublicApp />, '/cars');
    await pressHeart(user);
    await answerDialog(user, {
      title: 'You have saved 100 vehicles',
      text: 'There is no room for more. Please remove one in Saved first.',
    });
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    await pressHeart(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save it. Please try again.' });
    blocked.mockRestore();
  });

  test('whose device holds junk has no saved vehicles', async () => {
    keepOnDevice('junk', '{}', 'products_:1:2');
    show(<PublicApp />, '/Saved');
    expect(await screen.findByText('You have not saved a vehicle yet.')).toBeVisible();
  });
});

describe('the page of saved vehicles', () => {
  const named = (id: string, name: string, changed: Partial<Listing> = {}) =>
    aCar({ id, name, values: { ...aCar().values, name }, ...changed });

  test('says what has become of each', async () => {
    storeListing(named('cheaper', 'Cheaper', { price: priceOf('430000') }));
    storeListing(named('dearer', 'Dearer', { price: priceOf('460000') }));
    storeListing(named('sold', 'Sold one', { state: 'sold' }));
    storeListing(named('withdrawn', 'Withdrawn one', { state: 'withdrawn' }));
    keepOnDevice(
      line('cheaper', 450_000, day + 5),
      line('dearer', 450_000, day + 4),
      line('sold', 450_000, day + 3),
      line('withdrawn', 450_000, day + 2),
      line('nowhere', 450_000, day + 1),
      line('car1', 450_000, day),
    );
    show(<PublicApp />, '/Saved');
    expect(within(await card('Cheaper')).getByText('Rs. 20,000 less than when you saved it')).toBeVisible();
    expect(within(await card('Dearer')).getByText('Rs. 10,000 more than when you saved it')).toBeVisible();
    expect(within(await card('Sold one')).getByText('Sold')).toBeVisible();
    expect(within(await card('Withdrawn one')).getByText('No longer offered')).toBeVisible();
    expect(await card('A car that is no longer shown')).toBeVisible();
    expect(within(await card('Maruti Swift')).queryByText(/than when you saved it/)).toBeNull();
    expect(within(await card('Maruti Swift')).getByText('about Rs. 7,740 a month')).toBeVisible();
    expect(names()).toEqual([
      'Cheaper',
      'Dearer',
      'Sold one',
      'Withdrawn one',
      'A car that is no longer shown',
      'Maruti Swift',
    ]);
  });

  test('reads a page at a time', async () => {
    const ids = Array.from({ length: pageSize + 2 }, (_, index) => `many${index}`);
    for (const id of ids) storeListing(named(id, `Car ${id}`));
    keepOnDevice(...ids.map((id, index) => line(id, 450_000, day - index)));
    const { user } = show(<PublicApp />, '/Saved');
    expect(await card('Car many0')).toBeVisible();
    expect(names()).toHaveLength(pageSize);
    expect(firebase.sent('batchGet', 'many')).toBe(pageSize);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await card('Car many9')).toBeVisible();
    expect(firebase.sent('batchGet', 'many')).toBe(pageSize + 2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('leads to the details over the page', async () => {
    keepOnDevice(line('car1'));
    const { user } = show(<PublicApp />, '/Saved');
    await user.click(within(await card('Maruti Swift')).getByRole('link', { name: 'Maruti Swift' }));
    expect(await screen.findByRole('dialog', { name: 'Maruti Swift' })).toBeVisible();
    expect(address()).toBe('/cars/car1');
  });

  test('has one that is removed, and put back where it was', async () => {
    storeListing(named('car2', 'Hyundai Creta'));
    keepOnDevice(line('car1', 470_000, day + 1), line('car2', 450_000, day));
    const before = onDevice();
    const { user } = show(<PublicApp />, '/Saved');
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Remove Maruti Swift' }));
    expect(await screen.findByText('Maruti Swift was removed.')).toBeVisible();
    expect(onDevice()).toBe(line('car2'));
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(within(await card('Maruti Swift')).getByText(/less than when you saved it/)).toBeVisible();
    expect(onDevice()).toBe(before);
    expect(names()).toEqual(['Maruti Swift', 'Hyundai Creta']);
  });

  test('has ones that could not be loaded, and can be tried again', async () => {
    keepOnDevice(line('car1'));
    firebase.refuse('batchGet', 'RESOURCE_EXHAUSTED', 'car1');
    const { user } = show(<PublicApp />, '/Saved');
    expect(await screen.findByText(/Could not be loaded/)).toBeVisible();
    firebase.allow('batchGet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Maruti Swift')).toBeVisible();
  });

  test('has some that are ticked to be compared', async () => {
    storeListing(named('car2', 'Hyundai Creta'));
    keepOnDevice(line('car1'), line('car2'), 'bikes_bike1:65000:1');
    const { user } = show(<PublicApp />, '/Saved');
    const tick = async (name: string) => user.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
    expect(await screen.findByText('Tick 2 to 4 cars or bikes to compare them.')).toBeVisible();
    await tick('Maruti Swift');
    await tick('Honda Unicorn');
    await tick('Hyundai Creta');
    const tray = within(await screen.findByRole('region', { name: 'Chosen to compare' }));
    expect(tray.getByText('1 of 4 bikes')).toBeVisible();
    await tick('Honda Unicorn');
    expect(tray.queryByText('1 of 4 bikes')).toBeNull();
    await user.click(tray.getByRole('link', { name: 'Compare 2 cars' }));
    expect(address()).toBe('/compare?cars=car1,car2');
  });
});

describe('a buyer', () => {
  beforeEach(logInBuyer);

  test('saves in the account, and not on the device', async () => {
    keepInAccount(line('other'));
    const { user } = show(<PublicApp />, '/cars');
    await pressHeart(user);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(inAccount()).toEqual([expect.stringMatching(/^products_car1:450000:/), line('other')]));
    expect(onDevice()).toBe('');
  });

  test('sees that it shows the hearts of the account without a request', async () => {
    window.localStorage.setItem('savedOfAccount', `buyer1 ${line('car1')}`);
    show(<PublicApp />, '/cars');
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(firebase.sent('batchGet', 'saved')).toBe(0);
  });

  test('does not see the hearts of another buyer', async () => {
    window.localStorage.setItem('savedOfAccount', `buyer2 ${line('car1')}`);
    show(<PublicApp />, '/cars');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('is told, and the heart is empty again if it fails', async () => {
    firebase.refuse('commit', 'UNAVAILABLE');
    const { user } = show(<PublicApp />, '/cars');
    await pressHeart(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save it. Please try again.' });
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    firebase.allow('commit');
    await pressHeart(user);
    await waitFor(() => expect(inAccount()).toHaveLength(1));
  });

  test('whose session has ended logs in again, and it is saved', async () => {
    await endSession();
    const { user } = show(<PublicApp />, '/cars');
    await pressHeart(user);
    await logInInSheet(user, 'Your login has ended. Please log in again to save vehicles in your account.');
    await waitFor(() => expect(inAccount()).toHaveLength(1));
    expect(onDevice()).toBe('');
  });

  test('sees the saved ones of the account, a failure, and those of another try', async () => {
    keepInAccount(line('car1', 470_000));
    firebase.refuse('batchGet', 'PERMISSION_DENIED', 'saved');
    const { user } = show(<PublicApp />, '/Saved');
    expect(await screen.findByText('Could not fetch your saved vehicles. Please try again.')).toBeVisible();
    firebase.allow('batchGet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await card('Maruti Swift')).getByText('Rs. 20,000 less than when you saved it')).toBeVisible();
  });

  test('who is no longer logged in is asked to log in', async () => {
    await endSession();
    show(<PublicApp />, '/Saved');
    expect(await screen.findByText('You must be logged in to view your saved vehicles.')).toBeVisible();
  });

  test('removes one in the account', async () => {
    keepInAccount(line('car1'));
    const { user } = show(<PublicApp />, '/Saved');
    await user.click(await screen.findByRole('button', { name: 'Remove Maruti Swift' }));
    await waitFor(() => expect(inAccount()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inAccount()).toEqual([line('car1')]));
  });

  test('says which ones have no room in the account', async () => {
    keepInAccount(...Array.from({ length: savedLimits.listings }, (_, index) => line(`x${index}`)));
    keepOnDevice(line('car1'));
    show(<PublicApp />, '/Saved');
    expect(
      await screen.findByText(
        'One vehicle of this device has no room in your account. Remove one below, and it moves in.',
      ),
    ).toBeVisible();
    expect(onDevice()).toBe(line('car1'));
  });

  test('who logs out leaves nothing of the account on the device', async () => {
    window.localStorage.setItem('savedOfAccount', `buyer1 ${line('car1')}`);
    const { user } = show(<PublicApp />, '/ContactUs');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.localStorage.getItem('savedOfAccount')).toBeNull());
  });
});
