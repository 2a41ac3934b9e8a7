import { devices, type Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { server } from './support/emulators';
import { fingers, type Hands, keys } from './support/hands';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import type { DealerAccount } from './support/people';

/** What a person types to narrow the search, and the filters as this screen has them. */
interface Filtering {
  /** One word of each text is misspelt, and another one is that of the listings. */
  readonly misspelt: string;
  /** The misspelt text as the page says that it was meant. */
  readonly meant: string;
  /** Its beginning: a whole name is taken a moment later by itself. */
  readonly district: string;
  readonly make: string;
  readonly openFilters: () => Promise<void>;
  /** The chosen filters find so many. */
  readonly expectFound: (cars: string) => Promise<void>;
  readonly closeFilters: (cars: string) => Promise<void>;
}

/** What a person types to look near a place. */
interface Places {
  readonly nearPune: string;
  readonly nearDelhi: string;
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search / });
const count = (page: Page) => page.getByRole('status').filter({ hasText: ' found' });

/** A word that the names of no other listings have, as the address has it. */
const newWord = () => `z${crypto.randomUUID().replace(/\D/g, '').slice(0, 8)}`;

async function addMarket(dealer: DealerAccount, word: string): Promise<void> {
  const swift = { make: 'Maruti Suzuki', model: 'Swift', bodyType: 'Hatchback' };
  for (const [name, fuelType, distName, rupees, kilometers] of [
    ['VDi', 'Diesel', 'Pune', 450_000, 60_000],
    ['ZDi', 'Diesel', 'Nashik', 650_000, 20_000],
    ['VXi', 'Petrol', 'Pune', 400_000, 90_000],
  ] as const) {
    const numbers = { priceValue: rupees, kilometersValue: kilometers };
    const texts = { carName: `Swift ${name} ${word}`, carPrice: String(rupees), carKm: String(kilometers) };
    await addListing('car', dealer, { fields: { ...swift, ...numbers, ...texts, fuelType, distName } });
  }
}

async function addScooters(dealer: DealerAccount, word: string): Promise<void> {
  for (const [name, rupees] of [
    ['Jupiter', 40_000],
    ['Activa', 60_000],
  ] as const) {
    const fields = { bikeName: `${name} ${word}`, bikePrice: String(rupees), priceValue: rupees, bodyType: 'Scooter' };
    await addListing('bike', dealer, { fields });
  }
}

/** The search page in the hands of one person. */
function searchWith(page: Page, hands: Hands) {
  const box = searchBox(page);
  const names = page.getByRole('article').getByRole('heading');
  return {
    box,
    chips: page.getByRole('list', { name: 'Active filters' }).getByRole('button'),
    found: (...listings: string[]) => expect(names).toHaveText(listings),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    send: async (text: string) => {
      await hands.type(box, text);
      await page.keyboard.press('Enter');
    },
  };
}

/** From a readable address to filters of every kind. */
async function narrow(page: Page, hands: Hands, word: string, way: Filtering): Promise<void> {
  const { box, chips, found, button, send } = searchWith(page, hands);
  const heading = page.getByRole('heading', { level: 1 });
  const vdi = `Swift VDi ${word}`;

  // A readable address, and back to it.
  await page.goto('/cars/in/pune');
  await hands.press(button('Remove Pune'));
  await expect(page).toHaveURL('/cars');
  await page.goBack();
  await expect(heading).toHaveText('Used cars in Pune');
  await hands.type(box, 'swi');
  await expect(page).toHaveURL('/cars?q=swi&district=Pune');
  await expect(heading).toHaveText('Used cars');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('swi');

  // What was typed is corrected. That can be taken back.
  await send(way.misspelt);
  await expect(chips).toHaveText([`“${word}”`, 'Swift', 'Diesel', 'Pune']);
  const note = page.getByRole('status').filter({ hasText: `Showing results for ${way.meant}.` });
  await expect(note).toBeVisible();
  await found(vdi);
  await hands.press(note.getByRole('link', { name: `Search for ${way.misspelt} instead.` }));
  await expect(chips).toHaveText([`“${way.misspelt}”`]);
  await expect(page.getByText('No cars found for: ')).toBeVisible();
  await page.goBack();
  await expect(note).toBeVisible();
  await expect(box).toHaveValue(way.misspelt);
  await found(vdi);
  await page.reload();
  await expect(box).toHaveValue(way.misspelt);

  // Filters of every kind.
  await way.openFilters();
  await hands.type(page.getByLabel('District'), way.district);
  await hands.takeFirst(page.getByRole('option', { name: /Nashik/ }));
  await way.expectFound('2 cars');
  await hands.press(page.getByRole('checkbox', { name: 'Petrol' }));
  await way.expectFound('3 cars');
  await hands.press(button('Make Any'));
  await hands.type(page.getByLabel('Search makes'), way.make);
  await hands.press(page.getByRole('checkbox', { name: 'Maruti Suzuki' }));
  await hands.press(button('Model Swift'));
  await hands.press(page.getByRole('checkbox', { name: 'Baleno', exact: true }));
  await way.expectFound('3 cars');
  await hands.lower(page.getByRole('slider', { name: 'Highest price' }), 5);
  await expect(page.getByLabel('Price up to')).toHaveValue('5 lakh');
  await way.expectFound('2 cars');
  await hands.choose(page.getByRole('radio', { name: '75,000', exact: true }));
  await way.closeFilters('1 car');
  await found(vdi);
  const choices = 'make=Maruti+Suzuki&model=Swift&model=Baleno&fuelType=Diesel&fuelType=Petrol';
  const places = 'district=Pune&district=Nashik';
  await expect(page).toHaveURL(`/cars?q=${word}&maxPrice=500000&maxKilometers=75000&${choices}&${places}`);
  await hands.press(button('Clear all'));
  await expect(page).toHaveURL('/cars');
}

/** From a place to a saved search. */
async function saveSearch(page: Page, hands: Hands, word: string, way: Places): Promise<void> {
  const { chips, found, button, send } = searchWith(page, hands);
  const [vdi, zdi, vxi] = [`Swift VDi ${word}`, `Swift ZDi ${word}`, `Swift VXi ${word}`];

  // Few are offered a wider circle, and the nearest come first.
  await page.goto('/cars');
  await send(way.nearPune);
  await expect(chips).toHaveText([`“${word}”`, 'Swift', 'Within 100 km of Pune']);
  await found(vxi, vdi);
  await hands.press(button('Search within 200 km of Pune'));
  await found(vxi, zdi, vdi);
  await hands.chooseOrder(page.getByLabel('Sort by'), 'Nearest first');
  await found(vxi, vdi, zdi);

  // Nothing found: the search that finds something is offered.
  await send(way.nearDelhi);
  await hands.press(button('3 anywhere in India instead of “Within 50 km of Delhi”'));
  await expect(count(page)).toHaveText('3 cars found');

  // The search is saved.
  await hands.press(button('Save this search'));
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await hands.press(page.getByRole('main').getByRole('link', { name: 'My Searches' }));
  const saved = page.getByRole('article', { name: `“${word}” · Swift` });
  await expect(saved).toContainText('Nothing new');
  expect(await sidewaysOverflow(page)).toBe(0);
}

test.describe('on a phone', () => {
  const { userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ userAgent, hasTouch, isMobile, deviceScaleFactor, viewport: { width: 360, height: 740 } });

  test('a person narrows a search in Hindi, with a finger', async ({ page, people }) => {
    const word = newWord();
    const hands = await fingers(page);
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const show = (cars: string) => drawer.getByRole('button', { name: `Show ${cars}`, exact: true });
    await addMarket(await people.registerDealer(), word);
    await narrow(page, hands, word, {
      misspelt: `पुणे में डीज़ल swfit ${word}`,
      meant: `पुणे में डीज़ल swift ${word}`,
      district: 'नाशि',
      make: 'मारुति',
      openFilters: () => hands.press(page.getByRole('button', { name: 'Filters (3)' })),
      expectFound: (cars) => expect(show(cars)).toBeVisible(),
      closeFilters: async (cars) => {
        expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
        await hands.press(show(cars));
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('button', { name: 'Filters (9)' })).toBeFocused();
      },
    });
  });

  test('a person finds a car in Hindi, with a finger', async ({ page, people }) => {
    const word = newWord();
    const hands = await fingers(page);
    const dealer = await people.registerDealer();
    await addMarket(dealer, word);
    await saveSearch(page, hands, word, {
      nearPune: `पुणे के पास स्विफ्ट ${word}`,
      nearDelhi: `दिल्ली के पास 50 किमी ${word}`,
    });

    // What is new in the saved search is marked.
    const saved = page.getByRole('article', { name: `“${word}” · Swift` });
    const names = page.getByRole('article').getByRole('heading');
    const fresh = await addListing('car', dealer, { fields: { carName: `Swift LXi ${word}` } });
    await server.db.doc(`products/${fresh.id}`).update({ approvedAt: new Date() });
    await page.reload();
    await expect(saved).toContainText('1 new');
    await hands.press(saved.getByRole('link', { name: 'Show cars' }));
    await expect(page.getByRole('article', { name: `Swift LXi ${word}` })).toContainText('New');
    await expect(page.getByRole('article', { name: `Swift VDi ${word}` })).not.toContainText('New');

    // A text that names the other kind, and an order.
    await addScooters(dealer, word);
    await hands.type(searchBox(page), `सस्ती स्कूटी ${word}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/bikes?q=${word}&bodyType=Scooter&sort=cheapest`);
    await expect(page.getByLabel('Sort by')).toHaveValue('cheapest');
    await expect(names).toHaveText([`Jupiter ${word}`, `Activa ${word}`]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a person narrows a search by keyboard', async ({ page, people }) => {
    const word = newWord();
    const expectFound = (cars: string) => expect(count(page)).toHaveText(`${cars} found`);
    await addMarket(await people.registerDealer(), word);
    await narrow(page, keys(page), word, {
      misspelt: `swfit diesel pune mein ${word}`,
      meant: `swift diesel pune mein ${word}`,
      district: 'nasi',
      make: 'marutti',
      openFilters: async () => {},
      expectFound,
      closeFilters: expectFound,
    });
  });

  test('a person finds a car by keyboard', async ({ page, people }) => {
    const word = newWord();
    await addMarket(await people.registerDealer(), word);
    await saveSearch(page, keys(page), word, {
      nearPune: `swift near pune ${word}`,
      nearDelhi: `near delhi within 50 km ${word}`,
    });
  });
});
