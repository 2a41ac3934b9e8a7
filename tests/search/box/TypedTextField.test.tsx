import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { fetchSuggestions } from '../../support/screens/fetchSuggestions';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { aCar, aDealer } from '../../support/screens/records';
import { address, enter, show } from '../../support/screens/show';
import { storeDealer, storeListing } from '../../support/screens/store';

fetchTabs();
fetchSuggestions();

beforeEach(() => {
  storeDealer(aDealer({ dealerName: 'Sharma Motors' }));
  storeListing(aCar());
});

const label = 'Search cars and bikes';
const box = () => screen.getByRole('combobox', { name: label });

async function typeOnHome(text: string): Promise<UserEvent> {
  const { user } = show(<PublicPages />);
  await enter(user, screen.getByRole('searchbox', { name: label }), text);
  return user;
}

describe('the box of the home page', () => {
  test('keeps what is typed, the caret and the focus when its suggestions come', async () => {
    const { user } = show(<PublicPages />);
    const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: label });
    plain.value = 'diesel car';
    plain.setSelectionRange(7, 10);
    plain.focus();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveValue('diesel car');
    await user.keyboard('swi');
    expect(box()).toHaveValue('diesel swi');
  });

  test('stays a plain one if it is left before they come', async () => {
    const { user } = show(<PublicPages />);
    const plain = screen.getByRole('searchbox', { name: label });
    plain.focus();
    plain.blur();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await import('../../../src/search/box/TypedTextInput');
    expect(screen.getByRole('searchbox', { name: label })).toBe(plain);
    expect(plain).not.toHaveFocus();
  });

  test('suggests makes and models of both kinds, districts and dealers', async () => {
    const user = await typeOnHome('honda');
    await screen.findByRole('option', { name: 'Honda Car make' });
    expect(screen.getByRole('option', { name: 'Honda Bike make' })).toBeVisible();
    await user.clear(box());
    await user.type(box(), 'sharma');
    expect(await screen.findByRole('option', { name: 'Sharma Motors Dealer in Pune' })).toBeVisible();
  });

  test.each([
    ['scooter pun', 'Pune District, Maharashtra', '/bikes?bodyType=Scooter&district=Pune'],
    ['near me activ', 'Honda Activa Scooter', '/bikes?make=Honda&model=Activa&say=near+me+100+km'],
    ['Sharma', 'Sharma Motors Dealer in Pune', '/dealers/dealer1'],
  ])('%s: leads from "%s" to %s', async (text, name, to) => {
    const user = await typeOnHome(text);
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(address()).toBe(to));
  });

  test('offers the last searches of this device', async () => {
    const user = await typeOnHome('scooter in pune{Enter}');
    await waitFor(() => expect(address()).toBe('/bikes?bodyType=Scooter&district=Pune'));
    await user.click(screen.getByRole('tab', { name: 'Home' }));
    await user.click(await screen.findByRole('searchbox', { name: label }));
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    await user.click(list.getByRole('option', { name: 'Scooter, Pune Recent search in bikes' }));
    await waitFor(() => expect(address()).toBe('/bikes?bodyType=Scooter&district=Pune'));
  });
});
