import { fill, localStorageOf, logOutAsDealer } from '../support/accounts';
import { answerDialog, expectDialog } from '../support/dialogs';
import { expect, test } from '../support/journey';
import { addListing } from '../support/listings';
import { enterAsDealer } from '../support/storedLogin';

test('a dealer who logs out in one tab is logged out in the other, on every page', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const pending = await addListing('car', dealer, { state: 'pending' });
  await enterAsDealer(page, dealer);
  const [vehicles, form] = [await page.context().newPage(), await page.context().newPage()];
  await vehicles.goto('/SellerProducts');
  await expect(vehicles.getByRole('article', { name: pending.name })).toBeVisible();
  await form.goto('/NewCarProduct');
  await fill(form, { Name: 'Half a Swift' });

  await logOutAsDealer(page, { hasDrafts: true });
  await expect(vehicles.getByRole('article', { name: pending.name })).toBeHidden();
  for (const tab of [vehicles, form]) {
    await expect(tab.getByText('Seller ID is missing. Please log in again.')).toBeVisible();
    await expect(tab.getByRole('main').getByRole('link', { name: 'Seller Login' })).toBeVisible();
  }
  expect(await localStorageOf(vehicles)).toEqual({});
});

test('without local storage nothing crashes: a login succeeds, and is needed again after the reload', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  for (const path of ['/', '/bikes', '/SellersProfiles', `/dealers/${dealer.uid}`]) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  for (const [path, text] of [
    ['/MyBookings', 'You must be logged in to view your bookings.'],
    ['/NewCarProduct', 'Seller ID is missing. Please log in again.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  for (const [path, { email, password }] of [
    ['/login', buyer],
    ['/slogin', dealer],
  ] as const) {
    await page.goto(path);
    await fill(page, { Email: email, Password: password });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expectDialog(page, { title: 'Login Successful' });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  }
  await page.goto(`/dealers/${dealer.uid}`);
  await page.getByRole('article', { name: car.name }).getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Please log in to book this car.' }, 'Close');
});
