import type { Page } from '@playwright/test';
import { renderedPages, renderedTabs } from '../../src/app/renderedPages';
import { fill, localStorageOf, logInAsBuyer, logInAsDealer } from './support/accounts';
import { expectDialog } from './support/dialogs';
import { queryLimit } from './support/firebaseCalls';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import type { People } from './support/people';
import { jpegPhoto } from './support/photos';

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 720 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`the first view of the home page asks Firestore twice: for listings, and for their dealers (${device})`, async ({
    page,
    calls,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Lowest prices' });
    await expect(strip.getByRole('article')).toHaveCount(8);
    await expect(strip.getByRole('article').first().getByText(' · ', { exact: false }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.calls).toEqual([
      { service: 'firestore', name: 'query products where approved by priceValue' },
      { service: 'firestore', name: 'query sellers where __name__' },
    ]);
    expect(calls.requests(/products/).map(queryLimit)).toEqual([8]);
    for (const request of calls.requests(/sellers/)) expect(queryLimit(request)).toBeLessThanOrEqual(8);
  });
}

test('the home page asks for its other sections when they come near, and for nothing again on the way back', async ({
  page,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  for (const section of ['Dream cars', 'Bikes']) {
    await page.getByRole('heading', { name: section, exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: section, exact: true }).getByRole('article')).toHaveCount(8);
  }
  const queries = [
    'query products where approved by priceValue',
    'query products where approved by carYear',
    'query bikes where approved by createdAt',
  ];
  expect(calls.calls.map(({ name }) => name).filter((name) => !name.includes('sellers'))).toEqual(queries);

  const before = calls.calls.length;
  await page.getByRole('tab', { name: "Bike's" }).click();
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  expect(calls.calls).toHaveLength(before);
});

test('nothing of the web-vitals reporter is loaded by a build that names no address to report to', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /vitals/i.test(script))).toEqual([]);
});

test('each list is asked for once, although it is asked for before the page is there', async ({
  page,
  people,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dealer = await people.registerDealer();
  // On a phone, the bikes are far below so many.
  for (let cars = 0; cars < 3; cars += 1) await addListing('car', dealer);
  for (const [address, asked] of [
    ['/?tab=cars', ['query products where approved by createdAt', 'query sellers where __name__']],
    ['/SellersProfiles', ['query sellers by createdAt']],
    [
      `/dealers/${dealer.uid}`,
      ['query sellers where __name__', 'query products where sellerId, approved by createdAt'],
    ],
  ] as const) {
    const before = calls.calls.length;
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const since = calls.calls.slice(before).filter(({ name }) => !name.endsWith('(next page)'));
    expect(since.map(({ name }) => name)).toEqual(asked);
  }
  await page.getByRole('heading', { name: 'Bikes', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls.calls.at(-1)?.name).toBe('query bikes where sellerId, approved by createdAt');
});

const appFiles = /\/assets\/app-.*\.js$/;

/** Holds back the app's own code until the returned function lets it go. */
async function holdApp(page: Page, files: RegExp = appFiles): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

for (const [what, files] of [
  ['the app', appFiles],
  ['any file of the app', /\/assets\/.*\.js$/],
] as const) {
  test(`what is typed and pressed before ${what} is there is not lost`, async ({ page, people }) => {
    const buyer = await people.registerBuyer();
    const release = await holdApp(page, files);
    await page.goto('/login', { waitUntil: 'commit' });
    await fill(page, { Email: buyer.email, Password: buyer.password });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/login');
    release();
    await expect(page.getByRole('link', { name: 'My Bookings' })).toBeAttached();
    await expect(page).toHaveURL('/');
  });
}

test('nor is it where somebody is remembered, whose navbar comes with the app', async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  await page.addInitScript(() => {
    if (window.localStorage.getItem('userName') === null) window.localStorage.setItem('userName', 'Somebody before');
  });
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fill(page, { Email: buyer.email, Password: buyer.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  release();
  await expectDialog(page, { title: 'Login Successful' });
  await expect(page).toHaveURL('/');
  expect((await localStorageOf(page)).userName).toBe(buyer.name);
});

test('a form that is filled in before the app is there is taken as it is, file included', async ({ page, people }) => {
  const release = await holdApp(page);
  await page.goto('/sSignup', { waitUntil: 'commit' });
  await fill(page, {
    Email: people.newEmail('dealer'),
    Password: 'Motors@1',
    Phone: '9812345671',
    'Dealer name': 'Verma Motors',
    District: 'Nashik',
    Address: '12 Station Road',
  });
  await page.getByLabel('Profile picture').setInputFiles(await jpegPhoto('shop.jpg'));
  release();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectDialog(page, { title: 'User Registered Successfully' });
});

test('the start page and the forms stand in the page that the server sends, other addresses have the frame alone', async ({
  request,
}) => {
  const welcome = 'Good cars and bikes deserve a second gear';
  const start = await (await request.get('/')).text();
  expect(start).toContain(welcome);
  expect(start).toContain('Loading cars...');
  const login = await (await request.get('/login')).text();
  expect(login).toContain('Forgot password?');
  expect(await (await request.get('/cars/any-car')).text()).toContain('Loading the car...');
  expect(await (await request.get('/bikes/any-bike')).text()).toContain('Loading the bike...');
  expect(await (await request.get('/dealers/any-dealer')).text()).toContain('Loading the dealer...');
  const other = await (await request.get('/MyBookings')).text();
  expect(other).not.toContain(welcome);
  for (const page of [start, login, other]) {
    expect(page).toContain('Send us a message');
    // The strict policy knows the one script that stands in the page itself by its hash, and runs no other.
    expect(page.match(/<script(?![^>]* src=)/g)).toHaveLength(1);
  }
});

/** Makes a stylesheet of one that is only loaded. */
function applyStyles(link: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles did not come')));
    link.setAttribute('rel', 'stylesheet');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page looks the same with its own styles alone as with all of the app's (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    // The photo that is seen first must not come in between.
    await holdApp(page, /\/assets\/.*\.js$|:runQuery/);
    const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const address of [...Object.keys(renderedPages), ...renderedTabs, '/any-other-address']) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // A tab of the home page takes its place when all of the page is there.
        await page.waitForFunction(() => document.readyState !== 'loading');
        // The others are out of view, and may never be loaded.
        const seen = page.locator('img:not([loading=lazy])');
        await seen.evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())));
        const alone = await look();
        await page.locator('link[rel=preload][as=style]').evaluate(applyStyles);
        expect((await look()).equals(alone), `${address} at ${width} px`).toBe(true);
      }
    }
  });
}

test('before the app is there, the first list is asked for, and its dealers; the page waits for a press of a button', async ({
  page,
  calls,
}) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const query = 'query products where approved by priceValue';
  await expect.poll(() => calls.calls.map(({ name }) => name)).toEqual([query, 'query sellers where __name__']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: "Bike's" }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/?tab=bikes');
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  expect(calls.requests(query)).toHaveLength(1);
});

/** The photos that the page has asked for. */
function watchPhotos(page: Page): readonly string[] {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/o/')) photos.push(request.url());
  });
  return photos;
}

test('before any file of the app is there, a list comes with the photo that is seen first', async ({ page, calls }) => {
  const photos = watchPhotos(page);
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/?tab=cars', { waitUntil: 'commit' });
  await expect.poll(() => photos).toHaveLength(1);
  await expect(page.locator('.vehicle-photo').first()).toHaveCSS('background-image', `url("${photos[0]}")`);
  release();
  const first = page.getByRole('article').first().getByRole('img').first();
  await expect(first).toHaveAttribute('src', photos[0] ?? '');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(photos.filter((photo) => photo === photos[0])).toHaveLength(1);
  expect(calls.requests(/^query products/)).toHaveLength(1);
});

/** A dealer with one car, for a page that stands there without any file of the app. */
async function holdAppFromCar(page: Page, people: People) {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  return { dealer, car, photos: watchPhotos(page), release: await holdApp(page, /\/assets\/.*\.js$/) };
}

test('before any file of the app is there, a vehicle comes with its photo and its dealer', async ({
  page,
  people,
  calls,
}) => {
  const { car, photos, release } = await holdAppFromCar(page, people);
  await page.goto(`/cars/${car.id}`, { waitUntil: 'commit' });
  const asked = ['read products', 'query sellers where __name__'];
  await expect.poll(() => calls.calls.map(({ name }) => name)).toEqual(asked);
  await expect.poll(() => photos).toHaveLength(1);
  await expect(page.locator('.vehicle-photo')).toHaveCSS('background-image', `url("${photos[0]}")`);
  release();
  await expect(page.getByRole('heading', { name: car.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dealer', exact: true })).toBeVisible();
  for (const name of asked) expect(calls.requests(name)).toHaveLength(1);
});

test("before any file of the app is there, a dealer's page comes with its first car's photo", async ({
  page,
  people,
  calls,
}) => {
  const { dealer, car, photos, release } = await holdAppFromCar(page, people);
  await page.goto(`/dealers/${dealer.uid}`, { waitUntil: 'commit' });
  await expect.poll(() => photos).toHaveLength(1);
  await expect(page.locator('.vehicle-photo').first()).toHaveCSS('background-image', `url("${photos[0]}")`);
  // The bikes stand below, and are not asked for yet.
  expect(calls.requests(/^query bikes/)).toHaveLength(0);
  await expect(page.getByRole('heading', { name: 'Cars', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('article', { name: car.name })).toBeVisible();
  await expect.poll(() => calls.requests(/^query bikes/)).toHaveLength(1);
});

test('none of the files of the app is asked for until the page has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    // No frame begins, until the test says so.
    const begin = window.requestAnimationFrame.bind(window);
    let frames = new Promise<void>((resolve) => {
      window.addEventListener('frames-begin', () => resolve(), { once: true });
    });
    window.requestAnimationFrame = (callback) => {
      frames = frames.then(() => void begin(callback));
      return 0;
    };
  });
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.push(pathname);
  });
  await page.goto('/ContactUs');
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  expect(files).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('frames-begin')));
  await expect.poll(() => files.filter((file) => appFiles.test(file))).toHaveLength(1);
  // One that was fetched twice would be asked for under another priority than it was announced with.
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([...new Set(files)]);
});

test('a page in the background does not wait to be painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  const app = page.waitForRequest((request) => appFiles.test(request.url()));
  await page.goto('/ContactUs');
  await app;
});

test('the search tools come beside the app, not after it', async ({ page }) => {
  const release = await holdApp(page);
  const tools = page.waitForRequest(/\/assets\/search-.*\.js$/);
  await page.goto('/?tab=cars', { waitUntil: 'commit' });
  await tools;
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the app takes over the page as it stands, instead of making it anew', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: 'A hatchback on a coast road at sunrise' });
  await picture.evaluate((element) => element.setAttribute('data-seen', 'before the app'));
  release();
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  await expect(picture).toHaveAttribute('data-seen', 'before the app');
});

for (const [address, tab, heading, loading] of [
  ['/?tab=bikes', "Bike's", 'Used bikes', 'Loading bikes...'],
  ['/?tab=cars', "Car's", 'Used cars', 'Loading cars...'],
  ['/?tab=dealers', 'Dealers', 'Dealers', 'Loading dealers...'],
] as const) {
  test(`the tab ${tab} stands there before the app does, which takes it over as it stands`, async ({ page }) => {
    const release = await holdApp(page, /\/assets\/.*\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { name: heading, level: 1 });
    await expect(title).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Second Gear`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(page.getByText(loading)).toBeAttached();
    await title.evaluate((element) => element.setAttribute('data-seen', 'before the app'));
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(title).toHaveAttribute('data-seen', 'before the app');
    await expect(page).toHaveTitle(`${heading} | Second Gear`);
  });
}

test('a search shows nothing of the whole list, nor of the welcome, before its answer', async ({ page }) => {
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/?tab=cars&fuelType=Diesel', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const facts of await page.locator('.vehicle-card-facts').allTextContents()) expect(facts).toContain('Diesel');
});

test('a tab of the home page, and a dealer, never see the welcome', async ({ page, people }) => {
  const welcome = page.getByRole('heading', { name: 'Good cars and bikes deserve a second gear' });
  const release = await holdApp(page);
  await page.goto('/?tab=cars', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  release();
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.unrouteAll();

  await logInAsDealer(page, await people.registerDealer());
  const releaseAgain = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeEmpty();
  releaseAgain();
  await expect(page.getByRole('navigation', { name: 'Dealer' })).toBeVisible();
});

test('a buyer who comes back finds My Bookings in the navbar', async ({ page, people }) => {
  await logInAsBuyer(page, await people.registerBuyer());
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Bookings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
});

test("a page's code is fetched when the pointer comes near its link", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const fetched = page.waitForRequest(/\/assets\/ContactPage-.*\.js$/);
  await page.getByRole('link', { name: 'Send us a message' }).hover();
  await fetched;
  await expect(page).toHaveURL('/');
});
