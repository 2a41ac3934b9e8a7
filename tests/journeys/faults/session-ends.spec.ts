import type { Page } from '@playwright/test';
import { fill, logInAsAdmin, logInAsDealer } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { countDrafts } from '../support/drafts';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { addListing, onlyListingOf, storedListing } from '../support/listings';
import type { DealerAccount, People } from '../support/people';
import { jpegPhoto } from '../support/photos';
import { enterAsBuyer, enterAsDealer } from '../support/storedLogin';
import { carValues, choosePhotos, fillListingForm, shownValues } from '../support/vehicleForm';

/** Time until the tokens have expired, after an hour. The next call then requests a new token. */
const untilTokensExpire = '01:05:00';

/** From now on, new tokens are refused, as after a change of the password on another device. */
async function refuseTokens(page: Page): Promise<void> {
  await page.route(/\/v1\/token/, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
}

/** Opens the dashboard of a new dealer, with a clock that the test can advance. */
async function openAsNewDealer(page: Page, people: People, path: string): Promise<DealerAccount> {
  const dealer = await people.registerDealer();
  await page.clock.install();
  await enterAsDealer(page, dealer, path);
  return dealer;
}

const signedOut = { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' } as const;

test("a dealer's sign-in ends while a listing is written: the login is shown, and the draft is kept", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/NewCarProduct');
  await fillListingForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('front.jpg')]);
  await refuseTokens(page);
  await page.clock.fastForward(untilTokensExpire);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, signedOut);
  await expect(page).toHaveURL('/slogin');
  await expect(onlyListingOf('car', dealer)).rejects.toThrow('has 0 cars');

  await page.unrouteAll();
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(page.getByRole('img', { name: 'Photo 1: front.jpg' })).toBeVisible();
  expect(await shownValues(page, Object.keys(carValues))).toEqual(carValues);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
  await onlyListingOf('car', dealer);
});

test("a dealer's account is deleted while a listing is written", async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/NewCarProduct');
  await fillListingForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('front.jpg')]);
  await server.auth.deleteUser(dealer.uid);
  await page.clock.fastForward(untilTokensExpire);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, signedOut);
  await expect(page).toHaveURL('/slogin');
  await expect(onlyListingOf('car', dealer)).rejects.toThrow('has 0 cars');
  await fill(page, { Email: dealer.email, Password: dealer.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await answerDialog(page, { title: 'Invalid', text: 'Email or Password is incorrect' });
  await server.db.doc(`sellers/${dealer.uid}`).delete();
});

test("a dealer's sign-in ends while the profile is edited: the login is shown, and the draft is kept", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/EditProfile');
  const storedIn = async (collection: string) => (await server.db.doc(`${collection}/${dealer.uid}`).get()).data();
  const before = await storedIn('sellers');
  await fill(page, { Address: '5 New Road', District: 'Nashik' });
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await jpegPhoto('shop.jpg', '#2e4f7a'));
  await refuseTokens(page);
  await page.clock.fastForward(untilTokensExpire);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, signedOut);
  await expect(page).toHaveURL('/slogin');
  expect(await storedIn('profileChanges')).toBeUndefined();

  await page.unrouteAll();
  await logInAsDealer(page, dealer);
  await page.goto('/EditProfile');
  await expect(page.getByText('Chosen: shop.jpg')).toBeVisible();
  expect(await shownValues(page, ['Address', 'District'])).toEqual({ Address: '5 New Road', District: 'Nashik' });
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: 'Your change waits for review.' });
  const change = await storedIn('profileChanges');
  expect(change).toMatchObject({ address: '5 New Road', distName: 'Nashik' });
  expect(change?.profilePic).not.toBe(before?.profilePic);
  expect(await storedIn('sellers')).toEqual(before);
  expect(await countDrafts(page)).toBe(0);
});

test('a dealer reads in the lists that the sign-in has ended; the next login keeps the draft', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/NewCarProduct');
  await fill(page, { Name: 'Half a Swift' });
  await refuseTokens(page);
  await page.clock.fastForward(untilTokensExpire);
  await page.getByRole('link', { name: 'My Vehicles' }).click();
  await expect(page.getByText('You must be logged in to view your bookings.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in again' }).first().click();
  await expect(page).toHaveURL('/slogin');
  await page.unrouteAll();
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a Swift');
});

test("a buyer's account is deleted: a booking asks for the login, and the site shows a visitor", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await page.clock.install();
  await enterAsBuyer(page, buyer, `/dealers/${dealer.uid}`);
  await expect(page.getByRole('article', { name: car.name })).toBeVisible();
  await server.auth.deleteUser(buyer.uid);
  await page.clock.fastForward(untilTokensExpire);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Login needed', text: 'Please log in to book this car.' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeHidden();
  expect((await server.db.doc(`bookings/${buyer.uid}_${car.id}`).get()).exists).toBe(false);
  await Promise.all([server.db.doc(`users/${buyer.uid}`).delete(), server.db.doc(`UsersIds/${buyer.uid}`).delete()]);
});

test("the admin's sign-in ends before a decision: nothing is decided, and the login is shown", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  await page.clock.install();
  await logInAsAdmin(page, await people.registerAdmin(), car);
  const post = page.getByRole('article', { name: car.name, exact: true });
  // The dealer is read after the listing, and must be seen before a decision. A list that still loads would fail, too.
  await expect(post.getByText(dealer.dealerName)).toBeVisible();
  for (const kind of ['car', 'bike']) await expect(page.getByText(`Loading ${kind} posts...`)).toBeHidden();
  await refuseTokens(page);
  await page.clock.fastForward(untilTokensExpire);
  await post.getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await answerDialog(page, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false });
});
