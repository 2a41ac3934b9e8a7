import type { Page } from '@playwright/test';
import { storedFiles } from './faults/storedFiles';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';
import { addBooking, storedBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { answerDialog, expectDecided } from './support/dialogs';
import { countDrafts } from './support/drafts';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, emptyStock, storedListing } from './support/listings';
import { jpegPhoto } from './support/photos';
import { chooseInRow, stockRow } from './support/stockRow';
import { enterAsDealer, storeDealerLogin } from './support/storedLogin';

const phone = { width: 360, height: 780 };
const wide = { width: 1280, height: 780 };

const card = stockRow;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Moves a listing: reads the question, confirms, and reads the result. */
async function move(page: Page, name: string, button: string, question: string, done: RegExp): Promise<void> {
  if (button === 'Put back') await card(page, name).getByRole('button', { name: button }).click();
  else await chooseInRow(page, name, button);
  await answerDialog(page, { title: question }, button);
  await expect(page.getByRole('dialog', { name, exact: true })).toContainText(done);
  await page.getByRole('button', { name: 'OK' }).click();
}

test('a live car is sold, put back, approved by the admin, and withdrawn on a phone, which ends its booking', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const admin = await people.registerAdmin();
  const car = await addListing('car', dealer, { first: true });
  await enterAsDealer(page, dealer, '/SellerProducts');
  await chooseInRow(page, car.name, 'Mark sold');
  await expect(page.getByRole('dialog')).toContainText('If the sale falls through, put it back');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedListing(car)).toMatchObject({ approved: true, closed: '' });

  await move(page, car.name, 'Mark sold', 'Mark this car as sold?', /Marked as sold/);
  await expect(card(page, car.name)).toContainText('Sold');
  await expect(tab(page, 'Sold (1)')).toBeVisible();
  await expect(card(page, car.name).getByRole('button', { name: 'Put back' })).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false, closed: 'sold' });

  await move(page, car.name, 'Put back', 'Put this car back?', /Put back/);
  await expect(card(page, car.name)).toContainText('Waiting for approval');
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false, closed: '' });

  const desk = await openVisitor();
  await logInAsAdmin(desk, admin, car);
  await card(desk, car.name).getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(desk, { title: 'Approve this car post?' }, 'Approve');
  await expectDecided(desk, 'Approved');

  const buyer = await people.registerBuyer();
  await addBooking(buyer, dealer, car);
  await page.reload();
  await expect(card(page, car.name)).toContainText('Live');
  await chooseInRow(page, car.name, 'Withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw this car?' });
  for (const view of [wide, phone]) {
    await page.setViewportSize(view);
    await expect(sheet.getByText('This ends 1 booking')).toBeVisible();
    await expect(sheet.getByRole('listitem')).toContainText(buyer.name);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await answerDialog(page, { title: car.name, text: 'Withdrawn. Buyers no longer find it.' });
  expect(await storedBooking(buyer, car)).toMatchObject({ status: 'declined', declineReason: '#withdrawn' });
  await expect(card(page, car.name).getByRole('button', { name: 'Put back' })).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false, closed: 'withdrawn' });
});

test('a rejected bike is edited by keyboard and sent again; photos that nothing shows any more are deleted', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const bike = await addListing('bike', dealer, {
    state: 'rejected',
    photos: 3,
    fields: { rejectReason: 'Please show the left side first.' },
  });
  const [first, second, third] = (await storedListing(bike)).bikePhotos;
  await enterAsDealer(page, dealer, '/SellerProducts?state=rejected');
  await card(page, bike.name).getByRole('button', { name: 'Edit and send again' }).click();
  await expect(page).toHaveURL(`/EditBikeProduct/${bike.id}`);
  await expect(page.getByText('Please show the left side first.')).toBeVisible();
  await expect(page.getByText('An edit goes back to the admin for approval.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(bike.name);
  await expect(page.getByLabel('Engine size', { exact: true })).toHaveValue('150cc');

  const earlier = page.getByRole('button', { name: /Move earlier\s*Photo 3/ });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Move earlier\s*Photo 2/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Move later\s*Photo 1/ })).toBeFocused();
  await page.getByRole('button', { name: /Remove\s*Photo 2/ }).click();
  await page.getByLabel('Photo 2', { exact: true }).setInputFiles(await jpegPhoto('right.jpg'));
  await page.getByLabel('Price', { exact: true }).fill('58,000');
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: bike.name, text: 'Saved. Buyers see it again as soon as it is approved.' });
  await expect(page).toHaveURL('/SellerProducts');
  await expect(card(page, bike.name)).toContainText('Waiting for approval');

  const stored = await storedListing(bike);
  // The reason stays until the next decision, so that the admin can compare.
  const rejectReason = 'Please show the left side first.';
  expect(stored).toMatchObject({ bikePrice: '58,000', priceValue: 58_000, Reject: false, rejectReason });
  expect(stored.bikePhotos).toEqual([third, expect.stringContaining('right-1280.webp'), second]);
  expect(stored.bikePhotos).not.toContain(first);
  await expect
    .poll(() => storedFiles('bike_photos', dealer.uid))
    .toEqual(
      [`1-${bike.id}-400.jpg`, `2-${bike.id}-400.jpg`, 'right-1280.webp', 'right-400.webp']
        .map((name) => name.replace(/^\d+-/, ''))
        .sort(),
    );
  for (const address of [...stored.bikePhotos, ...stored.thumbnails]) expect((await fetch(address)).ok).toBe(true);
});

test('the photos of a booked car stay: the booking shows them, until the dealer deletes the account', async ({
  page,
  people,
  watch,
}) => {
  // The wrong password.
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer, { photos: 2 });
  await addBooking(buyer, dealer, car);
  const before = (await storedListing(car)).carPhotos;
  await enterAsDealer(page, dealer, '/SellerProducts');
  await chooseInRow(page, car.name, 'Edit');
  await answerDialog(page, { title: 'Edit this car?' }, 'Edit');
  await page.getByRole('button', { name: /Remove\s*Photo 1/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: car.name });
  expect((await storedListing(car)).carPhotos).toEqual([before[1]]);

  await page.getByRole('navigation').getByRole('link', { name: 'My Account' }).click();
  const deletion = page.getByRole('region', { name: 'Delete the account' });
  await expect(deletion).toContainText('your vehicles with their photos');
  await expect(deletion).toContainText('The orders themselves, because the buyers need them');
  const remove = async (password: string) => {
    await deletion.getByLabel('Your password now').fill(password);
    await deletion.getByRole('button', { name: 'Delete my account' }).click();
    await answerDialog(page, { title: 'Delete your account?' }, 'Delete');
  };
  await remove('not this one');
  await answerDialog(page, { title: 'Invalid Input', text: 'That is not your password' });
  expect(await storedListing(car)).toMatchObject({ closed: '' });
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await remove(dealer.password);
  await answerDialog(page, { title: 'Your account is deleted' });
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  await expect(server.auth.getUser(dealer.uid)).rejects.toThrow();
  expect((await server.db.doc(`products/${car.id}`).get()).exists).toBe(false);
  expect(await storedBooking(buyer, car)).toMatchObject({
    status: 'declined',
    declineReason: '#dealerLeft',
    dealerName: '',
    carDescription: '',
  });
  for (const address of before) expect((await fetch(address)).ok).toBe(false);
  // At the end, only the records of accounts that still exist are removed.
  await emptyStock(dealer);
});

test('a half-written edit survives a reload, does not mix with a new car, and can be discarded', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { photos: 1 });
  await enterAsDealer(page, dealer, `/EditCarProduct/${car.id}`);
  await page.getByLabel('Mileage', { exact: true }).fill('21.5');
  await page.getByLabel('Photo 2', { exact: true }).setInputFiles(await jpegPhoto('rear.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 2: rear.jpg' })).toBeVisible();
  await page.goto('/NewCarProduct');
  await expect(page.getByLabel('Mileage', { exact: true })).toHaveValue('');
  await page.goto(`/EditCarProduct/${car.id}`);
  await expect(page.getByLabel('Mileage', { exact: true })).toHaveValue('21.5');
  await expect(page.getByRole('img', { name: 'Photo 1: stored' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 2: rear.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await answerDialog(page, { title: 'Discard your changes?' }, 'Discard');
  await expect(page).toHaveURL('/SellerProducts');
  await page.goto(`/EditCarProduct/${car.id}`);
  await expect(page.getByLabel('Mileage', { exact: true })).toHaveValue('18');
  expect(await storedListing(car)).toMatchObject({ mileage: '18', approved: true });
});

test('two tabs do not overwrite each other’s draft; it is continued from My Vehicles, and replaced by a copy', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  await enterAsDealer(page, dealer, '/NewCarProduct');
  const name = (tab: Page) => tab.getByLabel('Name', { exact: true });
  await name(page).fill('Half a Swift');
  await expect.poll(() => countDrafts(page)).toBe(1);
  const second = await page.context().newPage();
  await second.goto('/NewCarProduct');
  await expect(second.getByText('This form is open in another tab')).toBeVisible();
  await name(second).fill('Another Swift');
  await second.close();

  await page.getByRole('navigation').getByRole('link', { name: 'My Vehicles' }).click();
  await page.setViewportSize(phone);
  await expect(page.getByRole('region', { name: 'You have not finished' })).toContainText('New car: Half a Swift');
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Continue New car: Half a Swift' }).click();
  await expect(name(page)).toHaveValue('Half a Swift');
  await expect(page.getByText('This form is open in another tab')).toBeHidden();

  await page.setViewportSize(wide);
  await page.getByRole('link', { name: 'My Vehicles' }).click();
  await page.setViewportSize(phone);
  await chooseInRow(page, car.name, 'Duplicate');
  await answerDialog(page, { title: 'Replace your draft?' }, 'Replace');
  await expect(page).toHaveURL('/NewCarProduct');
  await expect(name(page)).toHaveValue(car.name);
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeHidden();
});

test('the forms of an edit fit a phone, and axe finds nothing', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, {
    state: 'rejected',
    fields: { rejectReason: `${'Averylongword'.repeat(20)} and more.` },
  });
  await storeDealerLogin(page, dealer);
  await page.setViewportSize(phone);
  for (const address of [`/EditCarProduct/${car.id}`, '/EditProfile']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  }
});
