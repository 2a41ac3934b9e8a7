import type { Page } from '@playwright/test';
import { listsDatabase } from '../../src/offline/offlineLists';
import { accessibilityFaultsInBothSchemes } from './support/accessibility';
import { chooseInMenu, logInAsBuyer } from './support/accounts';
import { addBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { Deployments } from './support/deployments';
import { answerDialog } from './support/dialogs';
import { test as base, expect } from './support/journey';
import { addListing } from './support/listings';

/** The service worker with a server whose connection can be cut and whose build can be replaced. */
const test = base.extend<{ deployments: Deployments }>({
  deployments: async ({ browserName: _ }, use, { project }) => {
    const deployments = await Deployments.open(project.use.baseURL ?? '');
    await use(deployments);
    await deployments.close();
  },
  baseURL: async ({ deployments }, use) => use(deployments.address),
});

test.use({ serviceWorkers: 'allow' });

/** axe loads the style sheets itself. Without a network, it may say that it could not. */
const axeOffline = /Couldn't load preload assets/;

/** The worker has cached the shell, and controls the page. */
async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** The caches, and the state of each worker: what an update waits for. */
function updateState(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const workers = [registration?.installing, registration?.waiting, registration?.active];
    return { workers: workers.map((worker) => worker?.state ?? 'none'), caches: await caches.keys() };
  });
}

/** The new worker is active, and has deleted a cache of the old one. */
async function cacheDeleted(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => updateState(page))
    .toEqual({
      workers: ['none', 'none', 'activated'],
      caches: expect.not.arrayContaining([name]),
    });
}

/** The numbers of records and of dealers in the offline list. */
function keptOf(page: Page, list: string): Promise<{ items: number; sellers: number } | null> {
  const read = async ([lists, name]: readonly [string, string]) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === lists)) return null;
    const request = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await request(indexedDB.open(lists));
    const kept: { items: unknown[]; sellers: unknown[] } | undefined = await request(
      database.transaction('lists').objectStore('lists').get(name),
    );
    database.close();
    return kept ? { items: kept.items.length, sellers: kept.sellers.length } : null;
  };
  return page.evaluate(read, [listsDatabase, list] as const);
}

async function listKept(page: Page, list: string): Promise<void> {
  await expect.poll(() => keptOf(page, list), { timeout: 30_000 }).toMatchObject({ items: expect.any(Number) });
}

function photosKept(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('photos')).keys()).length);
}

interface PhotoSources {
  /** The addresses of photos, by where they have come from. */
  readonly caches: string[];
  readonly network: string[];
}

/** From where a page gets its photos from now on. */
async function watchPhotos(page: Page): Promise<PhotoSources> {
  const sources: PhotoSources = { caches: [], network: [] };
  const devTools = await page.context().newCDPSession(page);
  const fromMemory = new Set<string>();
  devTools.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Image' || !response.url.includes('_photos')) return;
    const { fromDiskCache = false, serviceWorkerResponseSource = 'network' } = response;
    const isCached = fromMemory.has(requestId) || fromDiskCache || serviceWorkerResponseSource !== 'network';
    sources[isCached ? 'caches' : 'network'].push(response.url);
  });
  await devTools.send('Network.enable');
  return sources;
}

async function goOffline(page: Page, deployments: Deployments): Promise<void> {
  deployments.cut = true;
  await page.context().setOffline(true);
}

async function goOnline(page: Page, deployments: Deployments): Promise<void> {
  deployments.cut = false;
  await page.context().setOffline(false);
}

const oldList = /^You are offline\. This list is from \d\d:\d\d, \d{1,2} \w+\.$/;

function keptNote(page: Page) {
  return page.getByRole('status').filter({ has: page.getByText(oldList) });
}

test('a list that was read before is shown without a network, with its dealers and photos, and says how old it is', async ({
  page,
  deployments,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  watch.allowMessages(axeOffline);
  await page.goto('/cars');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  const names = await cards.evaluateAll((articles) => articles.map((article) => article.textContent));
  const photo = cards.first().getByRole('img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await workerReady(page);
  await listKept(page, 'public/approved/car/newest');
  await expect.poll(() => photosKept(page)).toBeGreaterThan(0);

  await goOffline(page, deployments);
  await page.reload();
  await expect(keptNote(page)).toBeVisible();
  await expect(cards).toHaveCount(8);
  await expect.poll(() => cards.evaluateAll((all) => all.map((article) => article.textContent))).toEqual(names);
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await cards.first().getByRole('button', { name: 'Know More' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Dealer', exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await keptNote(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Trying again...')).toBeVisible();
  await expect(keptNote(page)).toBeVisible();

  // By itself.
  await goOnline(page, deployments);
  await expect(keptNote(page)).toBeHidden();
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();

  // Other journeys may have added listings meanwhile.
  const seen = await cards
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ currentSrc }) => currentSrc),
    );
  const laterVisit = await page.context().newPage();
  const photos = await watchPhotos(laterVisit);
  await laterVisit.goto('/cars');
  await expect.poll(() => photos.caches.filter((address) => seen.includes(address)).length).toBeGreaterThan(0);
  await expect(laterVisit.getByRole('article')).toHaveCount(8);
  expect(photos.network.filter((address) => seen.includes(address))).toEqual([]);
});

test('the welcome and the dealers are shown without a network; lists that were never read fail as usual', async ({
  page,
  deployments,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  // Too low for the strips below the first one, which are then not read.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/SellersProfiles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await workerReady(page);
  await listKept(page, 'public/dealers');
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await listKept(page, 'public/approved/car/newest');

  await goOffline(page, deployments);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(keptNote(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
  await page.goto('/SellersProfiles');
  await expect(keptNote(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  const text = 'Could not fetch bikes. Please try again.';
  await page.goto('/bikes');
  await answerDialog(page, { title: 'Error', text });
  await expect(keptNote(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await goOnline(page, deployments);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a listing’s address opens without a network, and says that there is none', async ({
  page,
  people,
  deployments,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const car = await addListing('car', await people.registerDealer());
  await page.goto('/ContactUs');
  await workerReady(page);
  await goOffline(page, deployments);
  await page.goto(`/cars/${car.id}`);
  const failed = page.getByRole('alert').filter({ hasText: 'You are offline. Could not fetch this car.' });
  await expect(failed).toBeVisible();
  await goOnline(page, deployments);
  await expect(page.getByRole('heading', { name: car.name, level: 1 })).toBeVisible();
});

test.describe('a moment without a network', () => {
  test.use({ serviceWorkers: 'block' });

  test('a moment without a network removes no list: what was pressed loads when it is back', async ({
    page,
    deployments,
    watch,
  }) => {
    watch.expectMessages(failedToLoad);
    watch.allowMessages(axeOffline);
    // As on a slow network: what a press may show is not there yet.
    let isBlocked = true;
    await page.route(/\/assets\/(details|FoundListings)-.*\.js$/, (route) =>
      isBlocked ? route.abort() : route.fallback(),
    );
    await page.goto('/cars');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(8);
    const name = (await cards.first().getAttribute('aria-label')) ?? '';
    await page.getByRole('combobox', { name: 'Search cars' }).waitFor();
    await goOffline(page, deployments);
    await cards.first().getByRole('button', { name: 'Know More' }).click();
    const details = page.getByRole('dialog', { name, exact: true });
    await expect(page.getByText('You are offline. This opens when the network is back.')).toBeVisible();
    await expect(cards).toHaveCount(8);
    isBlocked = false;
    await goOnline(page, deployments);
    await expect(details.getByRole('heading', { name: 'Dealer', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();

    await goOffline(page, deployments);
    await page.getByRole('combobox', { name: 'Search cars' }).fill('swift');
    await expect(page).toHaveURL('/cars?q=swift');
    // Whether or not the code of the results has come meanwhile.
    const note = /^You are offline\. (This opens|The search goes on) when the network is back\./;
    await expect(page.getByText(note)).toBeVisible();
    await expect(cards).toHaveCount(8);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
    await goOnline(page, deployments);
    await expect(page.getByRole('status').filter({ hasText: / found/ })).toBeVisible();
    await expect(page.getByRole('article', { name: /Swift/ }).first()).toBeVisible();
  });
});

test('ten seconds after a first visit, a reload without a network shows the shell and the offline lists', async ({
  page,
  deployments,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  await page.goto('/');
  const limit = { timeout: 10_000 };
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), limit).toBe('activated');
  await expect.poll(() => keptOf(page, 'public/approved/car/newest'), limit).not.toBeNull();
  await goOffline(page, deployments);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(keptNote(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
});

/** All addresses and texts in Cache Storage, and all records in all databases. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, response && response.type !== 'opaque' ? await response.text() : '');
      }
    }
    const request = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        texts.push(JSON.stringify([await request(objects.getAllKeys()), await request(objects.getAll())]));
      }
      database.close();
    }
    return texts.join('\n');
  });
}

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  const devTools = await page.context().newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('the site in another language has a shell of its own, and is installed in that language', async ({
  page,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  await page.goto('/hi/cars');
  await workerReady(page);
  const devTools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devTools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/hi/manifest.webmanifest', []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'hi-IN', start_url: '/hi', scope: '/hi' });
  await page.context().setOffline(true);
  await page.goto('/hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('tab', { name: 'डीलर' })).toBeVisible();
  await page.goto('/hi/Saved');
  await expect(page.getByRole('heading', { name: 'सहेजी गई', level: 1 })).toBeVisible();
});

test('nothing of a buyer is stored offline: not by the worker while signed in, and not on the device after the logout', async ({
  page,
  people,
}) => {
  const [buyer, dealer] = [await people.registerBuyer(), await people.registerDealer()];
  // In the first page of no public list, which are kept: neither among the newest nor among the cheapest.
  const dear = { carPrice: '95,00,000', priceValue: 9_500_000 };
  const car = await addListing('car', dealer, { first: true, fields: dear });
  await addBooking(buyer, dealer, car);
  await page.goto('/cars');
  await workerReady(page);
  await logInAsBuyer(page, buyer);
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('article', { name: car.name })).toBeVisible();
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('article', { name: car.name })).toBeVisible();
  await page.goto('/cars');
  await expect(page.getByRole('article')).toHaveCount(8);
  await listKept(page, 'public/approved/car/newest');
  await chooseInMenu(page, 'User', 'Logout');
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeHidden();
  await page.goto('/cars');
  await expect(page.getByRole('article')).toHaveCount(8);
  const kept = await everythingKept(page);
  expect(kept).toContain('/app\n');
  for (const secret of [buyer.uid, buyer.email, buyer.name, buyer.phone, car.id]) expect(kept).not.toContain(secret);
});

function updateNotice(page: Page) {
  return page.getByRole('complementary', { name: 'New version' });
}

async function revisionOf(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-revision')) ?? '';
}

/** Browsers check for an update by themselves now and then. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test('a new version says that it is ready, and loads on a click', async ({ page, context, deployments }) => {
  await page.goto('/ContactUs');
  await workerReady(page);
  const before = await revisionOf(page);
  const other = await context.newPage();
  await other.goto('/login');
  await workerReady(other);
  deployments.deploy();
  await page.getByLabel('Name').fill('Asha');
  await lookForUpdate(page);
  await expect(updateNotice(page)).toContainText('A new version is ready.');
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-revision', before);

  await updateNotice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-revision', before);
  await workerReady(page);
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await expect(updateNotice(page)).toBeHidden();
  await cacheDeleted(page, `shell-${before}`);

  // The other page is still of the old version. It shows the notice, and is not reloaded.
  await expect(updateNotice(other)).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-revision', before);
  await updateNotice(other).getByRole('button', { name: 'Not now' }).click();
  await expect(updateNotice(other)).toBeHidden();
});

test('a page of the new version shows no notice, unlike one of the old version beside it', async ({
  page,
  context,
  deployments,
}) => {
  await page.goto('/login');
  await workerReady(page);
  const before = await revisionOf(page);
  const other = await context.newPage();
  await other.goto('/login');
  await workerReady(other);
  deployments.deploy();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-revision', before);
  // The browser may let the new worker wait for minutes, but it answers both pages.
  await expect(updateNotice(other)).toBeVisible();
  await expect(updateNotice(page)).toBeHidden();
});

test('a page whose chunk was deleted with the old version offers to load the new version', async ({
  page,
  deployments,
  watch,
}) => {
  watch.expectMessages(failedToLoad, /Failed to fetch dynamically imported module|Unable to preload CSS/);
  await page.goto('/');
  await workerReady(page);
  deployments.deploy({ gone: /\/assets\/(ContactPage|useValidatedForm)-/ });
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(updateNotice(page)).toBeVisible();
  deployments.deploy();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
});
