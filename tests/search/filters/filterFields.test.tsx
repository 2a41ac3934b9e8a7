import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { firebase } from '../../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../../support/screens/fetchSuggestions';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { widenScreen } from '../../support/screens/mediaQueries';
import { aCar, aDealer } from '../../support/screens/records';
import { address, enter, show } from '../../support/screens/show';
import { storeDealer, storeListing } from '../../support/screens/store';

fetchTabs();
fetchSuggestions();

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
});

async function openDrawer(at = '/cars?sort=posted') {
  const { user } = show(<PublicPages />, at);
  await screen.findByText(/ found$/);
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Filters' }) };
}

async function showDraft(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Show .*cars?$/ }));
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
}

describe('the drawer', () => {
  test('says how many it will show, with one count after several changes, and lists nothing until it shows them', async () => {
    storeListing(aCar({ id: 'electric', values: { ...aCar().values, fuelType: 'Electric' } }));
    const { user } = await openDrawer();
    expect(await screen.findByRole('button', { name: 'Show 2 cars' })).toBeVisible();
    const [counted, listed] = [firebase.sent('count', ''), firebase.sent('runQuery', '')];
    await user.click(screen.getByRole('checkbox', { name: 'Diesel' }));
    expect(screen.getByRole('button', { name: 'Show cars' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Electric' }));
    await user.click(screen.getByRole('checkbox', { name: 'Diesel' }));
    expect(await screen.findByRole('button', { name: 'Show 1 car' })).toBeVisible();
    expect(firebase.sent('count', '') - counted).toBe(1);
    expect(firebase.sent('runQuery', '')).toBe(listed);
    await showDraft(user);
    expect(address()).toBe('/cars?fuelType=Electric&sort=posted');
  });

  // A press on a slider would be lost if the slider were replaced.
  test('keeps its first fields when the rest follows', async () => {
    const replaced: Node[] = [];
    const observer = new MutationObserver((changes) =>
      replaced.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    const { drawer } = await openDrawer();
    expect(within(drawer).getByRole('button', { name: 'More' })).toBeVisible();
    observer.disconnect();
    expect(replaced.filter((node) => node instanceof Element && node.querySelector('input[type=range]'))).toEqual([]);
  });

  test('leaves the search as it was when it is closed', async () => {
    const { user, drawer } = await openDrawer('/cars?fuelType=Petrol');
    await user.click(within(drawer).getByRole('checkbox', { name: 'Diesel' }));
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(address()).toBe('/cars?fuelType=Petrol');
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('checkbox', { name: 'Diesel' })).not.toBeChecked();
  });

  test('counts nothing that one query cannot ask for', async () => {
    const districts = Array.from({ length: 40 }, (_, index) => `D${index}`).join(',');
    const { user } = show(<PublicPages />, `/cars?district=${districts}`);
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('button', { name: 'Show cars' })).toBeVisible();
    expect(firebase.sent('count', '"D0"')).toBe(0);
  });
});

describe('a range', () => {
  test('is typed', async () => {
    const { user } = await openDrawer();
    for (const [label, typed, shown] of [
      ['Price from', '2.5 lakh', '2.5 lakh'],
      ['Price up to', 'Rs. 4,56,789', '4,56,789'],
      ['Price up to', '5', '5 lakh'],
      ['Year from', '2018', '2018'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      await enter(user, field, `${typed}{Enter}`);
      expect(field).toHaveValue(shown);
    }
    await showDraft(user);
    expect(address()).toBe('/cars?minPrice=250000&maxPrice=500000&minYear=2018&sort=posted');
  });

  test('whose lower limit is above the upper one is swapped, and says so', async () => {
    const { user } = await openDrawer('/cars?maxPrice=300000');
    await enter(user, screen.getByRole('textbox', { name: 'Price from' }), '9 lakh{Enter}');
    expect(screen.getByText('“Price from” was above “Price up to”, so they are swapped.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Price from' })).toHaveValue('3 lakh');
    expect(screen.getByRole('textbox', { name: 'Price up to' })).toHaveValue('9 lakh');
    await showDraft(user);
    expect(address()).toBe('/cars?minPrice=300000&maxPrice=900000');
  });

  test('is swapped in an address, too', async () => {
    show(<PublicPages />, '/cars?minPrice=900000&maxPrice=100000&minYear=2015');
    expect(await screen.findByText('“Price from” was above “Price up to”, so they are swapped.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove From Rs. 1 lakh' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Up to Rs. 9 lakh' })).toBeVisible();
  });

  test('says what it takes where no number is typed, and keeps the limit', async () => {
    const { user } = await openDrawer('/cars?minYear=2015');
    const field = screen.getByRole('textbox', { name: 'Year from' });
    await user.clear(field);
    await user.type(field, 'new{Enter}');
    expect(screen.getByText('“Year from” takes a number, for example 2018.')).toBeVisible();
    expect(field).toHaveValue('2015');
    await user.clear(field);
    await user.tab();
    await showDraft(user);
    expect(address()).toBe('/cars');
  });

  test('is moved by its slider, whose ends say their limits and cannot pass each other', async () => {
    const { user } = await openDrawer();
    const [lowest, highest] = ['Lowest price', 'Highest price'].map((name) => screen.getByRole('slider', { name }));
    if (!lowest || !highest) throw new Error('A slider has two ends');
    expect(highest).toHaveAttribute('aria-valuetext', 'Any');
    fireEvent.change(highest, { target: { value: '3' } });
    expect(highest).toHaveAttribute('aria-valuetext', '3 lakh');
    fireEvent.change(lowest, { target: { value: '9' } });
    expect(lowest).toHaveAttribute('aria-valuetext', '3 lakh');
    fireEvent.change(lowest, { target: { value: '1' } });
    await showDraft(user);
    expect(address()).toBe('/cars?minPrice=100000&maxPrice=300000&sort=posted');
  });
});

test('kilometres are steps, also one that is not offered', async () => {
  const { user } = await openDrawer('/cars?maxKilometers=33333');
  const steps = within(screen.getByRole('group', { name: 'Kilometers up to' }));
  expect(steps.getByRole('radio', { name: '33,333' })).toBeChecked();
  await user.click(steps.getByRole('radio', { name: '50,000' }));
  await showDraft(user);
  expect(address()).toBe('/cars?maxKilometers=50000');
});

describe('makes and models', () => {
  test('are lists that can be searched; the models are those of the chosen makes', async () => {
    const { user } = await openDrawer();
    await user.click(screen.getByRole('button', { name: 'Model Any' }));
    expect(await screen.findByText('Choose a make first, or search for a model.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make Any' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search makes' }), 'maru');
    const makes = screen.getByRole('list', { name: 'Make' });
    await waitFor(() => expect(within(makes).getAllByRole('checkbox')).toHaveLength(1));
    await user.click(within(makes).getByRole('checkbox', { name: 'Maruti Suzuki' }));
    const models = screen.getByRole('list', { name: 'Model' });
    expect(within(models).queryByRole('checkbox', { name: 'Creta' })).toBeNull();
    await user.click(within(models).getByRole('checkbox', { name: 'Swift' }));
    await user.click(within(models).getByRole('checkbox', { name: 'Baleno' }));
    expect(screen.getByRole('button', { name: 'Model Swift, Baleno' })).toBeVisible();
    await showDraft(user);
    expect(address()).toBe('/cars?make=Maruti+Suzuki&model=Swift&model=Baleno&sort=posted');
  });

  test('of another make are taken off with their make', async () => {
    const { user } = await openDrawer('/cars?make=Maruti+Suzuki&make=Tata&model=Swift&model=Nexon');
    await user.click(screen.getByRole('button', { name: 'Make Maruti Suzuki, Tata' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Maruti Suzuki' }));
    await showDraft(user);
    expect(address()).toBe('/cars?make=Tata&model=Nexon');
  });

  test('are taken by Enter, misspelt or unknown', async () => {
    const { user } = await openDrawer();
    await user.click(screen.getByRole('button', { name: 'Make Any' }));
    const field = await screen.findByRole('searchbox', { name: 'Search makes' });
    await enter(user, field, 'hundai');
    await screen.findByRole('checkbox', { name: 'Hyundai' });
    await user.keyboard('{Enter}');
    await enter(user, field, 'Zzyzx');
    await user.click(await screen.findByRole('button', { name: 'Add “Zzyzx”' }));
    await showDraft(user);
    expect(address()).toBe('/cars?make=Hyundai&make=Zzyzx&sort=posted');
  });
});

describe('the panel of a wide screen', () => {
  beforeEach(widenScreen);

  test('searches several ticks at once', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    const panel = await screen.findByRole('region', { name: 'Filters' });
    await user.click(within(panel).getByRole('checkbox', { name: 'Diesel' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'SUV' }));
    expect(within(panel).getByRole('checkbox', { name: 'Diesel' })).toBeChecked();
    await waitFor(() => expect(address()).toBe('/cars?bodyType=SUV&fuelType=Diesel&sort=posted'));
    // The code of the results may come after the address.
    await waitFor(() => expect(firebase.sent('runQuery', '"Diesel"')).toBeGreaterThan(0));
    expect(firebase.sent('runQuery', '"Diesel"')).toBe(1);
  });

  test('follows a chip that is taken off', async () => {
    const { user } = show(<PublicPages />, '/cars?fuelType=Diesel');
    const diesel = await screen.findByRole('checkbox', { name: 'Diesel' });
    await user.click(screen.getByRole('button', { name: 'Remove Diesel' }));
    await waitFor(() => expect(diesel).not.toBeChecked());
    expect(address()).toBe('/cars');
  });
});
