import { readFile } from 'node:fs/promises';
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
  // The login that is gone.
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
