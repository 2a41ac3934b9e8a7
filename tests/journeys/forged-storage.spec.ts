import type { Page } from '@playwright/test';
import { logOutAsDealer } from './support/accounts';
import { addBooking } from './support/bookings';
import { answerDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { carValues, choosePhotos, fillListingForm } from './support/listingForm';
import { addListing } from './support/listings';
import { jpegPhoto } from './support/photos';
import { storeBuyerLogin, storeDealerLogin } from './support/storedLogin';

async function forge(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((forged) => {
    for (const [key, value] of Object.entries(forged)) window.localStorage.setItem(key, value);
  }, entries);
}

const loginForBookings = 'You must be logged in to view your bookings.';
const loginForBikeBookings = 'You must be logged in to view your bike bookings.';

test("a forged seller id shows the dashboard's shell, none of the dealer's data, and the way to the login", async ({
  page,
  people,
  calls,
}) => {
  const dealer = await people.registerDealer();
  const pending = await addListing('car', dealer, { state: 'pending' });
  await page.goto('/');
  await forge(page, { sellerid: dealer.uid, sellername: dealer.dealerName, dealerName: dealer.dealerName });

  await page.goto('/SellerProducts');
  await expect(page.getByText(loginForBookings)).toBeVisible();
  await expect(page.getByText(loginForBikeBookings)).toBeVisible();
  await expect(page.getByRole('article', { name: pending.name })).toBeHidden();

  await page.goto('/orderlist');
  await expect(page.getByText(loginForBookings)).toBeVisible();
  await expect(page.getByText(loginForBikeBookings)).toBeVisible();

  await page.goto('/NewCarProduct');
  await fillListingForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('front.jpg')]);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
  await expect(page).toHaveURL('/slogin');
  expect(calls.requests(/ photo in |^write |^query bookings|where sellerId by/)).toEqual([]);
});

test('a dealer who forges another one’s id sees nothing of the other one', async ({ page, people }) => {
  const [self, other] = [await people.registerDealer(), await people.registerDealer()];
  const pending = await addListing('bike', other, { state: 'pending' });
  await storeDealerLogin(page, self);
  await forge(page, { sellerid: other.uid });
  await page.goto('/SellerProducts');
  await expect(page.getByText(loginForBikeBookings)).toBeVisible();
  await expect(page.getByRole('article', { name: pending.name })).toBeHidden();
  await page.getByRole('button', { name: 'Log in again' }).first().click();
  await expect(page).toHaveURL('/slogin');
});

test('a forged user name shows no bookings and books nothing', async ({ page, people, calls }) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  await addListing('car', dealer);
  await page.goto('/');
  await forge(page, { userId: buyer.uid, userName: buyer.name, phone: buyer.phone });
  await page.goto('/MyBookings');
  await expect(page.getByText(loginForBookings)).toBeVisible();

  await page.goto(`/dealers/${dealer.uid}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Please log in to book this car.' }, 'Close');
  expect(calls.requests(/bookings/)).toEqual([]);
});

test("a buyer who forges another one's id sees no bookings of the other one", async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const [self, other] = [await people.registerBuyer(), await people.registerBuyer()];
  const car = await addListing('car', dealer);
  await addBooking(other, dealer, car);
  await storeBuyerLogin(page, self);
  await forge(page, { userId: other.uid });
  await page.goto('/MyBookings');
  await expect(page.getByText(loginForBookings)).toBeVisible();
  await expect(page.getByRole('article', { name: car.name })).toBeHidden();
});

test('junk in local storage crashes nothing', async ({ page }) => {
  // It looks like markup, a path of the database and a key of every object.
  const junk = `"><img src=x>/../../admins/__proto__ 🚗${'x'.repeat(5_000)}`;
  await page.goto('/');
  await forge(page, { userId: junk, userName: junk, phone: junk });
  await page.goto('/MyBookings');
  await expect(page.getByText(loginForBookings)).toBeVisible();

  await forge(page, { sellerid: junk, sellername: junk, dealerName: junk });
  for (const path of ['/SellerProducts', '/orderlist']) {
    await page.goto(path);
    await expect(page.getByText(loginForBookings)).toBeVisible();
    await expect(page.getByText(loginForBikeBookings)).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByText('Seller ID is missing. Please log in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in again' })).toBeVisible();
  await logOutAsDealer(page);
});
