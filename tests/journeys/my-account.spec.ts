import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './support/accessibility';
import { fill } from './support/accounts';
import { addBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { answerDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

test.use({ viewport: { width: 360, height: 740 } });

test('a buyer changes name and password, takes the data along, and deletes the account', async ({
  page,
  people,
  watch,
}) => {
  // The login that no longer exists.
  watch.expectMessages(failedToLoad);
  const [dealer, buyer] = await Promise.all([people.registerDealer(), people.registerBuyer()]);
  await addBooking(buyer, dealer, await addListing('car', dealer));
  await enterAsBuyer(page, buyer, '/MyAccount');

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('Name and phone').getByLabel('Name').fill('Asha Deshpande');
  await part('Name and phone').getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Your name and phone number are saved');

  const password = 'longer1';
  await part('Password').getByLabel('Your password now').fill(buyer.password);
  await part('Password').getByLabel('New password').fill(password);
  await part('Password').getByRole('button', { name: 'Change the password' }).click();
  await expectToast(page, 'Your password is changed');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part('Your data').getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ email: buyer.email, person: { name: 'Asha Deshpande' }, bookings: [{}] });

  await part('Delete the account').getByLabel('Your password now').fill(password);
  await part('Delete the account').getByRole('button', { name: 'Delete my account' }).click();
  await answerDialog(page, { title: 'Delete your account?' }, 'Delete');
  await answerDialog(page, { title: 'Your account is deleted' });
  await expect(page).toHaveURL('/');
  const { docs } = await server.db.collection('bookings').where('userId', '==', buyer.uid).get();
  expect(docs.map((booking) => booking.get('status'))).toEqual(['cancelled']);

  await page.goto('/login');
  await fill(page, { Email: buyer.email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await answerDialog(page, { title: 'Invalid', text: 'Email or Password is incorrect' });
});

test('a buyer chooses the dark theme, which shows before the app does, and then that of the system again', async ({
  page,
  people,
}) => {
  await enterAsBuyer(page, await people.registerBuyer(), '/MyAccount');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colour();
  expect(light).not.toBe(dark);

  await choose('Dark');
  await expect.poll(colour).toBe(dark);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/cars', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Used cars' })).toBeVisible();
  expect(await colour()).toBe(dark);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await colour()).toBe(dark);
  expect(await accessibilityFaults(page, 'light')).toEqual([]);

  await page.goto('/MyAccount');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('Light');
  await expect.poll(colour).toBe(light);
  await choose('As the system');
  await expect.poll(colour).toBe(dark);
});
