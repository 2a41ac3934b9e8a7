import { devices, type Locator, type Page } from '@playwright/test';
import {
  accessibilityFaults,
  accessibilityFaultsInBothSchemes,
  inspectedViews,
  sidewaysOverflow,
} from './support/accessibility';
import { logInInSheet } from './support/accounts';
import { boxesOf } from './support/boxes';
import { expectToast } from './support/dialogs';
import { expect, test } from './support/journey';
import { layoutShifts, sumOf, watchLayoutShifts } from './support/layoutShift';
import { addListing, type StoredListing } from './support/listings';
import { holdCalls } from './support/network';
import { enterAsBuyer } from './support/storedLogin';
import { doubleTap, drag, swipe } from './support/touch';

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1280, height: 720 } as const;
const sideways = { width: 740, height: 360 } as const;

const pathOf = ({ kind, id }: StoredListing) => `/${kind}s/${id}`;
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function headOf(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const content = (selector: string, attribute = 'content') =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      description: content('meta[name=description]'),
      canonical: content('link[rel=canonical]', 'href'),
      image: content('meta[property="og:image"]'),
      robots: content('meta[name=robots]'),
      data: document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
    };
  });
}

async function inspect(page: Page): Promise<void> {
  for (const [width, scheme] of inspectedViews) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page, scheme)).toEqual([]);
  }
}

test('a listing’s address shows it, with its own title, description and structured data', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  const bike = await addListing('bike', dealer);
  for (const [listing, type, price] of [
    [car, 'Car', 485_000],
    [bike, 'Motorcycle', 62_000],
  ] as const) {
    await page.goto(pathOf(listing));
    await expect(title(page, listing.name)).toBeVisible();
    await expect(page.getByRole('link', { name: dealer.dealerName, exact: true })).toHaveAttribute(
      'href',
      `/dealers/${dealer.uid}`,
    );
    await expect(page).toHaveTitle(new RegExp(`^${listing.name}, 20\\d\\d, Rs\\. .* \\| Second Gear$`));
    const head = await headOf(page);
    expect(head).toMatchObject({
      canonical: page.url(),
      description: expect.stringContaining(listing.name),
      image: expect.stringContaining(`${listing.kind}_photos`),
      robots: null,
    });
    expect(JSON.parse(head.data ?? '')).toMatchObject({
      '@type': type,
      name: listing.name,
      offers: { price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    await inspect(page);
  }
  await page.getByRole('link', { name: dealer.dealerName, exact: true }).click();
  await expect(title(page, dealer.dealerName)).toBeVisible();
  const description = expect.stringMatching(/^Used cars and used bikes/);
  await expect.poll(() => headOf(page)).toMatchObject({ canonical: null, data: null, description });
});

/** Other journeys remove their listings, which are the newest, but not the cheapest. */
const cheapest = { cars: '/cars?sort=cheapest', bikes: '/bikes?sort=cheapest' } as const;

test('photo and name of a card open the page in a new tab', async ({ page, context }) => {
  await page.setViewportSize(desk);
  await page.goto(cheapest.bikes);
  const card = page.getByRole('article').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  for (const part of [card.getByRole('img', { name }), card.getByRole('heading', { name })]) {
    // The link of the name covers the photo.
    const press = part.click({ modifiers: ['Control'], force: true });
    const [tab] = await Promise.all([context.waitForEvent('page'), press]);
    await expect(title(tab, name)).toBeVisible();
    await expect(page).toHaveURL(cheapest.bikes);
    await tab.close();
  }
});

function viewerOf(page: Page, { name }: StoredListing) {
  return page.locator('dialog').and(page.getByRole('dialog', { name: `Photos of ${name}` }));
}

const shown = (viewer: Locator, text: string) => expect(viewer.getByRole('status')).toContainText(text);

test('the photo viewer: keys, buttons, zoom, and back to the details', async ({ page, people }) => {
  const car = await addListing('car', await people.registerDealer(), { photos: 3 });
  await page.goto(pathOf(car));
  const open = page.getByRole('button', { name: `${car.name}, photo 1 of 3` });
  await open.click();
  const viewer = viewerOf(page, car);
  await shown(viewer, '1 / 3');
  for (const [key, text] of [
    ['ArrowRight', '2 / 3'],
    ['End', '3 / 3'],
    ['ArrowRight', '3 / 3'],
    ['ArrowLeft', '2 / 3'],
    ['Home', '1 / 3'],
  ] as const) {
    await page.keyboard.press(key);
    await shown(viewer, text);
  }
  await expect(viewer.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await shown(viewer, '2 / 3');
  const photo = viewer.getByRole('img', { name: `${car.name}, photo 2 of 3` });
  await expect(photo).toBeInViewport({ ratio: 0.9 });

  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const whole = await width();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(whole, 0);
  await photo.dblclick();
  await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
  await page.keyboard.press('ArrowRight');
  await shown(viewer, '3 / 3');
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();
});

const closeEvent = 'late close';

/** On a busy device, the next key comes before the `close` event of a dialog. */
async function holdCloseEvent(page: Page): Promise<void> {
  await page.evaluate((released) => {
    window.addEventListener(
      'close',
      (event) => {
        event.stopImmediatePropagation();
        window.addEventListener(released, () => event.target?.dispatchEvent(new Event('close')), { once: true });
      },
      { capture: true, once: true },
    );
  }, closeEvent);
}

test('Escape closes the photos, and not the details that they were opened from', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const bike = await addListing('bike', dealer);
  await page.goto(`/dealers/${dealer.uid}`);
  await page.getByRole('button', { name: 'Know More' }).click();
  const details = page.getByRole('dialog', { name: bike.name, exact: true });
  const open = details.getByRole('button', { name: `${bike.name}, photo 1 of 2` });
  await open.click();
  const viewer = viewerOf(page, bike);
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await shown(viewer, '2 / 2');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(details).toBeVisible();
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(`/dealers/${dealer.uid}`);

  await page.getByRole('button', { name: 'Know More' }).click();
  await open.click();
  await expect(viewer).toBeVisible();
  await holdCloseEvent(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate((released) => window.dispatchEvent(new Event(released)), closeEvent);
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(`/dealers/${dealer.uid}`);
});

test.describe('on a phone', () => {
  const { userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ userAgent, hasTouch, isMobile, deviceScaleFactor, viewport: phone });

  test('a swipe shows the next photo, a pinch and a double tap zoom', async ({ page, context, people }) => {
    const car = await addListing('car', await people.registerDealer(), { photos: 3 });
    await page.goto(pathOf(car));
    await page.getByRole('button', { name: `${car.name}, photo 1 of 3` }).tap();
    const viewer = viewerOf(page, car);
    await shown(viewer, '1 / 3');
    const session = await context.newCDPSession(page);
    await swipe(session, { x: 320, y: 370 }, { x: 60, y: 370 });
    await shown(viewer, '2 / 3');

    const photo = viewer.getByRole('img', { name: `${car.name}, photo 2 of 3` });
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    const width = async () => (await photo.boundingBox())?.width ?? 0;
    const whole = await width();
    await drag(
      session,
      [
        { x: 180, y: 340 },
        { x: 180, y: 400 },
      ],
      [
        { x: 180, y: 280 },
        { x: 180, y: 460 },
      ],
    );
    await expect.poll(width).toBeGreaterThan(whole * 1.8);
    await doubleTap(session, { x: 180, y: 370 });
    await expect.poll(width).toBeCloseTo(whole, 0);
    await viewer.getByRole('button', { name: 'Close the photos' }).tap();
    await expect(viewer).toBeHidden();
  });
});

test('a visitor logs in to see the phone number, calls, writes and books', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await page.goto(pathOf(car));
  await expect(page.getByText(dealer.phone)).toBeHidden();
  const map = page.getByRole('link', { name: /^Show on the map/ });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12%20Station/);
  await page.getByRole('button', { name: 'Log in to see the phone number' }).click();
  await logInInSheet(page, 'Log in to see the phone number', buyer);

  await expect(page.getByRole('link', { name: `Call ${dealer.phone}` })).toHaveAttribute(
    'href',
    `tel:+91${dealer.phone}`,
  );
  await expect(page).toHaveURL(pathOf(car));
  const message = (await page.getByRole('link', { name: 'WhatsApp', exact: true }).last().getAttribute('href')) ?? '';
  expect(message).toMatch(new RegExp(`^https://wa\\.me/91${dealer.phone}\\?text=`));
  expect(decodeURIComponent(message)).toContain(page.url());
  await inspect(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expectToast(page, 'Car booked successfully!');
  await expect(page.getByRole('link', { name: 'Requested · see booking' })).toBeVisible();
  await page.getByRole('link', { name: dealer.dealerName, exact: true }).click();
  await expect(page.getByRole('link', { name: `Call ${dealer.phone}` })).toBeVisible();
});

test('a listing and its dealer are requested once, by the early query', async ({ page, people, calls }) => {
  const car = await addListing('car', await people.registerDealer());
  await page.goto(pathOf(car));
  await expect(page.getByText('12 Station Road')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.calls.map(({ name }) => name)).toEqual(['read products', 'query sellers where __name__, approved']);
});

/** On a phone held sideways, the price is beside the photo, and the actions hide neither. */
async function expectPriceBesidePhoto(page: Page, details: Page | Locator, name: string): Promise<void> {
  const [photo, price, actions] = await boxesOf(
    page,
    details.getByRole('img', { name: `${name}, photo 1 of 2` }),
    details.getByText('Rs. 4.85 lakh', { exact: true }).first(),
    details.getByRole('button', { name: 'Book Now' }).first(),
  );
  expect(photo.y).toBeGreaterThan(0);
  expect(photo.y + photo.height).toBeLessThanOrEqual(actions.y);
  expect(price.x).toBeGreaterThanOrEqual(photo.x + photo.width);
  expect(price.y + price.height).toBeLessThanOrEqual(actions.y);
}

test('nothing moves when the listing and its dealer arrive, and a phone held sideways has the price beside the photo, and day and hour above the button of the sheet', async ({
  page,
  people,
}) => {
  const car = await addListing('car', await people.registerDealer());
  await watchLayoutShifts(page);
  for (const viewport of [phone, desk, sideways]) {
    await page.setViewportSize(viewport);
    const release = await holdCalls(page, 'read products');
    const releaseDealers = await holdCalls(page, /^query sellers/);
    await page.goto(pathOf(car));
    await expect(page.getByText('Loading the car...')).toBeAttached();
    release();
    await expect(title(page, car.name)).toBeVisible();
    releaseDealers();
    await expect(page.getByText('12 Station Road')).toBeAttached();
    expect(sumOf(await layoutShifts(page))).toBeLessThanOrEqual(0.02);
  }
  await expectPriceBesidePhoto(page, page, car.name);
  await page.goto(`/cars?q=${encodeURIComponent(car.name)}`);
  await page.getByRole('heading', { name: car.name }).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: car.name });
  await dialog.getByRole('button', { name: 'Book Now' }).first().waitFor();
  await expectPriceBesidePhoto(page, dialog, car.name);
  await dialog.getByRole('button', { name: 'Choose a test drive' }).click();
  const sheet = page.getByRole('dialog', { name: `Book ${car.name}` });
  const submit = sheet.getByRole('button', { name: 'Book with this test drive' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  const firstOf = (choice: string) => sheet.getByRole('radiogroup', { name: choice }).getByRole('radio').first();
  const [button, day, hour] = await boxesOf(page, submit, firstOf('Day'), firstOf('Hour'));
  expect(day.y + day.height).toBeLessThanOrEqual(button.y);
  expect(hour.y + hour.height).toBeLessThanOrEqual(button.y);
});

test('the phone menu opens after a booking on a dealer’s page', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  for (const _ of [1, 2, 3]) await addListing('car', dealer);
  await page.setViewportSize(phone);
  await enterAsBuyer(page, await people.registerBuyer(), `/dealers/${dealer.uid}`);
  const book = page.getByRole('button', { name: 'Book Now' }).last();
  await book.scrollIntoViewIfNeeded();
  await book.click();
  await expectToast(page, 'Car booked successfully!');
  await page.getByRole('navigation').locator('summary').first().click();
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeVisible();
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL('/MyBookings');
});
