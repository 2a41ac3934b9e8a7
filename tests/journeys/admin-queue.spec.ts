import type { Locator, Page } from '@playwright/test';
import { fill, logInAsAdmin } from './support/accounts';
import { slowBanners } from './support/banners';
import { failedToLoad, firestoreFailed } from './support/console';
import { answerDialog, answerRejection, expectDecided, expectDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, type StoredListing, storedListing } from './support/listings';
import { arrived } from './support/stepsBack';

const listing = (page: Page, { name }: StoredListing): Locator => page.getByRole('article', { name, exact: true });
const row = (page: Page, { name }: StoredListing): Locator => page.locator('[data-row]').filter({ hasText: name });
const banner = (page: Page): Locator =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });

/** The audit records of a listing, the first decision first. */
async function decisionsOn({ id }: StoredListing): Promise<FirebaseFirestore.DocumentData[]> {
  const { docs } = await server.db.collection('audit').where('recordId', '==', id).get();
  return docs.map((snapshot) => snapshot.data()).toSorted((one, other) => one.when.toMillis() - other.when.toMillis());
}

const chosenListing = (page: Page): string => new URL(page.url()).searchParams.get('post') ?? '';

/** Goes to the next listing by its key. */
async function stepDown(page: Page): Promise<void> {
  const before = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(before);
  // The listing may be beside the list already: the next key counts from it only when it is the chosen one.
  await expect(page.locator('.queue-has-listing')).toBeVisible();
  await expect(page.locator(`#listing-${chosenListing(page).replace(/^\w+?_/, '')}`)).toBeFocused();
}

test('a decision has an audit record of who, what, when and why; it is taken back while its banner is shown', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const admin = await people.registerAdmin();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  await slowBanners(page);
  await logInAsAdmin(page, admin, car);
  const who = await people.uidOf(admin.email);
  const { updatedAt: sentAt } = await storedListing(car);

  await listing(page, car).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(page, 'car', 'Another reason', 'The number plate is not readable.');
  await expectDecided(page, 'Deleted');
  expect(await storedListing(car)).toMatchObject({
    Reject: true,
    rejectReason: '#other The number plate is not readable.',
  });
  await banner(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();
  await expect(listing(page, car).getByText('Waiting for approval')).toBeVisible();
  const again = await storedListing(car);
  expect(again).toMatchObject({ approved: false, Reject: false, rejectReason: '' });
  expect(again.updatedAt).toEqual(sentAt);

  await listing(page, car).getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await expectDecided(page, 'Approved');
  await expect(listing(page, car).getByRole('button', { name: 'Approved', exact: true })).toBeDisabled();
  const decisions = await decisionsOn(car);
  expect(decisions.map(({ what, reason }) => [what, reason])).toEqual([
    ['reject', '#other The number plate is not readable.'],
    ['requeue', ''],
    ['approve', ''],
  ]);
  for (const decision of decisions) expect(decision.who).toBe(who);
  expect(decisions.at(-1)?.when).toEqual((await storedListing(car)).updatedAt);

  await listing(page, car).getByText('Decisions so far').click();
  await expect(listing(page, car).getByRole('list').last().getByRole('listitem')).toHaveText([
    /^Approved/,
    /^Decision taken back/,
    /^Deleted .*The number plate is not readable\./,
  ]);
});

test('the whole queue by keyboard', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const older = await addListing('bike', dealer, { state: 'pending', first: true });
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  await slowBanners(page);
  await logInAsAdmin(page, await people.registerAdmin());
  await expect(row(page, older)).toBeVisible();
  await expect(row(page, car)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByText('Previous post')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Previous post')).toBeHidden();

  // Other tests may have posted meanwhile. A step changes the address first, and is done when the listing has the focus.
  do await stepDown(page);
  while (chosenListing(page) !== `car_${car.id}`);
  await expect(listing(page, car)).toBeFocused();
  await page.keyboard.press('r');
  await expectDialog(page, { title: 'Delete this car post?' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(listing(page, car)).toBeFocused();

  await arrived(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search posts and dealers' })).toBeFocused();
  await page.keyboard.type(older.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`No car post matches “${older.name}”.`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(listing(page, older)).toBeFocused();
  await page.keyboard.press('a');
  await expect(banner(page)).toContainText('Approved! The bike post has been approved.');
  await page.keyboard.press('u');
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();
  await expect(listing(page, older)).toBeFocused();
  expect(await storedListing(older)).toMatchObject({ approved: false, Reject: false });
});

test('two admins see one listing: the second is told that it has changed', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  watch.expectMessages(failedToLoad, firestoreFailed);
  const bike = await addListing('bike', await people.registerDealer(), { state: 'pending', first: true });
  const second = await openVisitor();
  for (const view of [page, second]) {
    await logInAsAdmin(view, await people.registerAdmin(), bike);
    await expect(listing(view, bike)).toBeVisible();
  }
  await listing(page, bike).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(listing(page, bike).getByText('Live', { exact: true })).toBeVisible();
  await listing(second, bike).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(second, 'bike');
  await answerDialog(second, { title: 'Error', text: 'This listing has changed. Please look again.' });
  await expect(listing(second, bike).getByText('Live', { exact: true })).toBeVisible();
  expect(await storedListing(bike)).toMatchObject({ approved: true, Reject: false });
  expect(await decisionsOn(bike)).toHaveLength(1);
});

test('a visitor downloads nothing of the admin’s screens', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const address of ['/', '/cars', '/SellersProfiles', '/ContactUs']) await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /admin/i.test(file))).toEqual([]);
});

test('on a phone, the address names what the admin looks at: a reload ends the session, and the login leads back there; decisions follow, a car without a question', async ({
  page,
  people,
}) => {
  const admin = await people.registerAdmin();
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  const bike = await addListing('bike', dealer, { state: 'pending', first: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await slowBanners(page);
  await logInAsAdmin(page, admin);
  await row(page, bike).click();
  await expect(listing(page, bike)).toBeVisible();
  await expect(row(page, car)).toBeHidden();
  await page.goBack();
  await row(page, car).click();
  await expect(listing(page, car)).toBeFocused();
  await page.reload();
  await fill(page, { 'Admin ID': admin.email, Password: admin.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(listing(page, car)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const asks = page.getByRole('checkbox', { name: 'Ask before approving a car' });
  await asks.uncheck();
  await row(page, bike).click();
  await listing(page, bike).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(page, 'bike');
  await expectDecided(page, 'Deleted');
  // The next listing has its place.
  await expect(listing(page, bike)).toBeHidden();
  expect(await storedListing(bike)).toMatchObject({ Reject: true });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await row(page, car).click();
  const approve = listing(page, car).getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await expect(banner(page)).toContainText('Approved! The car post has been approved.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(listing(page, car)).toBeHidden();
  await banner(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(asks).not.toBeChecked();
  await row(page, car).click();
  await approve.click();
  await expect(banner(page)).toContainText('Approved! The car post has been approved.');
  await asks.check();
  expect(await storedListing(car)).toMatchObject({ approved: true });
});
