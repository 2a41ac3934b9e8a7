import { sidewaysOverflow } from './support/accessibility';
import { chooseInMenu, fill, localStorageOf, logInAsAdmin, logInAsBuyer, logOutAsDealer } from './support/accounts';
import { answerDialog, expectDialog } from './support/dialogs';
import { countDrafts } from './support/drafts';
import { expect, test } from './support/journey';
import { enterAsDealer } from './support/storedLogin';

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

test('a logout deletes the draft of a listing, after a question', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAsDealer(page, await people.registerDealer(), '/NewCarProduct');
  await fill(page, { Name: 'Half a Swift' });
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.getByRole('navigation').locator('summary').filter({ hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  const asked = { title: 'Log out and delete your drafts?' };
  await expect(await expectDialog(page, asked)).toContainText('Not finished: New car: Half a Swift.');
  expect(await sidewaysOverflow(page)).toBe(0);
  await answerDialog(page, asked, 'Cancel');
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOutAsDealer(page, { hasDrafts: true });
  expect(await countDrafts(page)).toBe(0);
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
