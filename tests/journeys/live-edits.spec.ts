import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';
import { answerDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';
import { stockRow } from './support/stockRow';
import { enterAsDealer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

test('a checked dealer edits a live car, which stays live; the admin has seen it with one key', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { photos: 1 });
  const check = { facts: ['identity', 'papers'], at: new Date(), review: 'check' };
  await server.db.doc(`sellers/${dealer.uid}`).update({ check });

  await page.setViewportSize(phone);
  await enterAsDealer(page, dealer, '/SellerProducts');
  const row = stockRow(page, car.name);
  await row.getByRole('button', { name: `More for ${car.name}`, exact: true }).click();
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Price', { exact: true }).fill('5,25,000');
  await page.getByLabel('Description').fill('Four new tyres.');
  await expect(page.getByText('Your change is live at once. Second Gear looks at it afterwards.')).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerDialog(page, { title: car.name, text: 'Saved. Buyers see it now.' });
  await expect(row).toContainText('Live');

  const admin = await openVisitor();
  await admin.goto(`/cars/${car.id}`);
  await expect(admin.getByText('Four new tyres.')).toBeVisible();
  await logInAsAdmin(admin, await people.registerAdmin(), car);
  const listing = admin.getByRole('article', { name: car.name, exact: true });
  await expect(listing.getByText('Buyers see this edit already. Its dealer is checked.')).toBeVisible();
  expect(await accessibilityFaultsInBothSchemes(admin)).toEqual([]);
  await admin.keyboard.press('a');
  await expect(admin.getByText(`Seen: ${car.name}`)).toBeVisible();
  expect(await storedListing(car)).not.toHaveProperty('unreviewed');
  await admin.setViewportSize(phone);
  expect(await sidewaysOverflow(admin)).toBe(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(listing.getByRole('button', { name: 'Seen' })).toBeEnabled();
  expect(await storedListing(car)).toMatchObject({ approved: true, unreviewed: true });
});
