import { readFile } from 'node:fs/promises';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { addBooking, storedBooking } from './support/bookings';
import { answerDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';
import { chooseInRow, stockRow } from './support/stockRow';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

test("a dealer's day: the first live car, a request, a search, the bookings of a car, a lower price, a sale", async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const [first, second] = [await people.registerBuyer(), await people.registerBuyer()];
  const car = await addListing('car', dealer, { photos: 1 });
  const rejectReason = 'Please show the left side.';
  await addListing('bike', dealer, { state: 'rejected', photos: 1, fields: { rejectReason } });
  for (const buyer of [first, second]) await addBooking(buyer, dealer, car);

  await page.setViewportSize(phone);
  await enterAsDealer(page, dealer);
  const news = page.getByRole('region', { name: 'Your first car is live' });
  await expect(news).toContainText(car.name);
  await expect(page.getByRole('region', { name: 'Rejected' })).toContainText(rejectReason);
  expect(await sidewaysOverflow(page)).toBe(0);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(news).toBeHidden();
  const requests = page.getByRole('region', { name: 'Waiting for your answer' }).getByRole('article');
  await expect(requests).toHaveCount(2);
  await requests.first().getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, `Accepted. ${first.name} sees it now.`);
  await expect(requests).toHaveCount(1);
  expect(await storedBooking(first, car)).toMatchObject({ status: 'accepted' });

  await page.setViewportSize(desk);
  await expect(page.getByText('1 to answer').first()).toBeAttached();
  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();
  const row = stockRow(page, car.name);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('pulsar');
  await expect(page.getByText("No car here is called 'pulsar'.")).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await row.getByRole('link', { name: '2 bookings' }).click();
  await expect(page.getByRole('article', { name: car.name })).toHaveCount(2);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Order List/ })
    .click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).split(car.name)).toHaveLength(3);
  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();

  await row.getByRole('button', { name: 'Change price' }).click();
  const price = page.getByRole('dialog', { name: `Price of ${car.name}` });
  await price.getByLabel('New price').fill('4,65,000');
  await expect(price.getByText('Buyers will read Rs. 4.65 lakh: Rs. 20,000 less.')).toBeVisible();
  await price.getByRole('button', { name: 'Lower the price' }).click();
  await expectToast(page, `${car.name}: Rs. 4.65 lakh now.`);
  expect(await storedListing(car)).toMatchObject({ approved: true, priceValue: 465_000 });
  await row.getByRole('button', { name: `More for ${car.name}` }).click();
  await row.getByRole('link', { name: 'See as buyers see it' }).click();
  await expect(page.getByText(/Rs\. 20,000 less/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto('/SellerProducts');
  await chooseInRow(page, car.name, 'Mark sold');
  const sale = page.getByRole('dialog', { name: 'Mark this car as sold?' });
  await expect(sale).toContainText('This ends 2 bookings');
  await sale.getByLabel('Sold for').fill('4,60,000');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await sale.getByRole('button', { name: 'Mark sold' }).click();
  await answerDialog(page, { title: car.name });
  await expect(row).toContainText('Sold');
  for (const buyer of [first, second]) {
    expect(await storedBooking(buyer, car)).toMatchObject({ status: 'declined', declineReason: '#sold' });
  }
  const noted = await server.db.doc(`sellers/${dealer.uid}/sales/products_${car.id}`).get();
  expect(noted.get('price')).toBe('4,60,000');

  const buyers = await openVisitor();
  await enterAsBuyer(buyers, first, '/MyBookings');
  await expect(buyers.getByRole('article', { name: car.name })).toContainText('The vehicle has been sold.');
});
