import type { Page } from '@playwright/test';
import { fill, logInAsAdmin, logInAsBuyer, logInAsDealer } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { countDrafts } from '../support/drafts';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { addListing, onlyListingOf, storedListing } from '../support/listings';
import type { Dealer, People } from '../support/people';
import { jpegPhoto } from '../support/photos';
import { carValues, choosePhotos, fillVehicleForm, shownValues } from '../support/vehicleForm';

/** A token is good for an hour; the next call asks for another one. */
const untilTokensExpire = '01:05:00';

/** From now on no new token is given, as after a change of the password elsewhere. */
async function refuseTokens(page: Page): Promise<void> {
  await page.route(/\/v1\/token/, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
}

/** A page of a new dealer's dashboard, with a clock that can be put forward. */
async function openAsNewDealer(page: Page, people: People, path: string): Promise<Dealer> {
  const dealer = await people.registerDealer();
  await page.clock.install();
  await logInAsDealer(page, dealer);
  await page.goto(path);
  return dealer;
}

const signedOut = { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' } as const;

test("a dealer's sign-in ends while a listing is written: back to the login, and the form waits there", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/NewCarProduct');
  await fillVehicleForm(page, carValues);
  await choosePhotos(page, [await jpegPhoto('front.jpg')]);
  await page.clock.fastForward(untilTokensExpire);
  await refuseTokens(page);
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
  await fillVehicleForm(page, carValues);
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

test("a dealer's sign-in ends while the profile is changed: what was typed waits behind the login", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/EditProfile');
  const storedProfile = async () => (await server.db.doc(`sellers/${dealer.uid}`).get()).data();
  const before = await storedProfile();
  await fill(page, { Address: '5 New Road', District: 'Nashik' });
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await jpegPhoto('shop.jpg', '#2e4f7a'));
  await page.clock.fastForward(untilTokensExpire);
  await refuseTokens(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, signedOut);
  await expect(page).toHaveURL('/slogin');
  expect(await storedProfile()).toEqual(before);

  await page.unrouteAll();
  await logInAsDealer(page, dealer);
  await page.goto('/EditProfile');
  await expect(page.getByText('Chosen: shop.jpg')).toBeVisible();
  expect(await shownValues(page, ['Address', 'District'])).toEqual({ Address: '5 New Road', District: 'Nashik' });
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: 'Your profile is saved.' });
  expect(await storedProfile()).toMatchObject({ address: '5 New Road', distName: 'Nashik' });
  expect((await storedProfile())?.profilePic).not.toBe(before?.profilePic);
  expect(await countDrafts(page)).toBe(0);
});

test('a dealer reads of it in the lists as well; logging in again from there keeps the half-written form', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await openAsNewDealer(page, people, '/NewCarProduct');
  await fill(page, { Name: 'Half a Swift' });
  await page.clock.fastForward(untilTokensExpire);
  await refuseTokens(page);
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
  await logInAsBuyer(page, buyer);
  await page.goto(`/dealers/${dealer.uid}`);
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

test("the admin's sign-in ends before a decision: it is not made, and the login comes back", async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  await page.clock.install();
  await logInAsAdmin(page, await people.registerAdmin());
  const post = page.getByRole('article', { name: car.name, exact: true });
  await post.waitFor();
  await page.clock.fastForward(untilTokensExpire);
  await refuseTokens(page);
  await post.getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await answerDialog(page, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false });
});
