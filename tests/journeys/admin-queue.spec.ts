import type { Locator, Page } from '@playwright/test';
import { fill, logInAsAdmin } from './support/accounts';
import { slowBanners } from './support/banners';
import { failedToLoad, firestoreFailed } from './support/console';
import { answerDialog, answerRejection, expectDialog } from './support/dialogs';
import { server, storeJpeg } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, type StoredListing, storedListing } from './support/listings';
import { jpegPhoto } from './support/photos';

const post = (page: Page, { name }: StoredListing): Locator => page.getByRole('article', { name, exact: true });
const row = (page: Page, { name }: StoredListing): Locator => page.locator('[data-row]').filter({ hasText: name });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) });
const banner = (page: Page): Locator =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });

/** The audit records of a listing, the first decision first. */
async function decisionsOn({ id }: StoredListing): Promise<FirebaseFirestore.DocumentData[]> {
  const { docs } = await server.db.collection('audit').where('recordId', '==', id).get();
  return docs.map((snapshot) => snapshot.data()).toSorted((one, other) => one.when.toMillis() - other.when.toMillis());
}

/** Edits the listing as its dealer does, on another device. */
async function editElsewhere(listing: StoredListing, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const collection = listing.kind === 'car' ? 'products' : 'bikes';
  await server.db.doc(`${collection}/${listing.id}`).update({ ...fields, updatedAt: new Date() });
}

const chosenPost = (page: Page): string => new URL(page.url()).searchParams.get('post') ?? '';

/** Goes to the next post by its key. */
async function stepDown(page: Page): Promise<void> {
  const before = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(before);
  // The post may be beside the list already: the next key counts from it only when it is the chosen one.
  await expect(page.locator('.queue-has-post')).toBeVisible();
  await expect(page.locator(`#post-${chosenPost(page).replace(/^\w+?_/, '')}`)).toBeFocused();
}

test('pending listings come first; each tab has one state, and its number', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const pending = await addListing('car', dealer, { state: 'pending', first: true });
  const live = await addListing('bike', dealer, { newest: true });
  const rejected = await addListing('car', dealer, {
    state: 'rejected',
    newest: true,
    fields: { rejectReason: 'The price is not believable.' },
  });
  await logInAsAdmin(page, await people.registerAdmin());
  await expect(tab(page, 'Pending')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveText([
    /^Pending \(\d+\+?\)$/,
    /^Approved \(\d+\+?\)$/,
    /^Rejected \(\d+\+?\)$/,
    'All',
    /^Dealers \(\d+\+?\)$/,
    /^Reports \(\d+\+?\)$/,
    /^Messages \(\d+\+?\)$/,
    'Journal',
    'Numbers',
  ]);
  const tabs = [
    ['Pending', pending],
    ['Approved', live],
    ['Rejected', rejected],
  ] as const;
  for (const [name, own] of tabs) {
    await tab(page, name).click();
    await expect(row(page, own)).toBeVisible();
    for (const [, other] of tabs) if (other !== own) await expect(row(page, other)).toBeHidden();
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
      'Approve Car Posts',
      'Approve Bike Posts',
    ]);
  }
  await expect(post(page, rejected).getByText('The price is not believable.')).toBeVisible();
  await tab(page, 'All').click();
  for (const own of [live, rejected]) await expect(row(page, own)).toBeVisible();
});

test('a listing shows all its photos and fields, with its dealer’s record beside them', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true, photos: 3 });
  await logInAsAdmin(page, await people.registerAdmin(), car);
  const shown = post(page, car);
  await expect(shown.getByRole('img', { name: /, photo \d of 3$/ })).toHaveCount(3);
  await expect(shown.getByRole('img', { name: /, photo \d of 3, as lists show it$/ })).toHaveCount(3);
  for (const fact of ['18 km/l', '42 ltr', '4 star', '32,000 km', '170 mm'])
    await expect(shown.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  await expect(shown.getByText('One owner, all papers in order.')).toBeVisible();
  await expect(shown.getByText(dealer.dealerName)).toBeVisible();
  await expect(shown.getByText(`${dealer.address}, ${dealer.district}`)).toBeVisible();
  await expect(shown.getByRole('link', { name: dealer.phone })).toHaveAttribute('href', `tel:+91${dealer.phone}`);
});

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

  await post(page, car).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(page, 'car', 'Another reason', 'The number plate is not readable.');
  await answerDialog(page, { title: 'Deleted!' });
  expect(await storedListing(car)).toMatchObject({ Reject: true, rejectReason: 'The number plate is not readable.' });
  await banner(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();
  await expect(post(page, car).getByText('Waiting for approval')).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false, rejectReason: '' });

  await post(page, car).getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await answerDialog(page, { title: 'Approved!' });
  await expect(post(page, car).getByRole('button', { name: 'Approved', exact: true })).toBeDisabled();
  const decisions = await decisionsOn(car);
  expect(decisions.map(({ what, reason }) => [what, reason])).toEqual([
    ['reject', 'The number plate is not readable.'],
    ['requeue', ''],
    ['approve', ''],
  ]);
  for (const decision of decisions) expect(decision.who).toBe(who);
  expect(decisions.at(-1)?.when).toEqual((await storedListing(car)).updatedAt);

  await post(page, car).getByText('Decisions so far').click();
  await expect(post(page, car).getByRole('list').last().getByRole('listitem')).toHaveText([
    /^Approved/,
    /^Decision taken back/,
    /^Rejected .*The number plate is not readable\./,
  ]);
});

test('a rejection needs a reason', async ({ page, people }) => {
  const car = await addListing('car', await people.registerDealer(), { state: 'pending', first: true });
  await logInAsAdmin(page, await people.registerAdmin(), car);
  await post(page, car).getByRole('button', { name: 'Delete', exact: true }).click();
  const asked = await expectDialog(page, { title: 'Delete this car post?' });
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await answerDialog(page, { title: 'Invalid Input', text: 'Please choose a reason.' });
  await expect(asked.getByLabel('Reason', { exact: true })).toBeFocused();
  await asked.getByLabel('Reason', { exact: true }).selectOption('Another reason');
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await answerDialog(page, { title: 'Invalid Input', text: 'Please write down the reason.' });
  expect(await storedListing(car)).toMatchObject({ Reject: false });
  await answerRejection(page, 'car', 'Another reason', 'x'.repeat(300));
  await answerDialog(page, { title: 'Deleted!' });
  const { rejectReason } = await storedListing(car);
  expect(rejectReason).toMatch(/^x{200,300}$/);
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

  // Other tests may have posted meanwhile. A step changes the address first, and is done when the post has the focus.
  do await stepDown(page);
  while (chosenPost(page) !== `car_${car.id}`);
  await expect(post(page, car)).toBeFocused();
  await page.keyboard.press('r');
  await expectDialog(page, { title: 'Delete this car post?' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(post(page, car)).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search posts and dealers' })).toBeFocused();
  await page.keyboard.type(older.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`No car post matches “${older.name}”.`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(post(page, older)).toBeFocused();
  await page.keyboard.press('a');
  await expect(banner(page)).toContainText('Approved! The bike post has been approved.');
  await page.keyboard.press('u');
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();
  await expect(post(page, older)).toBeFocused();
  expect(await storedListing(older)).toMatchObject({ approved: false, Reject: false });
});

test('a listing that its dealer has changed meanwhile must be read again', async ({ page, people, watch }) => {
  watch.expectMessages(failedToLoad, firestoreFailed);
  const car = await addListing('car', await people.registerDealer(), { state: 'pending', first: true });
  await logInAsAdmin(page, await people.registerAdmin(), car);
  await expect(post(page, car).getByText('Rs. 4,85,000')).toBeVisible();
  await editElsewhere(car, { carPrice: '9,99,000', priceValue: 999_000 });

  await post(page, car).getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await answerDialog(page, { title: 'Error', text: 'This listing has changed. Please look again.' });
  await expect(post(page, car).getByText('Rs. 9,99,000')).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false });
  expect(await decisionsOn(car)).toEqual([]);

  await post(page, car).getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, { title: 'Approve this car post?' }, 'Approve');
  await answerDialog(page, { title: 'Approved!' });
  expect(await storedListing(car)).toMatchObject({ approved: true, carPrice: '9,99,000' });
});

test('a small version that differs from its photo: the admin sees both, the photo large', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const paint = async (name: string, colour: string) =>
    storeJpeg(`car_photos/${dealer.uid}/1-${name}.jpg`, (await jpegPhoto('photo.jpg', colour)).buffer);
  const [photo, small] = [await paint('red', '#ff0000'), await paint('green', '#00ff00')];
  const car = await addListing('car', dealer, {
    state: 'pending',
    first: true,
    fields: { carPhotos: [photo], thumbnails: [small] },
  });
  await logInAsAdmin(page, await people.registerAdmin(), car);
  const large = post(page, car).getByRole('img', { name: /photo 1 of 1$/ });
  const list = post(page, car).getByRole('img', { name: /photo 1 of 1, as lists show it$/ });
  await expect(large).toHaveAttribute('src', photo);
  await expect(list).toHaveAttribute('src', small);
  for (const [image, least] of [
    [large, 400],
    [list, 100],
  ] as const) {
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect((await image.boundingBox())?.width).toBeGreaterThan(least);
  }
});

test('a listing with foreign search tokens is not approved, but deleted', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const bike = await addListing('bike', dealer, {
    state: 'pending',
    first: true,
    fields: { searchTokens: ['pu', 'pul', 'swift', 'royal'] },
  });
  await logInAsAdmin(page, await people.registerAdmin(), bike);
  const approve = post(page, bike).getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription(/^Searches would find this post by words/);
  await post(page, bike).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(page, 'bike');
  await answerDialog(page, { title: 'Deleted!' });
  expect(await storedListing(bike)).toMatchObject({ approved: false, Reject: true });
});

test('a sold listing can still be rejected', async ({ page, people, openVisitor }) => {
  const car = await addListing('car', await people.registerDealer(), { state: 'sold', first: true });
  const visitor = await openVisitor();
  await visitor.goto(`/cars/${car.id}`);
  await expect(visitor.getByRole('heading', { name: car.name })).toBeVisible();
  await logInAsAdmin(page, await people.registerAdmin(), car);
  await post(page, car).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/whoever has its address can still read it/)).toBeVisible();
  await answerRejection(page, 'car');
  await answerDialog(page, { title: 'Deleted!' });
  expect(await storedListing(car)).toMatchObject({ Reject: true, closed: '', visible: false });
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
    await expect(post(view, bike)).toBeVisible();
  }
  await post(page, bike).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(post(page, bike).getByText('Live')).toBeVisible();
  await post(second, bike).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerRejection(second, 'bike');
  await answerDialog(second, { title: 'Error', text: 'This listing has changed. Please look again.' });
  await expect(post(second, bike).getByText('Live')).toBeVisible();
  expect(await storedListing(bike)).toMatchObject({ approved: true, Reject: false });
  expect(await decisionsOn(bike)).toHaveLength(1);
});

test('a contact message is marked as handled, and unmarked again', async ({ page, people }) => {
  const message = server.db.collection('contacts').doc();
  const name = `Asha ${message.id}`;
  await message.set({
    name,
    phone: '+91 98123 45670',
    reason: 'Do you sell vans?',
    timestamp: new Date(),
    handledAt: null,
  });
  try {
    await logInAsAdmin(page, await people.registerAdmin());
    await tab(page, 'Messages').click();
    const card = page.getByRole('article', { name: `Message of ${name}` });
    await expect(page.getByRole('article').first()).toHaveAccessibleName(`Message of ${name}`);
    await expect(card.getByRole('link', { name: '+91 98123 45670' })).toHaveAttribute('href', 'tel:+919812345670');
    await expect(card.getByText('Do you sell vans?')).toBeVisible();
    await card.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(card.getByRole('button', { name: 'Mark as open' })).toBeVisible();
    expect((await message.get()).get('handledAt')).not.toBeNull();

    await page.getByRole('button', { name: 'Handled', exact: true }).click();
    await expect(card.getByText(/^Handled \d/)).toBeVisible();
    await card.getByRole('button', { name: 'Mark as open' }).click();
    await expect(card.getByRole('button', { name: 'Mark as handled' })).toBeVisible();
    expect((await message.get()).get('handledAt')).toBeNull();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(card).toBeVisible();
  } finally {
    await message.delete();
  }
});

test('a visitor downloads nothing of the admin’s screens', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const address of ['/', '/cars', '/SellersProfiles', '/ContactUs']) await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /admin/i.test(file))).toEqual([]);
});

test('what the admin looks at stands in the address: a reload ends the session, and the login leads back there', async ({
  page,
  people,
}) => {
  const admin = await people.registerAdmin();
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true });
  const bike = await addListing('bike', dealer, { state: 'pending', first: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAsAdmin(page, admin);
  await row(page, bike).click();
  await expect(post(page, bike)).toBeVisible();
  await expect(row(page, car)).toBeHidden();
  await page.goBack();
  await row(page, car).click();
  await expect(post(page, car)).toBeFocused();
  await page.reload();
  await fill(page, { 'Admin ID': admin.email, Password: admin.password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(post(page, car)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, bike)).toBeVisible();
});
