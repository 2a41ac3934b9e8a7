import type { Locator, Page } from '@playwright/test';
import { stateFlags } from '../../src/listings/state/listingState';
import { storedFiles } from './faults/storedFiles';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { fill, logOutAsDealer } from './support/accounts';
import { addBooking, storedBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { answerDialog, expectDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, type StoredListing, storedStock } from './support/listings';
import type { DealerAccount } from './support/people';
import { jpegPhoto } from './support/photos';
import { chooseInRow } from './support/stockRow';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const card = (page: Page, { name }: StoredListing): Locator => page.getByRole('article', { name, exact: true });
const change = (page: Page): Locator => page.getByRole('region', { name: 'Your change' });
const storedIn = async (collection: string, { uid }: DealerAccount) =>
  (await server.db.doc(`${collection}/${uid}`).get()).data();

const suspended = { name: 'Your account is suspended', level: 1 } as const;
const gone = 'This dealer is no longer on Second Gear.';

/** Suspends and takes down at once: every admin's login would go on with a takedown that is not complete. */
async function suspend(dealer: DealerAccount): Promise<void> {
  const suspension = { reason: 'Cars that do not exist.', since: new Date(), wasPublic: true, lastReview: 'review' };
  const batch = server.db
    .batch()
    .set(server.db.doc(`suspensions/${dealer.uid}`), suspension)
    .update(server.db.doc(`sellers/${dealer.uid}`), { approved: false });
  for (const { ref } of await storedStock(dealer)) batch.update(ref, { ...stateFlags.suspended, visible: false });
  await batch.commit();
}

async function reject({ uid }: DealerAccount): Promise<void> {
  const decision = { status: 'rejected', reason: 'The picture shows another shop.', updatedAt: new Date() };
  await server.db.doc(`profileChanges/${uid}`).update({ ...decision, lastReview: 'review' });
}

async function saveProfile(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await fill(page, values);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a phone number is public at once; name and picture wait, are rejected, sent again, and taken back', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const name = `${dealer.dealerName} and Sons`;
  await enterAsDealer(page, dealer);
  await page.getByRole('link', { name: 'Edit my profile' }).click();
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await jpegPhoto('front.jpg', '#2e4f7a'));
  await saveProfile(page, { Phone: '9000000001', 'Dealer name': name });
  await answerDialog(page, {
    title: 'Your phone number is saved.',
    text: 'The rest waits for review; until then buyers see your profile as it was approved.',
  });
  await expect(change(page).getByText('Waits for review')).toBeVisible();
  await expect(change(page).getByText(name)).toBeVisible();
  await expect(page.getByRole('article', { name: dealer.dealerName, exact: true })).toContainText('9000000001');
  expect(await storedIn('sellers', dealer)).toMatchObject({ phone: '9000000001', dealerName: dealer.dealerName });
  expect(await storedIn('profileChanges', dealer)).toMatchObject({ dealerName: name, status: 'waiting' });
  expect(await storedFiles('seller_profile_pics', dealer.uid)).toEqual(['front.jpg', 'shop.jpg']);
  const visitor = await openVisitor();
  await visitor.goto(`/dealers/${dealer.uid}`);
  await expect(visitor.getByRole('heading', { name: dealer.dealerName, exact: true }).first()).toBeVisible();

  await reject(dealer);
  await page.reload();
  await expect(change(page).getByText('Rejected', { exact: true })).toBeVisible();
  await expect(change(page).getByText('The picture shows another shop.')).toBeVisible();
  await change(page).getByRole('link', { name: 'Edit and send again' }).click();
  await expect(page.getByLabel('Dealer name', { exact: true })).toHaveValue(name);
  await expect(page.getByText('The picture shows another shop.')).toBeVisible();
  await saveProfile(page, { 'Dealer name': `${name} Pune` });
  await answerDialog(page, { title: 'Your change waits for review.' });
  expect(await storedIn('profileChanges', dealer)).toMatchObject({
    dealerName: `${name} Pune`,
    status: 'waiting',
    lastReview: 'review',
  });

  await change(page).getByRole('button', { name: 'Take back' }).click();
  await answerDialog(page, { title: 'Take this change back?' }, 'Take back');
  await answerDialog(page, { title: 'Your change is taken back.' });
  await expect(change(page)).toBeHidden();
  expect(await storedIn('profileChanges', dealer)).toBeUndefined();
});

test('a dealer who is suspended while logged in reads why, and reads the same after the next login', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  await enterAsDealer(page, dealer);
  await page.getByRole('link', { name: 'My Vehicles' }).click();
  await card(page, car).waitFor();
  await suspend(dealer);
  await chooseInRow(page, car.name, 'Withdraw');
  await answerDialog(page, { title: 'Withdraw this car?' }, 'Withdraw');
  await expect(page.getByRole('heading', suspended)).toBeVisible();
  await expect(page.getByText('Cars that do not exist.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveText(['Logout']);

  await logOutAsDealer(page);
  await page.goto('/slogin');
  await fill(page, { Email: dealer.email, Password: dealer.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', suspended)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:support@/);

  await server.db.doc(`suspensions/${dealer.uid}`).delete();
  await server.db.doc(`sellers/${dealer.uid}`).update({ approved: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('buyers of a suspended dealer read that the dealer is no longer public, can cancel, and cannot book', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad, /@firebase\/firestore: /);
  const dealer = await people.registerDealer();
  const other = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const booked = await addListing('car', dealer);
  const live = await addListing('bike', dealer);
  const others = await addListing('car', other);
  await addBooking(buyer, dealer, booked);
  await addBooking(buyer, other, others);
  await enterAsBuyer(page, buyer, `/bikes/${live.id}`);
  await page.getByRole('link', { name: dealer.dealerName, exact: true }).waitFor();

  await suspend(dealer);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Error', text: 'This vehicle is no longer for sale.' });
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByText('This bike is no longer offered.')).toBeVisible();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  // Bikes at a similar price follow, which can be booked.
  await expect(page.locator('.vehicle-details').getByRole('button', { name: 'Book Now' })).toBeHidden();
  expect(await storedBooking(buyer, live)).toBeUndefined();

  await page.goto('/MyBookings');
  await expect(card(page, booked).getByText(gone)).toBeVisible();
  await expect(card(page, booked).getByRole('link')).toHaveText([booked.name]);
  await expect(card(page, others).getByRole('link', { name: 'Call dealer' })).toBeVisible();
  await expect(card(page, others).getByText(gone)).toBeHidden();
  await card(page, booked).getByRole('button', { name: 'Cancel booking' }).click();
  await expectDialog(page, { title: 'Cancel this booking?', text: `${gone} You cannot book ${booked.name} again.` });
  await answerDialog(page, { title: 'Cancel this booking?' }, 'Cancel booking');
  await page.getByText('Cancelled (1)').click();
  await expect(card(page, booked).getByText('Cancelled')).toBeVisible();
  await expect(card(page, booked).getByRole('button')).toHaveCount(0);

  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible();
});

test('the new screens fit a phone, and axe finds nothing', async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car);
  const phone = { width: 360, height: 780 };

  async function expectFine(ready: Locator): Promise<void> {
    await page.setViewportSize(phone);
    await ready.waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  }

  await enterAsDealer(page, dealer, '/EditProfile');
  await saveProfile(page, { Address: `${'Averylongroad'.repeat(12)} 5` });
  await answerDialog(page, { title: 'Your change waits for review.' });
  await expectFine(change(page).getByText('Waits for review'));
  await page.goto('/EditProfile');
  await expectFine(page.getByText('This is your change that waits for review. Saving sends it again.'));
  await reject(dealer);
  await page.goto('/');
  await expectFine(change(page).getByText('Rejected', { exact: true }));
  await suspend(dealer);
  await page.reload();
  await expectFine(page.getByRole('heading', suspended));

  await enterAsBuyer(page, buyer, '/MyBookings');
  await expectFine(card(page, car).getByText(gone));
  await page.goto(`/cars/${car.id}`);
  await expectFine(page.getByText('This car is not available any more.'));
});
