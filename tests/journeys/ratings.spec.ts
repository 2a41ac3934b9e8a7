import { adminAddress } from '../../src/shared/addresses/adminAddress';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { fill } from './support/accounts';
import { addBooking } from './support/bookings';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const wide = { width: 1280, height: 800 };

test("a buyer rates the dealer, who answers; the dealer's page shows it until the admin hides it", async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car, { status: 'completed' });
  const id = `${buyer.uid}_${dealer.uid}`;
  await server.auth.updateUser(buyer.uid, { emailVerified: true });
  const sumOf = async () => (await server.db.doc(`dealerRatings/${dealer.uid}`).get()).data();

  await page.setViewportSize(phone);
  await enterAsBuyer(page, buyer, '/MyBookings');
  await page.getByRole('button', { name: 'Rate this dealer' }).click();
  const sheet = page.getByRole('dialog', { name: `Rate ${dealer.dealerName}` });
  await sheet.getByRole('radio', { name: '4 stars' }).check();
  const asked = (question: string) => sheet.getByRole('group', { name: question });
  await asked('Was the vehicle as described?').getByRole('radio', { name: 'Yes' }).check();
  await asked('Was the dealer on time?').getByRole('radio', { name: 'No' }).check();
  await sheet.getByLabel('What should others know?').fill('The service book was there.');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize(wide);
  await sheet.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('You rated: 4 of 5')).toBeFocused();
  expect(await sumOf()).toMatchObject({ count: 1, sum: 4 });

  const shop = await openVisitor();
  await enterAsDealer(shop, dealer);
  const waiting = shop.getByRole('region', { name: 'Ratings without an answer' });
  await waiting.getByLabel('Your answer').fill('Sorry for the delay.');
  expect(await accessibilityFaultsInBothSchemes(shop)).toEqual([]);
  await shop.setViewportSize(phone);
  expect(await sidewaysOverflow(shop)).toBe(0);
  await waiting.getByRole('button', { name: 'Send answer' }).click();
  await expect(waiting).toBeHidden();

  const desk = await openVisitor();
  await desk.goto(`/dealers/${dealer.uid}`);
  const ratings = desk.getByRole('region', { name: 'Ratings' });
  await ratings.scrollIntoViewIfNeeded();
  const rating = ratings.getByRole('article', { name: car.name });
  await expect(rating).toContainText('As described · Not on time');
  await expect(rating).toContainText('Sorry for the delay.');
  await expect(ratings).not.toContainText(buyer.name);
  await expect(ratings).not.toContainText('from 1 rating');
  expect(await accessibilityFaultsInBothSchemes(desk)).toEqual([]);
  await desk.setViewportSize(phone);
  expect(await sidewaysOverflow(desk)).toBe(0);

  const admin = await people.registerAdmin();
  await desk.setViewportSize(wide);
  await desk.goto(adminAddress({ tab: 'dealers', dealer: dealer.uid }));
  await fill(desk, { 'Admin ID': admin.email, Password: admin.password });
  await desk.getByRole('button', { name: 'Login', exact: true }).click();
  await desk.getByRole('region', { name: 'Ratings' }).getByRole('button', { name: /^Hide/ }).click();
  await desk.getByRole('radio', { name: 'It is not about this sale' }).check();
  expect(await accessibilityFaultsInBothSchemes(desk)).toEqual([]);
  await desk.setViewportSize(phone);
  expect(await sidewaysOverflow(desk)).toBe(0);
  await desk.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(desk.getByText('Hidden: It is not about this sale')).toBeVisible();
  expect(await sumOf()).toMatchObject({ count: 0, sum: 0 });
  expect((await server.db.doc(`audit/${id}_1`).get()).data()).toMatchObject({ what: 'hide', recordId: id });

  await desk.goto(`/dealers/${dealer.uid}`);
  await ratings.scrollIntoViewIfNeeded();
  await expect(ratings).toContainText('Nobody has rated this dealer yet.');
});
