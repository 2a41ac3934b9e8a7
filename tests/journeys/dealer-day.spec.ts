import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatHour } from '../../src/shared/time/hours';
import { midnightOf } from '../../src/shared/time/indianDay';
import { formatWeekday } from '../../src/shared/time/indianTime';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { addBooking, storedBooking } from './support/bookings';
import { comeBack } from './support/comeBack';
import { answerDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, type StoredListing, storedListing } from './support/listings';
import { chooseInRow, stockRow } from './support/stockRow';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

/** Today at noon, in India. */
const noon = (): Date => new Date(midnightOf(new Date()).getTime() + 12 * 3_600_000);

/** Downloads the bookings that are shown: one line for each, below the names of the columns. */
async function downloadBookings(page: Page): Promise<readonly string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  return (await readFile(await file.path(), 'utf8')).trim().split('\n').slice(1);
}

/** Whether a press on the middle of an element meets it, and nothing that covers it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return own.contains(met);
  });
}

/** Sorts My Vehicles, and shares a car by the menu of its row. */
async function sortAndShare(page: Page, car: StoredListing, names: readonly string[]): Promise<void> {
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  const rows = page.getByRole('region', { name: 'My cars' }).getByRole('article');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(names);
  expect(await sidewaysOverflow(page)).toBe(0);
  await chooseInRow(page, car.name, 'Share');
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/cars/${car.id}$`));
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([...names].reverse());
}

test("a dealer's day: the first live car, two requests, the second seen on coming back, today's test drive, a search, an order, a shared link, the bookings of a car and of a day, a lower price, a sale", async ({
  page,
  context,
  people,
}) => {
  const dealer = await people.registerDealer();
  const [first, second, third] = [
    await people.registerBuyer(),
    await people.registerBuyer(),
    await people.registerBuyer(),
  ];
  // Buyers have seen its price for more than a week.
  const approvedAt = new Date(Date.now() - 8 * 86_400_000);
  const car = await addListing('car', dealer, { photos: 1, fields: { approvedAt } });
  const cheaper = await addListing('car', dealer, {
    state: 'pending',
    photos: 1,
    fields: { carPrice: '3,10,000', priceValue: 310_000 },
  });
  const rejectReason = 'Please show the left side.';
  await addListing('bike', dealer, { state: 'rejected', photos: 1, fields: { rejectReason } });
  await addBooking(first, dealer, car);
  await addBooking(third, dealer, car, { status: 'accepted', testDrive: noon() });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.setViewportSize(phone);
  await enterAsDealer(page, dealer);
  const news = page.getByRole('region', { name: 'Your first car is live' });
  await expect(news).toContainText(car.name);
  await expect(page.getByRole('region', { name: 'Rejected' })).toContainText(rejectReason);
  const drive = page.getByRole('region', { name: 'Test drives' }).getByRole('listitem').filter({ hasText: third.name });
  await expect(drive).toContainText(formatHour(noon()));
  await expect(drive.getByRole('link', { name: `Call ${third.name}` })).toHaveAttribute(
    'href',
    `tel:+91${third.phone}`,
  );
  const directions = drive.getByRole('link', { name: `Send directions to ${third.name}` });
  await expect(directions).toHaveAttribute('href', new RegExp(`^https://wa\\.me/91${third.phone}.*maps.*Nashik`));
  expect(await sidewaysOverflow(page)).toBe(0);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(news).toBeHidden();
  const requests = page.getByRole('region', { name: 'Waiting for your answer' }).getByRole('article');
  const toAnswer = page.getByText('1 to answer');
  await expect(toAnswer.first()).toBeAttached();
  await requests.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, `Accepted. ${first.name} sees it now.`);
  await expect(page.getByText('Nothing waits for your answer.')).toBeVisible();
  // A count that is still on its way would be taken as fresh.
  await expect(toAnswer).toHaveCount(0);
  expect(await storedBooking(first, car)).toMatchObject({ status: 'accepted' });
  await addBooking(second, dealer, car);
  await comeBack(page);
  await expect(requests).toContainText(second.name);
  await requests.getByRole('button', { name: 'Decline' }).click();
  const decline = page.getByRole('dialog', { name: `Decline the booking of ${car.name}?` });
  await decline.getByRole('radio').nth(1).check();
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.setViewportSize(desk);
  await expect(toAnswer.first()).toBeAttached();
  await decline.getByRole('button', { name: 'Decline', exact: true }).click();
  await expectToast(page, `Declined. ${second.name} reads your reason.`);
  await expect(page.getByText('Nothing waits for your answer.')).toBeVisible();
  await expect(directions).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();
  const row = stockRow(page, car.name);
  await sortAndShare(page, car, [cheaper.name, car.name]);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('pulsar');
  await expect(page.getByText("No car here is called 'pulsar'.")).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Show all' }).click();
  await sortAndShare(page, car, [cheaper.name, car.name]);
  await row.getByRole('link', { name: '3 bookings' }).click();
  const orders = page.getByRole('article', { name: car.name });
  await expect(orders).toHaveCount(3);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desk);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Order List/ })
    .click();
  await expect(orders).toHaveCount(3);
  expect(await downloadBookings(page)).toHaveLength(3);
  await page.getByLabel('Day', { exact: true }).selectOption(formatWeekday(noon()));
  await expect(orders).toHaveCount(1);
  await page.setViewportSize(phone);
  await expect(orders).toContainText(third.name);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await downloadBookings(page)).toEqual([expect.stringContaining(third.name)]);
  await page.setViewportSize(desk);
  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();

  await row.getByRole('button', { name: 'Change price' }).click();
  const price = page.getByRole('dialog', { name: `Price of ${car.name}` });
  await price.getByLabel('New price').fill('4,65,000');
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await expect(price.getByText('Buyers will read Rs. 4.65 lakh: Rs. 20,000 less.')).toBeVisible();
  await price.getByRole('button', { name: 'Lower the price' }).click();
  await expectToast(page, `${car.name}: Rs. 4.65 lakh now.`);
  expect(await storedListing(car)).toMatchObject({ approved: true, priceValue: 465_000 });
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await row.getByRole('button', { name: `More for ${car.name}` }).click();
  // The toast is still there, behind the menu.
  expect(await isOnTop(row.getByRole('button', { name: 'Share' }))).toBe(true);
  await row.getByRole('link', { name: 'See as buyers see it' }).click();
  await page.setViewportSize(desk);
  await expect(page.getByText(/Rs\. 20,000 less/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('navigation').locator('summary').filter({ hasText: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desk);

  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();
  await page.setViewportSize(phone);
  await chooseInRow(page, car.name, 'Mark sold');
  const sale = page.getByRole('dialog', { name: 'Mark this car as sold?' });
  await expect(sale).toContainText('This ends 2 bookings');
  await sale.getByLabel('Sold for').fill('4,60,000');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await sale.getByRole('button', { name: 'Mark sold' }).click();
  await answerDialog(page, { title: car.name });
  await expect(row).toContainText('Sold');
  for (const buyer of [first, third]) {
    expect(await storedBooking(buyer, car)).toMatchObject({ status: 'declined', declineReason: '#sold' });
  }
  const noted = await server.db.doc(`sellers/${dealer.uid}/sales/products_${car.id}`).get();
  expect(noted.get('price')).toBe('4,60,000');

  await enterAsBuyer(page, first, '/MyBookings');
  await expect(page.getByRole('article', { name: car.name })).toContainText('The vehicle has been sold.');
});
