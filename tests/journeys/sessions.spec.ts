import {
  chooseInMenu,
  fill,
  localStorageOf,
  logInAsAdmin,
  logInAsBuyer,
  logInAsDealer,
  logOutAsDealer,
} from './support/accounts';
import { expect, test } from './support/journey';

test("a buyer's login and logout: what is stored, and what the site shows", async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  await logInAsBuyer(page, buyer);
  expect(await localStorageOf(page)).toEqual({ userId: buyer.uid, userName: buyer.name, phone: buyer.phone });

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();

  await chooseInMenu(page, 'User', 'Logout');
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await localStorageOf(page)).toEqual({ userId: buyer.uid });

  await page.goto('/MyBookings');
  await expect(page.getByText('You must be logged in to view your bookings.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'User Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a logout deletes the draft of a listing', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(async () => {
    await fill(page, { Name: 'Half a Swift' });
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a Swift', { timeout: 1_000 });
  }).toPass();
  await logOutAsDealer(page, { hasDrafts: true });
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test("a login in one tab shows in the other, and the admin's login changes neither", async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  const second = await page.context().newPage();
  await second.goto('/ContactUs');
  await expect(second.getByRole('link', { name: 'My Bookings' })).toBeHidden();
  await logInAsBuyer(page, buyer);
  await expect(second.getByRole('link', { name: 'My Bookings' })).toBeVisible();

  const before = await localStorageOf(page);
  await logInAsAdmin(second, await people.registerAdmin());
  expect(await localStorageOf(second)).toEqual(before);
  await page.goto('/MyBookings');
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
});
