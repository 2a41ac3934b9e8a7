import {
  chooseInMenu,
  fill,
  localStorageOf,
  logInAsAdmin,
  logInAsBuyer,
  logInAsDealer,
  logOutAsDealer,
  signUpAsBuyer,
} from './support/accounts';
import { answerDialog, expectDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';

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

test("a dealer's login and logout: what is stored, and what the site shows", async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await logInAsDealer(page, dealer);
  expect(await localStorageOf(page)).toEqual({
    sellerid: dealer.uid,
    sellername: dealer.dealerName,
    dealerName: dealer.dealerName,
  });
  await page.goto('/orderlist');
  await expect(page.getByRole('heading', { name: 'My Car Orders' })).toBeVisible();

  await logOutAsDealer(page);
  await expect(page).toHaveURL('/');
  expect(await localStorageOf(page)).toEqual({});
});

test('a logout deletes the draft of a listing', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(async () => {
    await fill(page, { Name: 'Half a Swift' });
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a Swift', { timeout: 1_000 });
  }).toPass();
  await logOutAsDealer(page, { hasDrafts: true });
  await logInAsDealer(page, dealer);
  await page.goto('/NewCarProduct');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a login shows its success for 1.5 seconds, then the site starts over at the root', async ({ page, people }) => {
  const { email, password } = await people.registerBuyer();
  await page.goto('/login');
  await fill(page, { Email: email, Password: password });
  // Hydration needs the clock.
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expectDialog(page, { title: 'Login Successful' });
  }).toPass();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeHidden();
  await page.clock.runFor(1_300);
  await expect(page).toHaveURL('/login');
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(400);
  await reloaded;
  await expect(page).toHaveURL('/');
});

test("a dealer's login ends a buyer's on the same device", async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  const dealer = await people.registerDealer();
  await logInAsBuyer(page, buyer);
  await logInAsDealer(page, dealer);
  expect(await localStorageOf(page)).toEqual({
    userId: buyer.uid,
    sellerid: dealer.uid,
    sellername: dealer.dealerName,
    dealerName: dealer.dealerName,
  });
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

test('one person is buyer and dealer with one e-mail address and password', async ({ page, people, watch }) => {
  watch.expectMessages(/^Failed to load resource: /);
  const dealer = await people.registerDealer();
  const buyer = { name: 'Verma as a buyer', email: dealer.email, password: dealer.password, phone: '9812345672' };
  await signUpAsBuyer(page, buyer);
  await logInAsBuyer(page, buyer);
  expect(await localStorageOf(page)).toMatchObject({ userId: dealer.uid, userName: buyer.name });
  await logInAsDealer(page, dealer);
  expect(await localStorageOf(page)).toMatchObject({ sellerid: dealer.uid });
});

test('a sign-up does not log out the person who is logged in', async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  const dealer = await people.registerDealer();
  await addListing('car', dealer);
  await logInAsBuyer(page, buyer);
  await signUpAsBuyer(page, {
    name: 'Somebody Else',
    email: people.newEmail('buyer'),
    password: 'asha12',
    phone: '9812345673',
  });
  await page.goto(`/dealers/${dealer.uid}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expectToast(page, 'Car booked successfully!');
  const { docs } = await server.db.collection('bookings').where('sellerId', '==', dealer.uid).get();
  expect(docs.map((booking) => booking.data().userId)).toEqual([buyer.uid]);
});

test('no record of a sign-up holds the password, and no public record the e-mail address', async ({ page, people }) => {
  const buyer = { name: 'Asha', email: people.newEmail('buyer'), password: 'very-secret-9', phone: '9812345670' };
  await signUpAsBuyer(page, buyer);
  await logInAsBuyer(page, buyer);
  const uid = await people.uidOf(buyer.email);
  const records = await Promise.all(
    ['users', 'UsersIds'].map(async (collection) => (await server.db.doc(`${collection}/${uid}`).get()).data()),
  );
  expect(records).toEqual([
    { email: buyer.email, phone: buyer.phone, Name: buyer.name, createdAt: expect.anything() },
    { phone: buyer.phone, Name: buyer.name },
  ]);
  const held = JSON.stringify([records, await localStorageOf(page)]);
  expect(held).not.toContain(buyer.password);
});

test('both logins send a link for a forgotten password, and do not tell which addresses are registered', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(/^Failed to load resource: /);
  const { email } = await people.registerBuyer();
  const text = 'If that e-mail has an account, a link to set a new password is on its way.';
  for (const [path, address] of [
    ['/login', email],
    ['/slogin', 'nobody@journeys.example'],
  ] as const) {
    await page.goto(path);
    await fill(page, { Email: address });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await answerDialog(page, { title: 'Check your e-mail', text });
  }
});
