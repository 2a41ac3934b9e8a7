import { fill } from '../support/accounts';
import { addBooking, storedBooking } from '../support/bookings';
import { failedToLoad, firestoreCut, firestoreFailed } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { expect, test } from '../support/journey';
import { carValues, choosePhotos, expectShownValues, fillListingForm } from '../support/listingForm';
import { addListing, onlyListingOf } from '../support/listings';
import { failCalls } from '../support/network';
import { jpegPhoto } from '../support/photos';
import { storeBuyerLogin, storeDealerLogin } from '../support/storedLogin';
import { storedFiles } from './storedFiles';

/**
 * One journey for each fault in a real browser, against the emulators. `tests/faults/` tries every call of every journey
 * with every fault.
 */

test('cut: the photos of a new car are not sent. All that was entered stays, and Save posts one car', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  await storeDealerLogin(page, dealer);
  await page.goto('/NewCarProduct');
  await fillListingForm(page, carValues);
  const repair = await failCalls(page, 'send photo in car_photos', 'cut');
  await choosePhotos(page, [await jpegPhoto('left.jpg'), await jpegPhoto('right.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  // The SDK tries for ten seconds.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  await answerDialog(page, { title: 'Error', text: 'Could not upload the product. Please try again.' });
  await expectShownValues(page, carValues);
  await expect(page.getByRole('img', { name: 'Photo 2: right.jpg' })).toBeVisible();
  await repair();
  await save.click();
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
  await onlyListingOf('car', dealer);
  const files = ['left-1280.webp', 'left-400.webp', 'right-1280.webp', 'right-400.webp'];
  expect(await storedFiles('car_photos', dealer.uid)).toEqual(files);
});

test('answer lost: a booking is stored without an answer. Asked again, the app says so, and there is one', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  watch.allowMessages(firestoreCut, firestoreFailed);
  const [buyer, dealer] = [await people.registerBuyer(), await people.registerDealer()];
  const car = await addListing('car', dealer, { photos: 1 });
  await storeBuyerLogin(page, buyer);
  await page.goto(`/dealers/${dealer.uid}`);
  const repair = await failCalls(page, 'write bookings, UsersIds/dealers, openRequests', 'answerLost');
  await page.getByRole('button', { name: 'Book Now' }).click();
  const told = page.getByRole('dialog', { name: /^(Error|Already booked)$/ });
  await expect(told).toBeVisible();
  await repair();
  if (await page.getByRole('dialog', { name: 'Error' }).isVisible()) {
    await answerDialog(page, { title: 'Error', text: 'Could not book the car. Please try again.' });
    await page.getByRole('button', { name: 'Book Now' }).click();
  }
  await expect(page.getByRole('dialog', { name: 'Already booked' })).toBeVisible();
  expect(await storedBooking(buyer, car)).toMatchObject({ status: 'requested' });
});

test('503: the sign-in of a buyer cannot be confirmed. The page asks for the login, and then shows the bookings', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const [buyer, dealer] = [await people.registerBuyer(), await people.registerDealer()];
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car);
  await storeBuyerLogin(page, buyer);
  const repair = await failCalls(page, 'lookup', 'unavailable');
  await page.goto('/MyBookings');
  await expect(page.getByText('You must be logged in to view your bookings.')).toBeVisible();
  await repair();
  await page.getByRole('main').getByRole('link', { name: 'User Login' }).click();
  await fill(page, { Email: buyer.email, Password: buyer.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('article', { name: car.name, exact: true })).toBeVisible();
});

test('429: too many logins. What was typed stays, nobody is logged in, and a second try succeeds', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const { email, password } = await people.registerDealer();
  await page.goto('/slogin');
  await fill(page, { Email: email, Password: password });
  const repair = await failCalls(page, 'signInWithPassword', 'busy');
  const logIn = page.getByRole('button', { name: 'Login', exact: true });
  await logIn.click();
  await answerDialog(page, { title: 'Error', text: 'Could not login' });
  await expect(logIn).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(await page.evaluate(() => window.localStorage.getItem('sellerid'))).toBeNull();
  await repair();
  await logIn.click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('403: a list is denied, says so, and can be tried again', async ({ page, watch }) => {
  watch.expectMessages(failedToLoad);
  const repair = await failCalls(page, /^query bikes /, 'denied');
  await page.goto('/bikes');
  await answerDialog(page, { title: 'Error', text: 'Could not fetch bikes. Please try again.' });
  const notice = page.getByRole('alert').filter({ hasText: 'Could not fetch bikes. Please try again.' });
  await repair();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('slow: an order is accepted after ten seconds. Until then the row is busy, and it is accepted once', async ({
  page,
  people,
  calls,
}) => {
  const [buyer, dealer] = [await people.registerBuyer(), await people.registerDealer()];
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car);
  await storeDealerLogin(page, dealer);
  await page.goto('/orderlist');
  const row = page.getByRole('article', { name: car.name, exact: true });
  await failCalls(page, /^write bookings/, 'slow');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(row.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await expect(row.locator('.state-badge')).toHaveText('Requested');
  await expect(row.locator('.state-badge')).toHaveText('Accepted', { timeout: 20_000 });
  expect(await storedBooking(buyer, car)).toMatchObject({ status: 'accepted' });
  expect(calls.requests(/^write bookings/)).toHaveLength(1);
});
