import type { Page } from '@playwright/test';
import { logInAsDealer } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { carValues, choosePhotos, expectShownValues, fillListingForm } from '../support/listingForm';
import { addListing, onlyListingOf } from '../support/listings';
import type { DealerAccount, People } from '../support/people';
import { jpegPhoto } from '../support/photos';
import { enterAsBuyer, enterAsDealer } from '../support/storedLogin';

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
  // An upload that still runs would end with the sign-in.
  await expect(page.getByText('1 of 1 photo sent.')).toBeVisible();
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
  await expectShownValues(page, carValues);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
  await onlyListingOf('car', dealer);
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
  await answerDialog(page, { title: 'Please log in to book this car.' }, 'Close');
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeHidden();
  expect((await server.db.doc(`bookings/${buyer.uid}_${car.id}`).get()).exists).toBe(false);
  await Promise.all([server.db.doc(`users/${buyer.uid}`).delete(), server.db.doc(`UsersIds/${buyer.uid}`).delete()]);
});
