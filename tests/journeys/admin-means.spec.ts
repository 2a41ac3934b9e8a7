import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdminOf } from './support/accounts';
import { expectDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';
import { enterAsDealer } from './support/storedLogin';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

test('the admin warns a dealer and sees that it is read, notes it, and on a phone takes all live posts down', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const listings = [await addListing('car', dealer, { photos: 1 }), await addListing('bike', dealer, { photos: 1 })];
  const text = 'Please show photos of the vehicle itself.';
  await logInAsAdminOf(page, await people.registerAdmin(), dealer);
  await page.getByRole('button', { name: `Warn dealer ${dealer.dealerName}` }).click();
  const sheet = page.getByRole('dialog', { name: `Warn ${dealer.dealerName}` });
  await sheet.getByLabel('What must change?').fill(text);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await sheet.getByRole('button', { name: 'Send warning' }).click();
  const warnings = page.getByRole('region', { name: 'Warnings' });
  await expect(warnings.getByText('not read yet')).toBeVisible();

  const shop = await openVisitor();
  await enterAsDealer(shop, dealer);
  const warning = shop.getByRole('article', { name: 'A warning from Second Gear' });
  await expect(warning).toContainText(text);
  expect(await accessibilityFaultsInBothSchemes(shop)).toEqual([]);
  await shop.setViewportSize(phone);
  expect(await sidewaysOverflow(shop)).toBe(0);
  await shop.reload();
  await warning.getByRole('button', { name: 'I have read this' }).click();
  await expect(warning).toBeHidden();
  await shop.reload();
  await expect(shop.getByText('Nothing waits for your answer.')).toBeVisible();
  await expect(warning).toBeHidden();

  // The note is still being typed while the admin looks elsewhere.
  const note = page.getByRole('textbox', { name: 'Private note' });
  await note.fill('Called on Monday.');
  await page.setViewportSize(desk);
  await page.getByRole('link', { name: 'Journal of the dealer and the posts' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Dealer warned');
  await page.goBack();
  await expect(warnings.getByText(/^read on /)).toBeVisible();
  await expect(note).toHaveValue('Called on Monday.');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await server.db.doc(`notes/sellers_${dealer.uid}`).get()).get('text')).toBe('Called on Monday.');

  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: `Take all posts of ${dealer.dealerName} down` }).click();
  const asked = await expectDialog(page, { title: 'Take all live posts down?' });
  await asked.getByRole('radio', { name: 'The listings are false or misleading.' }).check();
  expect(await sidewaysOverflow(page)).toBe(0);
  await asked.getByRole('button', { name: 'Take all down', exact: true }).click();
  await expect(page.getByText(`The live posts of ${dealer.dealerName} are taken down: 2 listings.`)).toBeVisible();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  for (const listing of listings) {
    expect(await storedListing(listing)).toMatchObject({
      Reject: true,
      visible: false,
      rejectReason: '#falseListings',
    });
  }
});
