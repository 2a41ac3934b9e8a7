import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { firebase } from '../../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../../support/screens/fetchSuggestions';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { aCar, aDealer } from '../../support/screens/records';
import { address, enter, show } from '../../support/screens/show';
import { storeDealer, storeListing } from '../../support/screens/store';

fetchTabs();
fetchSuggestions();

beforeEach(() => {
  storeDealer(aDealer({ dealerName: 'Sharma Motors' }));
  storeDealer(aDealer({ id: 'dealer2', dealerName: 'Verma Motors' }));
  storeListing(aCar());
});

async function openBox(at = '/cars?sort=posted'): Promise<{ user: UserEvent; box: HTMLElement }> {
  const { user } = show(<PublicPages />, at);
  await screen.findByRole('article', { name: 'Maruti Swift' });
  return { user, box: await screen.findByRole('combobox', { name: 'Search cars' }) };
}

function options(): readonly (string | null)[] {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' });
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
}

const lookedUp = () => firebase.sent('runQuery', '"nameKey"');

describe('the box suggests', () => {
  test('makes, models and districts, which become filters with what was typed before them', async () => {
    const { user, box } = await openBox();
    await enter(user, box, 'diesel swi');
    await user.click(await screen.findByRole('option', { name: 'Maruti Suzuki Swift Hatchback' }));
    await waitFor(() => expect(address()).toBe('/cars?make=Maruti+Suzuki&model=Swift&fuelType=Diesel&sort=posted'));
    expect(box).toHaveValue('diesel Maruti Suzuki Swift');
    expect(box).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Remove Swift' })).toBeInTheDocument();
    await user.type(box, ' पुणे');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toContain('district=Pune'));
    expect(screen.getByRole('button', { name: 'Remove Swift' })).toBeInTheDocument();
  });

  test('nothing any more after Enter or Escape, and keeps the text', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'swif');
    await screen.findByRole('option', { name: 'Maruti Suzuki Swift Hatchback' });
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box).toHaveValue('swif');
    await user.keyboard('{ArrowDown}');
    expect(options()).not.toEqual([]);
    await user.keyboard('{Enter}');
    expect(options()).toEqual([]);
  });

  test('dealers first, and leads to the dealer’s page', async () => {
    const { user, box } = await openBox();
    await enter(user, box, 'Sharma mo');
    await screen.findByRole('option', { name: 'Sharma Motors Dealer in Pune' });
    expect(options()[0]).toContain('Sharma Motors');
    await user.clear(box);
    await enter(user, box, 'Verma motors');
    await screen.findByRole('option', { name: 'Verma Motors Dealer in Pune' });
    expect(options()[1]).toMatch(/Search cars$/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/dealers/dealer2'));
  });

  test('dealers for one read, as long as all with that beginning are known', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'sha');
    await screen.findByRole('option', { name: /^Sharma Motors/ });
    await user.type(box, 'rm');
    await waitFor(() => expect(firebase.sent('runQuery', '"sharm"')).toBe(1));
    expect(options()[0]).toContain('Sharma Motors');
    await user.type(box, 'x');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Sharma Motors/ })).toBeNull());
    expect(lookedUp()).toBe(1);
  });

  test('no dealer who is not public, and the others if dealers cannot be read', async () => {
    storeDealer(aDealer({ id: 'hidden', dealerName: 'Swift Motors', approved: false }));
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"nameKey"');
    const { user, box } = await openBox();
    await enter(user, box, 'swift');
    await waitFor(() => expect(lookedUp()).toBe(1));
    expect(options().slice(0, 2)).toEqual(['Swift Search cars', 'Maruti Suzuki Swift Hatchback']);
  });
});

describe('recent searches', () => {
  test('are offered in the empty box, can be run again, and cleared', async () => {
    const { user, box } = await openBox();
    await enter(user, box, 'petrol pune{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?fuelType=Petrol&district=Pune&sort=posted'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/cars?sort=posted'));
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Petrol, Pune Recent search in cars' }));
    await waitFor(() => expect(address()).toBe('/cars?fuelType=Petrol&district=Pune&sort=posted'));
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    await user.click(box);
    await waitFor(() => expect(options()).toEqual([]));
  });

  test('have the typed words, once the box is left', async () => {
    const { user, box } = await openBox();
    await enter(user, box, 'swift');
    await waitFor(() => expect(address()).toContain('q=swift'));
    await user.tab();
    await user.clear(box);
    await waitFor(() => expect(address()).not.toContain('q='));
    await user.click(box);
    expect(await screen.findByRole('option', { name: '“swift” Recent search in cars' })).toBeVisible();
  });
});

describe('a sentence', () => {
  const sentence = 'diesel under 5 lakh';

  async function send(text: string) {
    const opened = await openBox('/cars?district=Pune');
    await enter(opened.user, opened.box, text);
    await opened.user.click(await screen.findByRole('option', { name: 'Up to Rs. 5 lakh, Diesel Search cars' }));
    await waitFor(() => expect(address()).toBe('/cars?maxPrice=500000&fuelType=Diesel&district=Pune'));
    expect(opened.box).toHaveValue(text);
    return opened;
  }

  test('stays in the box above its chips, with another order too, until a chip is taken off', async () => {
    const { user, box } = await send(sentence);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await waitFor(() => expect(address()).toContain('sort=cheapest'));
    expect(box).toHaveValue(sentence);
    await user.click(screen.getByRole('button', { name: 'Remove Diesel' }));
    await waitFor(() => expect(address()).toBe('/cars?maxPrice=500000&district=Pune&sort=cheapest'));
    expect(box).toHaveValue('');
  });

  test('is replaced by a changed one with all that it asked for, and withdrawn when the box is emptied', async () => {
    const { user, box } = await send(sentence);
    await user.clear(box);
    await enter(user, box, 'petrol{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?fuelType=Petrol&district=Pune'));
    await user.clear(box);
    await waitFor(() => expect(address()).toBe('/cars?district=Pune'));
  });
});

describe('a slower answer', () => {
  test('to an earlier search does not replace what is typed since', async () => {
    const { user, box } = await openBox();
    const answer = firebase.hold('runQuery', '"swift"');
    await enter(user, box, 'swift');
    await waitFor(() => expect(firebase.sent('runQuery', '"swift"')).toBe(1));
    await enter(user, box, ' pune');
    expect(box).toHaveValue('swift pune');
    answer();
    await waitFor(() => expect(address()).toBe('/cars?q=swift+pune&sort=posted'));
    expect(box).toHaveValue('swift pune');
  });

  test('to a text that was sent is not shown after another one', async () => {
    const { user, box } = await openBox();
    await enter(user, box, 'diesel{Enter}');
    await user.clear(box);
    await enter(user, box, 'petrol{Enter}');
    await waitFor(() => expect(address()).toContain('fuelType=Petrol'));
    expect(address()).not.toContain('Diesel');
    expect(box).toHaveValue('petrol');
  });
});
