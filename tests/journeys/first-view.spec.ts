import path from 'node:path';
import type { Page } from '@playwright/test';
import { testPorts } from '../../emulators/ports';
import { cacheFolder } from '../../emulators/project';
import { routesOf } from '../../src/app/routes';
import { readFirstView } from '../firstViewSize';
import { inspectedViews } from './support/accessibility';
import { fill, localStorageOf, logInAsBuyer } from './support/accounts';
import { expectDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import type { People } from './support/people';
import { jpegPhoto } from './support/photos';
import { enterAsBuyer, storeDealerLogin } from './support/storedLogin';

test('until the first card is there, the browser requests only files whose size is limited', async ({
  page,
  baseURL,
}) => {
  const { files } = await readFirstView(path.join(cacheFolder, `app-${testPorts.hosting}`));
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === baseURL && /^(script|stylesheet)$/.test(request.resourceType())) requested.add(pathname.slice(1));
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...requested].sort()).toEqual([...files.scripts, ...files.styles].sort());
});

test('the home page requests its other sections when they come near the viewport, and nothing again on Back', async ({
  page,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
  for (const section of ['Lowest prices', 'Dream cars', 'Bikes']) {
    await page.getByRole('heading', { name: section, exact: true }).scrollIntoViewIfNeeded();
    const strip = page.getByRole('region', { name: section, exact: true });
    await expect(strip.getByRole('article').first()).toBeVisible();
  }
  const queries = [
    'query products where approved by createdAt',
    'query products where approved by priceValue',
    'query products where approved by carYear',
    'query bikes where approved by createdAt',
  ];
  expect(calls.calls.map(({ name }) => name).filter((name) => !name.includes('sellers'))).toEqual(queries);

  const before = calls.calls.length;
  await page.getByRole('tab', { name: "Bike's" }).click();
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
  expect(calls.calls).toHaveLength(before);
});

test('a build without an address for web vitals does not load the reporter', async ({ page }) => {
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

test('each list is requested once, by the early query', async ({ page, people, calls }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dealer = await people.registerDealer();
  // Enough cars to push the bikes below the screen of a phone.
  for (let cars = 0; cars < 3; cars += 1) await addListing('car', dealer);
  for (const [address, asked] of [
    ['/cars', ['query products where approved by createdAt']],
    ['/SellersProfiles', ['query sellers where approved by createdAt']],
    [
      `/dealers/${dealer.uid}`,
      [
        'query sellers where __name__, approved',
        'query products where sellerId, approved by createdAt',
        'count bikes where sellerId, approved by createdAt',
      ],
    ],
  ] as const) {
    const before = calls.calls.length;
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls.namesOfLists(before).filter((name) => !name.endsWith('(next page)'))).toEqual(asked);
  }
  await page.getByRole('heading', { name: 'Bikes', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls.calls.at(-1)?.name).toBe('query bikes where sellerId, approved by createdAt');
});

const appFiles = /\/assets\/app-.*\.js$/;
/** The entry, and the runtime of the bundler. */
const entry = /\/assets\/(index|start|rolldown-runtime)-.*\.js$/;

/** Delays the app's files until the returned function is called. */
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

test('text that is typed before any file of the app has loaded is kept, and can be sent afterwards', async ({
  page,
  people,
}) => {
  const buyer = await people.registerBuyer();
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await fill(page, { Email: buyer.email, Password: buyer.password });
  const submit = page.locator('form .submit-button');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveText('One moment...');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeAttached();
  await expect(page).toHaveURL('/');
});

test('typed text is also kept if a stored login changes the navbar at hydration', async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  await page.addInitScript(() => {
    if (window.localStorage.getItem('userName') === null) window.localStorage.setItem('userName', 'Somebody before');
  });
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fill(page, { Email: buyer.email, Password: buyer.password });
  release();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectDialog(page, { title: 'Login Successful' });
  await expect(page).toHaveURL('/');
  expect((await localStorageOf(page)).userName).toBe(buyer.name);
});

test('a form that is filled in before the app has loaded can be sent, file included', async ({ page, people }) => {
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

test('before the app has loaded, the menu opens, and its links lead to their pages', async ({ page }) => {
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'commit' });
  const login = page.getByRole('link', { name: 'Seller Login' });
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  await expect(login).toBeVisible();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Hydration leaves the menu open.
  await login.click();
  await expect(page).toHaveURL('/slogin');
  await expect(login).toBeHidden();
});

test('the app starts if the policy blocks the inline script', async ({ page, people, watch, calls }) => {
  watch.expectMessages(/Content Security Policy directive.*script-src/);
  // The browser does not count a page that the test fulfils as one of the local network, and would ask for permission.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      const wrong = policy.replace(/(script-src [^;]*'sha256-)[^']+/, `$1${'A'.repeat(43)}=`);
      expect(wrong).not.toBe(policy);
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': wrong } });
    },
  );
  await page.goto('/?tab=bikes');
  await expect(page).toHaveURL('/bikes');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(calls.requests(/^query bikes/)).toHaveLength(1);
  const buyer = await people.registerBuyer();
  await logInAsBuyer(page, buyer);
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeVisible();
});

test('the start page and the forms are prerendered; other addresses have only the app shell', async ({ request }) => {
  const welcome = 'Used cars and bikes from dealers near you';
  const start = await (await request.get('/')).text();
  expect(start).toContain(`${welcome}</h1>`);
  expect(start).toContain('Loading cars...');
  const login = await (await request.get('/login')).text();
  expect(login).toContain('Forgot password?');
  expect(await (await request.get('/cars/any-car')).text()).toContain('Loading the car...');
  expect(await (await request.get('/bikes/any-bike')).text()).toContain('Loading the bike...');
  expect(await (await request.get('/dealers/any-dealer')).text()).toContain('Loading the dealer...');
  const other = await (await request.get('/MyBookings')).text();
  expect(other).not.toContain(`${welcome}</h1>`);
  for (const page of [start, login, other]) {
    expect(page).toContain('/ContactUs#privacy');
    // The only inline script is the one whose hash the policy allows.
    expect(page.match(/<script(?![^>]* src=)/g)).toHaveLength(1);
  }
});

/** Addresses with an id are prerendered too, whether or not the record exists. */
const prerendered = routesOf('public').flatMap((page) => (page.prerendered ? page.path.replace(':id', 'any') : []));

/** Applies a stylesheet that is only preloaded. */
function applyStyles(link: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles could not be loaded')));
    link.setAttribute('rel', 'stylesheet');
  });
}

for (const [width, colorScheme] of inspectedViews) {
  test(`a page looks the same with its critical CSS as with all styles of the app (${colorScheme}, ${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    // Blocks the early query too, so that no photo changes the screenshot.
    await holdApp(page, /\/assets\/.*\.js$|:(runQuery|batchGet)/);
    const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    for (const address of [...prerendered, '/cars/maruti-suzuki', '/any-other-address']) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // Lazy images are out of view, and may never be loaded.
      const seen = page.locator('img:not([loading=lazy])');
      await seen.evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())));
      const alone = await look();
      await page.locator('link[rel=preload][as=style]').evaluate(applyStyles);
      expect((await look()).equals(alone), `${address} at ${width} px`).toBe(true);
    }
  });
}

test('before the app has loaded, the first list is requested, and the tabs lead to the others', async ({
  page,
  calls,
}) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => calls.calls.map(({ name }) => name)).toEqual(['query products where approved by createdAt']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: "Bike's" }).click();
  await expect(page).toHaveURL('/bikes');
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(calls.requests(/^query bikes/)).toHaveLength(1);
});

test('an old address of a list leads to the list before the app has loaded', async ({ page, calls }) => {
  await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/?q=swift&tab=cars', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/cars?q=swift');
  await page.goto('/?tab=bikes', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/bikes');
  await expect.poll(() => calls.calls.map(({ name }) => name)).toEqual(['query bikes where approved by createdAt']);
});

/** The photos that the page has requested. */
function watchPhotos(page: Page): readonly string[] {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/o/')) photos.push(request.url());
  });
  return photos;
}

test('before any file of the app has loaded, a list shows its first photo', async ({ page, calls }) => {
  const photos = watchPhotos(page);
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/cars', { waitUntil: 'commit' });
  await expect.poll(() => photos).toHaveLength(1);
  await expect(page.locator('.vehicle-photo').first()).toHaveCSS('background-image', `url("${photos[0]}")`);
  release();
  const first = page.getByRole('article').first().getByRole('img').first();
  await expect(first).toHaveAttribute('src', photos[0] ?? '');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(photos.filter((photo) => photo === photos[0])).toHaveLength(1);
  expect(calls.requests(/^query products/)).toHaveLength(1);
});

/** A dealer with one car, and a page on which no file of the app loads. */
async function holdAppFromCar(page: Page, people: People) {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  return { dealer, car, photos: watchPhotos(page), release: await holdApp(page, /\/assets\/.*\.js$/) };
}

test('before any file of the app has loaded, a listing shows its photo', async ({ page, people, calls }) => {
  const { car, photos, release } = await holdAppFromCar(page, people);
  await page.goto(`/cars/${car.id}`, { waitUntil: 'commit' });
  await expect.poll(() => photos).toHaveLength(1);
  expect(calls.calls.map(({ name }) => name)).toEqual(['read products']);
  await expect(page.locator('.vehicle-photo')).toHaveCSS('background-image', `url("${photos[0]}")`);
  release();
  await expect(page.getByRole('heading', { name: car.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dealer', exact: true })).toBeVisible();
  for (const name of ['read products', 'query sellers where __name__, approved']) {
    expect(calls.requests(name)).toHaveLength(1);
  }
});

test("before any file of the app has loaded, a dealer's page shows the photo of its first car", async ({
  page,
  people,
  calls,
}) => {
  const { dealer, car, photos, release } = await holdAppFromCar(page, people);
  await page.goto(`/dealers/${dealer.uid}`, { waitUntil: 'commit' });
  await expect.poll(() => photos).toHaveLength(1);
  await expect(page.locator('.vehicle-photo').first()).toHaveCSS('background-image', `url("${photos[0]}")`);
  // The bikes are below the screen, and are not requested yet.
  expect(calls.requests(/^query bikes/)).toHaveLength(0);
  await expect(page.getByRole('heading', { name: 'Cars', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('article', { name: car.name })).toBeVisible();
  await expect.poll(() => calls.requests(/^query bikes/)).toHaveLength(1);
});

test('before the first paint, the small entry is the only file of the app that is requested', async ({ page }) => {
  await page.addInitScript(() => {
    // Delays animation frames until the test releases them.
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
  expect(files.filter((file) => !entry.test(file))).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('frames-begin')));
  await expect.poll(() => files.filter((file) => appFiles.test(file))).toHaveLength(1);
  // The browser downloads a file twice if its preload has another priority than its use.
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([...new Set(files)]);
});

test('a page in the background loads the app without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  const app = page.waitForRequest((request) => appFiles.test(request.url()));
  await page.goto('/ContactUs');
  await app;
});

test('the search tools are requested in parallel with the app', async ({ page }) => {
  const release = await holdApp(page);
  const tools = page.waitForRequest(/\/assets\/search-.*\.js$/);
  await page.goto('/cars', { waitUntil: 'commit' });
  await tools;
  release();
  await expect(page.getByRole('combobox', { name: 'Search cars' })).toBeVisible();
});

test('the app hydrates the prerendered page instead of rendering it again', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: 'A hatchback on a coast road at sunrise' });
  await picture.evaluate((element) => element.setAttribute('data-seen', 'before the app'));
  release();
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
  await expect(picture).toHaveAttribute('data-seen', 'before the app');
});

for (const [address, tab, heading, loading] of [
  ['/bikes', "Bike's", 'Used bikes', 'Loading bikes...'],
  ['/cars', "Car's", 'Used cars', 'Loading cars...'],
  ['/SellersProfiles', 'Dealers', 'Dealers', 'Loading dealers...'],
] as const) {
  test(`the tab ${tab} is prerendered and hydrated`, async ({ page }) => {
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

test('a search shows neither the whole list nor the welcome before its answer', async ({ page }) => {
  const release = await holdApp(page, /\/assets\/.*\.js$/);
  await page.goto('/cars?fuelType=Diesel', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The places of further cards have no facts yet.
  const facts = page.getByRole('article').locator('.vehicle-card-facts');
  for (const text of await facts.allTextContents()) expect(text).toContain('Diesel');
});

test('the welcome is never shown on another tab, or to a dealer', async ({ page, people }) => {
  const welcome = page.getByRole('heading', { name: 'Used cars and bikes from dealers near you' });
  const release = await holdApp(page);
  await page.goto('/cars', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  release();
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.unrouteAll();

  await storeDealerLogin(page, await people.registerDealer());
  const releaseAgain = await holdApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeEmpty();
  releaseAgain();
  await expect(page.getByRole('navigation', { name: 'Dealer' })).toBeVisible();
});

test('a buyer who comes back finds My Bookings in the navbar', async ({ page, people }) => {
  await enterAsBuyer(page, await people.registerBuyer(), '/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Bookings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just added' }).getByRole('article')).toHaveCount(8);
});

test("a page's chunk is downloaded when the pointer is on its link", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const fetched = page.waitForRequest(/\/assets\/ContactPage-.*\.js$/);
  await page.getByRole('link', { name: 'Send us a message' }).hover();
  await fetched;
  await expect(page).toHaveURL('/');
});
