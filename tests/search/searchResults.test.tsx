import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import type { ListingFieldValues } from '../../src/listings/listing';
import { priceOf } from '../../src/listings/price';
import { queryClient } from '../../src/lists/queryClient';
import { foundLimit } from '../../src/shared/limits';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { fetchTabs } from '../support/screens/fetchTabs';
import { aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, enter, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
fetchSuggestions();

const clearStock = () => {
  for (const id of firebase.ids('products')) firebase.remove(['products', id]);
};

/** Live cars, in place of the others. */
function storeCars(count: number, values: ListingFieldValues = { fuelType: 'Diesel' }): void {
  clearStock();
  for (let number = 0; number < count; number += 1) {
    const name = `Swift ${number}`;
    storeListing(aCar({ id: `car${number}`, name, values: { ...aCar().values, name, ...values } }));
  }
}

/** Presses the button of the drawer. */
const showDraft = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Show .*cars?$/ }));

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
});

/** How often the app has searched for that word. */
const searches = (word: string) => firebase.sent('runQuery', `"ARRAY_CONTAINS","value":{"stringValue":"${word}"}`);

describe('what is typed', () => {
  test('is not searched while its last word is too short to mean something', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    const box = await screen.findByRole('combobox', { name: 'Search cars' });
    await screen.findByText('1 car found');
    await user.type(box, 'swift zx');
    await waitFor(() => expect(address()).toBe('/cars?q=swift&sort=posted'));
    expect(box).toHaveValue('swift zx');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?model=Swift&sort=posted&unsaid=zx'));
  });

  test('is searched a moment after the last key, and is in the address', async () => {
    const { user } = show(<PublicPages />, '/cars');
    await user.click(await screen.findByRole('combobox', { name: 'Search cars' }));
    // At once: a slow machine may rest between two keys.
    await user.paste('swift pune');
    expect(firebase.sent('runQuery', 'ARRAY_CONTAINS')).toBe(0);
    expect(await screen.findByText('1 car found')).toBeVisible();
    expect(address()).toBe('/cars?q=swift+pune');
    expect(firebase.sent('runQuery', 'ARRAY_CONTAINS')).toBe(1);
    expect(searches('pune+swift')).toBe(1);
  });

  test('stays while what is typed finds nothing, until it is sent', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    const box = await screen.findByRole('combobox', { name: 'Search cars' });
    await screen.findByText('1 car found');
    await enter(user, box, 'suv');
    await waitFor(() => expect(searches('suv')).toBe(1));
    await enter(user, box, ' pune');
    await waitFor(() => expect(searches('pune+suv')).toBe(1));
    expect(screen.getByRole('article', { name: 'Maruti Swift' })).toBeVisible();
    expect(address()).toBe('/cars?sort=posted');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?bodyType=SUV&district=Pune&sort=posted'));
  });

  test('is searched at once on Enter', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    const box = await screen.findByRole('combobox', { name: 'Search cars' });
    await screen.findByText('1 car found');
    await enter(user, box, 'zzyzx{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?q=zzyzx&sort=posted'));
    await waitFor(() => expect(searches('zzyzx')).toBe(1));
  });

  test('becomes filters on Enter, which can be taken off', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    await enter(user, await screen.findByRole('combobox', { name: 'Search cars' }), 'white डीज़ल पुणे{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Diesel' })).toBeInTheDocument();
    expect(screen.getByText('Not searched: white.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Pune' }));
    expect(address()).toBe('/cars?fuelType=Diesel&sort=posted');
  });

  test('is shown without a word that no listing has, if the rest finds something, and says so', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    const box = await screen.findByRole('combobox', { name: 'Search cars' });
    await enter(user, box, 'swift topmost{Enter}');
    expect(await screen.findByText('No listing says “topmost”. Shown without it.')).toBeVisible();
    expect(await screen.findByText('1 car found')).toBeVisible();
    expect(address()).toBe('/cars?model=Swift&sort=posted&unsaid=topmost');
  });

  test('keeps a word that no listing has where nothing is found without it either', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted&maxPrice=1000');
    const box = await screen.findByRole('combobox', { name: 'Search cars' });
    await enter(user, box, 'swift topmost{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?q=topmost&maxPrice=1000&model=Swift&sort=posted'));
  });

  test('is corrected, and can be searched as it was typed', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted');
    await enter(user, await screen.findByRole('combobox', { name: 'Search cars' }), 'swfit{Enter}');
    expect(await screen.findByText(/Showing results for swift\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search for swfit instead.' }));
    expect(address()).toBe('/cars?q=swfit');
  });

  test('leads to the list of the kind that it names', async () => {
    const { user } = show(<PublicPages />, '/cars?sort=posted&fuelType=Diesel');
    await enter(user, await screen.findByRole('combobox', { name: 'Search cars' }), 'royal enfield{Enter}');
    await waitFor(() => expect(address()).toBe('/bikes?make=Royal+Enfield&sort=posted'));
  });
});

describe('the number found', () => {
  test("is the server's count", async () => {
    storeCars(12);
    show(<PublicPages />, '/cars?fuelType=Diesel');
    expect(await screen.findByText('12 cars found')).toBeVisible();
  });

  test('is the number found so far if the count fails', async () => {
    storeCars(12);
    firebase.refuse('count', 'PERMISSION_DENIED');
    show(<PublicPages />, '/cars?fuelType=Diesel');
    expect(await screen.findByText('8 cars found so far')).toBeVisible();
  });

  test('is the number found so far if some have come since', async () => {
    storeCars(12);
    const answer = firebase.hold('count');
    show(<PublicPages />, '/cars?fuelType=Diesel');
    await screen.findByText('8 cars found so far');
    storeCars(7);
    answer();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('8 cars found so far')).toBeVisible();
  });
});

test('few results near a place can be searched for farther away', async () => {
  storeCars(2);
  const { user } = show(<PublicPages />, '/cars?near=Pune&within=100');
  expect(await screen.findByText('2 cars found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search within 200 km of Pune' }));
  await waitFor(() => expect(address()).toBe('/cars?near=Pune&within=200'));
  expect(await screen.findByText('2 cars found')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Search within/ })).toBeNull();
});

/** A car in a district, which costs 4.5 lakh, has Petrol and a manual gearbox, unless it is said otherwise. */
function storeCarIn(distName: string, rupees = 450_000, values: ListingFieldValues = {}): void {
  const name = `Car ${firebase.ids('products').length}`;
  storeListing({
    ...aCar({
      id: crypto.randomUUID(),
      name,
      price: priceOf(String(rupees)),
      values: { ...aCar().values, name, ...values },
    }),
    distName,
  });
}

/** The rows of the alternatives, once they are there. */
async function alternatives(): Promise<(string | null)[]> {
  const section = await screen.findByRole('region', { name: 'Close to this search' });
  return within(section)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

const counts = () => firebase.sent('count', '');

describe('a search that finds nothing', () => {
  test('leads to the dealer with that name', async () => {
    storeDealer(aDealer({ dealerName: 'Sharma Motors', distName: 'Jaipur' }));
    const { user } = show(<PublicPages />, '/cars?q=sharma+mot');
    await user.click(await screen.findByRole('link', { name: 'Sharma Motors, dealer in Jaipur' }));
    await waitFor(() => expect(address()).toBe('/dealers/dealer1'));
  });

  test.each([
    ['district=Mumbai', '3 within 200 km instead of “Mumbai”', 'near=Mumbai&within=200'],
    ['district=Satara', '3 within 100 km instead of “Satara”', 'near=Satara&within=100'],
    [
      'district=Nashik&district=Satara',
      '3 within 200 km of Nashik instead of “Nashik or Satara”',
      'near=Nashik&within=200',
    ],
    ['near=Satara&within=50', '3 within 100 km instead of “Within 50 km of Satara”', 'near=Satara&within=100'],
    ['district=Delhi', '4 anywhere in India instead of “Delhi”', ''],
    ['near=Delhi&within=200', '4 anywhere in India instead of “Within 200 km of Delhi”', ''],
    ['district=Springfield', '4 anywhere in India instead of “Springfield”', ''],
  ])('in its place (%s) shows the nearest that have some, for two counts', async (place, text, there) => {
    clearStock();
    for (const district of ['Pune', 'Pune', 'Pune', 'Chennai']) storeCarIn(district);
    const { user } = show(<PublicPages />, `/cars?${place}`);
    expect(await alternatives()).toEqual([text]);
    expect(counts()).toBeLessThanOrEqual(2);
    await user.click(screen.getByRole('button', { name: text }));
    await waitFor(() => expect(address()).toBe(there ? `/cars?${there}` : '/cars'));
    expect(await screen.findByRole('article', { name: 'Car 0' })).toBeVisible();
  });

  test('shows what a little more money finds, and another gearbox, each with the limit that it changes', async () => {
    clearStock();
    storeCarIn('Pune', 490_000, { transmission: 'Automatic' });
    for (let count = 0; count < 3; count += 1) storeCarIn('Pune', 590_000, { transmission: 'Automatic' });
    for (let count = 0; count < 8; count += 1) storeCarIn('Satara', 450_000, { transmission: 'Manual' });
    storeCarIn('Satara', 450_000, { transmission: 'Automatic' });
    const { user } = show(<PublicPages />, '/cars?maxPrice=480000&transmission=Automatic&district=Pune');
    expect(await alternatives()).toEqual([
      '1 within 100 km instead of “Pune”',
      '4 up to Rs. 6 lakh instead of “Up to Rs. 4.8 lakh”',
    ]);
    expect(counts()).toBeLessThanOrEqual(4);
    await user.click(screen.getByRole('button', { name: /up to Rs\. 6 lakh/ }));
    await waitFor(() => expect(address()).toBe('/cars?maxPrice=600000&transmission=Automatic&district=Pune'));
  });

  test('leaves a limit out if one step wider finds nothing either', async () => {
    storeCars(foundLimit);
    show(<PublicPages />, '/cars?maxPrice=100000&fuelType=Diesel');
    expect(await alternatives()).toEqual(['100+ without a highest price instead of “Up to Rs. 1 lakh”']);
  });

  test('costs four counts at most, whatever was chosen', async () => {
    clearStock();
    const chosen =
      'maxPrice=100000&minYear=2020&maxKilometers=20000&fuelType=Diesel&transmission=Automatic&model=Swift';
    show(<PublicPages />, `/cars?q=zx&${chosen}&near=Pune&within=50`);
    expect(
      await screen.findByText(/^No cars found for: “zx”, Up to Rs\. 1 lakh, .*, Within 50 km of Pune\.$/),
    ).toBeVisible();
    await waitFor(() => expect(counts()).toBe(4));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(counts()).toBe(4);
    expect(screen.queryByRole('region', { name: 'Close to this search' })).toBeNull();
  });

  test.each([
    ['no single filter helps', clearStock],
    ['none can be counted', () => firebase.refuse('count', 'PERMISSION_DENIED')],
  ])('offers to clear all if %s', async (_case, arrange) => {
    arrange();
    const { user } = show(<PublicPages />, '/cars?fuelType=Diesel&sort=posted');
    expect(await screen.findByText('No cars found for: Diesel.')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Close to this search' })).toBeNull();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear all' });
    if (clear) await user.click(clear);
    expect(address()).toBe('/cars?sort=posted');
  });
});

describe('a search that finds one listing', () => {
  test('shows the alternatives that find more below it', async () => {
    clearStock();
    storeCarIn('Pune', 490_000, { transmission: 'Automatic' });
    for (let count = 0; count < 2; count += 1) storeCarIn('Pune', 590_000, { transmission: 'Automatic' });
    for (let count = 0; count < 8; count += 1) storeCarIn('Pune', 450_000, { transmission: 'Manual' });
    const { user } = show(<PublicPages />, '/cars?maxPrice=500000&transmission=Automatic&near=Pune&within=50');
    expect(await screen.findByText('1 car found')).toBeVisible();
    // Farther away there are no others.
    expect(await alternatives()).toEqual([
      '3 up to Rs. 6.25 lakh instead of “Up to Rs. 5 lakh”',
      '8 manual instead of “Automatic”',
    ]);
    expect(screen.getByRole('article', { name: 'Car 0' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^8 manual/ }));
    await waitFor(() => expect(address()).toBe('/cars?maxPrice=500000&transmission=Manual&near=Pune&within=50'));
    expect(await screen.findByText('8 cars found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Close to this search' })).toBeNull();
  });

  test('counts nothing without a limit', async () => {
    show(<PublicPages />, '/cars?sort=posted');
    expect(await screen.findByText('1 car found')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(counts()).toBe(0);
  });
});

describe('several values of a filter', () => {
  test('are chosen one by one, are all found, and are taken off one by one', async () => {
    clearStock();
    for (const fuelType of ['Petrol', 'Diesel', 'Electric']) {
      storeListing(aCar({ id: fuelType, name: `${fuelType} car`, values: { ...aCar().values, fuelType } }));
    }
    const { user } = show(<PublicPages />, '/cars?fuelType=Petrol');
    expect(await screen.findByText('1 car found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const fuel = screen.getByRole('group', { name: 'Fuel type' });
    expect(within(fuel).getByRole('checkbox', { name: 'Petrol' })).toBeChecked();
    await user.click(within(fuel).getByRole('checkbox', { name: 'Electric' }));
    await user.click(await screen.findByRole('button', { name: 'Show 2 cars' }));
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
    expect(screen.getByText('2 cars found')).toBeVisible();
    expect(address()).toBe('/cars?fuelType=Petrol&fuelType=Electric');
    await user.click(screen.getByRole('button', { name: 'Remove Petrol' }));
    expect(await screen.findByRole('article', { name: 'Electric car' })).toBeVisible();
    expect(address()).toBe('/cars?fuelType=Electric');
  });

  test('may be typed, one after the other', async () => {
    const { user } = show(<PublicPages />, '/cars?district=Pune');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const district = await screen.findByRole('combobox', { name: 'District' });
    await enter(user, district, 'new delhi{Enter}');
    expect(district).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'New Delhi' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Pune' }));
    expect(district).toHaveFocus();
    await showDraft(user);
    expect(address()).toBe('/cars?district=New+Delhi');
  });

  test('are too many for one query: the page says so, and sends no query', async () => {
    const districts = Array.from({ length: 500 }, (_, index) => `D${index}`).join(',');
    show(<PublicPages />, `/cars?district=${districts}`);
    expect(await screen.findByText(/too much to look up at once/)).toBeVisible();
    expect(firebase.sent('runQuery', '"D0"')).toBe(0);
    expect(firebase.sent('count', '"D0"')).toBe(0);
  });
});

test('a search takes two words, and names the others', async () => {
  storeCars(1);
  show(<PublicPages />, '/cars?q=swift+pune+zxi');
  expect(await screen.findByText('1 car found (without “zxi”: a search takes two words)')).toBeVisible();
});

test.each([
  `/cars?q=${'x'.repeat(10_000)}&sort=__proto__&fuelType=Steam&unknown=1&maxPrice=12e9`,
  `/bikes?q=%E0%A4%A&make=${'y'.repeat(10_000)}`,
])('a mangled address gives a list or a clear message: %s', async (at) => {
  show(<PublicPages />, at);
  expect(await screen.findByText(/\d+ (car|bike)s? found/)).toBeVisible();
});

test('without a network, a search shows the list before it, with its age, and continues by itself', async () => {
  storeCars(1);
  const { user } = show(<PublicPages />, '/cars');
  await screen.findByRole('article', { name: 'Swift 0' });
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  setOnline(false);
  firebase.refuse('runQuery', 'OFFLINE');
  await enter(user, await screen.findByRole('combobox', { name: 'Search cars' }), 'swift');
  await user.keyboard('{Enter}');
  const note = /^You are offline\. The search goes on .* Until then, this is the list from \d\d:\d\d, /;
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Swift 0' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  firebase.allow('runQuery');
  setOnline(true);
  expect(await screen.findByText('1 car found')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  vi.restoreAllMocks();
});

test('a search that fails says so, and can be tried again', async () => {
  storeCars(1);
  firebase.refuseOnce('runQuery', 'PERMISSION_DENIED', '"Diesel"');
  const { user } = show(<PublicPages />, '/cars?fuelType=Diesel');
  await answerDialog(user, { title: 'Error', text: 'Could not fetch products. Please try again.' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Swift 0' })).toBeVisible();
});

describe('a district', () => {
  test('that is typed to its end is taken without Enter, unless it is the beginning of another name', async () => {
    const { user, field } = await districtField();
    await user.type(field, 'pune');
    expect(await screen.findByRole('checkbox', { name: 'Pune' })).toBeChecked();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    const { isWhole } = await import('../../src/search/filters/knownDistricts');
    expect(['Poona', 'delhi', 'pun', 'bid'].map(isWhole)).toEqual([true, true, false, false]);
  });

  test('is typed and suggested in a script of India, and stands for the stored name', async () => {
    const { user, field } = await districtField();
    await user.type(field, 'नासि');
    await user.click(await screen.findByRole('option', { name: 'नासिक Nashik, महाराष्ट्र' }));
    expect(screen.getByRole('checkbox', { name: 'Nashik' })).toBeChecked();
    await user.type(field, 'पुणे');
    expect(await screen.findByRole('checkbox', { name: 'Pune' })).toBeChecked();
  });

  async function districtField() {
    const { user } = show(<PublicPages />, '/cars');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    return { user, field: await screen.findByRole('combobox', { name: 'District' }) };
  }

  test('is suggested among all of India, also by an old spelling; one that is in no list is taken as it is typed', async () => {
    const { user, field } = await districtField();
    await user.type(field, 'poon');
    await user.click(await screen.findByRole('option', { name: 'Pune Poona, Maharashtra' }));
    expect(field).toHaveValue('');
    await user.type(field, 'Gurga');
    await screen.findByRole('option', { name: /Gurugram/ });
    await enter(user, field, 'on{Enter}');
    await enter(user, field, 'new springfield');
    await user.tab();
    await showDraft(user);
    expect(address()).toBe('/cars?district=Pune&district=Gurugram&district=New+Springfield');
  });
});
