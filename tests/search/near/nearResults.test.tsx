import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { readRememberedNear } from '../../../src/search/near/rememberedNear';
import { firebase } from '../../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../../support/screens/fetchSuggestions';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { type Answer, browserSays, inPune, refusal } from '../../support/screens/geolocation';
import { aCar, aDealer } from '../../support/screens/records';
import { address, enter, show } from '../../support/screens/show';
import { storeDealer, storeListing } from '../../support/screens/store';

fetchTabs();
fetchSuggestions();

beforeEach(() => {
  storeDealer(aDealer());
  for (const [id, distName] of [
    ['pune', 'Pune'],
    ['poona', 'Poona'],
    ['satara', 'Satara'],
    ['agra', 'Agra'],
  ] as const) {
    storeListing({ ...aCar({ id, name: `Car of ${distName}` }), distName });
  }
});

async function sendText(text: string) {
  const { user } = show(<PublicPages />, '/cars?sort=posted');
  await enter(user, await screen.findByRole('combobox', { name: 'Search cars' }), `${text}{Enter}`);
  return user;
}

async function openFilters(at: string) {
  const { user } = show(<PublicPages />, at);
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  return { user, place: await screen.findByRole('combobox', { name: 'Near' }) };
}

describe('a text that names a place', () => {
  test('finds what is in the districts around it, and is one chip', async () => {
    const user = await sendText('within 100 km of pune');
    const chip = await screen.findByRole('button', { name: 'Remove Within 100 km of Pune' });
    expect(address()).toBe('/cars?near=Pune&within=100&sort=posted');
    expect(await screen.findByText('3 cars found')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Car of Agra' })).toBeNull();
    await user.click(chip);
    expect(address()).toBe('/cars?sort=posted');
  });

  test("finds what is near the person by 'near me', with a district in the address", async () => {
    browserSays(inPune);
    await sendText('near me');
    await screen.findByRole('button', { name: 'Remove Within 100 km of Pune' });
    expect(address()).toBe('/cars?near=Pune&within=100&sort=posted');
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/18\.|73\./);
  });

  test("says that 'near me' is not searched if the browser does not tell", async () => {
    browserSays(refusal);
    await sendText('diesel near me');
    expect(await screen.findByText(/Not searched: near me\. Your location is not known\./)).toBeVisible();
    expect(address()).toBe('/cars?fuelType=Diesel&sort=posted&ignored=near+me');
  });

  test("takes the last place for 'near me' if the browser does not tell", async () => {
    browserSays(refusal);
    window.localStorage.setItem('second-gear:near', 'near=Agra&within=50');
    await sendText('within 200 km');
    await waitFor(() => expect(address()).toBe('/cars?near=Agra&within=200&sort=posted'));
  });
});

describe('the filter', () => {
  test('takes a typed place and a radius', async () => {
    const { user, place } = await openFilters('/cars');
    await user.type(place, 'poon');
    await user.click(await screen.findByRole('option', { name: /^Pune/ }));
    expect(place).toHaveValue('Pune');
    await user.click(screen.getByRole('radio', { name: '50 km' }));
    await user.click(await screen.findByRole('button', { name: 'Show 2 cars' }));
    await waitFor(() => expect(address()).toBe('/cars?near=Pune&within=50'));
    expect(await screen.findByText('2 cars found')).toBeVisible();
  });

  test('is removed when the field is emptied', async () => {
    const { user, place } = await openFilters('/cars?near=Pune&within=50');
    await user.clear(place);
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^Show .*cars$/ }));
    await waitFor(() => expect(address()).toBe('/cars'));
  });

  test('takes the location of the person', async () => {
    browserSays(inPune);
    const { user, place } = await openFilters('/cars?maxPrice=500000');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(place).toHaveValue('Pune'));
    await user.click(screen.getByRole('button', { name: /^Show .*cars?$/ }));
    await waitFor(() => expect(address()).toBe('/cars?maxPrice=500000&near=Pune&within=100'));
  });

  test.each<[string, Answer, RegExp]>([
    ['is refused', refusal, /Your browser does not share your location/],
    ['is not found', { code: 2 }, /Your location could not be found/],
    ['is far from India', { latitude: 48.86, longitude: 2.35 }, /No district of India is near you/],
  ])('says so if the location %s', async (_what, answer, text) => {
    browserSays(answer);
    const { user } = await openFilters('/cars?sort=posted');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(address()).toBe('/cars?sort=posted');
  });

  test('offers the last place of the device again', async () => {
    window.localStorage.setItem('second-gear:near', 'near=Pune&within=50');
    const { user } = await openFilters('/cars');
    await user.click(screen.getByRole('button', { name: 'Within 50 km of Pune' }));
    await user.click(await screen.findByRole('button', { name: 'Show 2 cars' }));
    await waitFor(() => expect(address()).toBe('/cars?near=Pune&within=50'));
  });

  test('ignores what is kept and is no place', async () => {
    for (const kept of ['', `near=${'x'.repeat(500)}`, '{"place":1}']) {
      window.localStorage.setItem('second-gear:near', kept);
      expect(readRememberedNear()).toBeNull();
    }
    await openFilters('/cars');
    expect(screen.getByRole('radio', { name: '100 km' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Within/ })).toBeNull();
  });
});

describe('the order', () => {
  const order = () => screen.findByRole('combobox', { name: 'Sort by' });
  const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label') ?? card.textContent);

  test('is by distance if people want it, near a place alone', async () => {
    const { user } = show(<PublicPages />, '/cars?near=Satara&within=100');
    expect(await screen.findByText('3 cars found')).toBeVisible();
    await user.selectOptions(await order(), 'Nearest first');
    expect(address()).toBe('/cars?near=Satara&within=100&sort=nearest');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()[0]).toBe('Car of Satara');
    await user.click(screen.getByRole('button', { name: 'Remove Within 100 km of Satara' }));
    expect(address()).toBe('/cars');
    expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
  });
});

describe('the number found', () => {
  test('says that not all districts fit into one search', async () => {
    show(<PublicPages />, '/cars?near=Delhi&within=200');
    expect(
      await screen.findByText(/^\d cars? found, in the 30 nearest of \d\d districts \(up to 1\d\d km\)/),
    ).toBeVisible();
  });

  test('says that no district has that name', async () => {
    show(<PublicPages />, '/cars?near=Nowhere&within=200');
    expect(await screen.findByText(/^0 cars found, in Nowhere alone/)).toBeVisible();
  });

  test('is not asked if the other filters are too many', async () => {
    show(<PublicPages />, '/cars?near=Pune&make=A,B,C,D,E,F&model=A,B,C,D,E,F');
    expect(await screen.findByText(/too much to look up at once/)).toBeVisible();
    expect(firebase.sent('count', '"Pune"')).toBe(0);
  });
});
