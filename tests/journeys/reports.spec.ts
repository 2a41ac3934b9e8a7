import type { Page } from '@playwright/test';
import { adminAddress } from '../../src/shared/addresses/adminAddress';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { fill } from './support/accounts';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** The admin is done with the report about that listing or dealer. */
async function finish(desk: Page, about: string, note: string): Promise<void> {
  const report = desk.getByRole('article', { name: about });
  await report.getByRole('button', { name: 'Done' }).click();
  const asked = desk.getByRole('dialog', { name: `The report about ${about} is done?` });
  await asked.getByRole('radio', { name: 'Another reason' }).check();
  await asked.getByLabel('Note').fill(note);
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(report).toBeHidden();
}

test('a buyer reports a car and its dealer; the admin opens them and is done with a note; the buyer sees that it was looked at', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  const car = await addListing('car', dealer, { photos: 1 });
  const id = `products_${car.id}_${buyer.uid}`;

  await page.setViewportSize(phone);
  await enterAsBuyer(page, buyer, `/cars/${car.id}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const sheet = page.getByRole('dialog', { name: `Report ${car.name}` });
  await sheet.getByRole('radio', { name: 'The photos show another vehicle' }).check();
  await sheet.getByLabel('What happened?').fill('The number plate is another one.');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Thank you. We have your report.')).toBeVisible();
  await expect(sheet.getByText('We have not looked at it yet.')).toBeVisible();

  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: dealer.dealerName, exact: true }).first().click();
  // What stands below the bikes appears when they are there.
  await page.getByRole('heading', { name: 'Bikes' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Report this dealer' }).click();
  const ofDealer = page.getByRole('dialog', { name: `Report ${dealer.dealerName}` });
  await ofDealer.getByRole('radio', { name: 'There is no such dealer at this address' }).check();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desktop);
  await ofDealer.getByRole('button', { name: 'Send report' }).click();
  await expect(ofDealer.getByText('Thank you. We have your report.')).toBeVisible();

  const admin = await people.registerAdmin();
  const desk = await openVisitor();
  await desk.goto(adminAddress({ tab: 'reports' }));
  await fill(desk, { 'Admin ID': admin.email, Password: admin.password });
  await desk.getByRole('button', { name: 'Login', exact: true }).click();
  const report = desk.getByRole('article', { name: car.name });
  await expect(report).toContainText('The photos show another vehicle');
  await expect(report).toContainText('The number plate is another one.');
  const aboutDealer = desk.getByRole('article', { name: dealer.dealerName });
  await expect(aboutDealer).toContainText('There is no such dealer at this address');
  expect(await accessibilityFaultsInBothSchemes(desk)).toEqual([]);
  await report.getByRole('link', { name: 'Open the post' }).click();
  const listing = desk.getByRole('article', { name: car.name });
  await expect(listing.getByRole('link', { name: '1 report of a buyer' })).toBeVisible();
  await desk.goBack();
  await finish(desk, car.name, 'Called the dealer: the plate was changed.');
  await desk.setViewportSize(phone);
  expect(await sidewaysOverflow(desk)).toBe(0);
  await finish(desk, dealer.dealerName, 'Called the dealer: they have moved.');
  expect((await server.db.doc(`reports/${id}`).get()).get('handledAt')).not.toBeNull();
  const { docs } = await server.db.collection('audit').where('recordId', '==', id).get();
  expect(docs.map((record) => record.data())).toMatchObject([
    { what: 'done', reason: '#other Called the dealer: the plate was changed.' },
  ]);

  await ofDealer.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Report this dealer' }).click();
  await expect(ofDealer.getByText(/^You reported this /)).toBeVisible();
  await expect(ofDealer.getByText(/^We looked at it /)).toBeVisible();
  await expect(ofDealer).not.toContainText('Called the dealer');
});
