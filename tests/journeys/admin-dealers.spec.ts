import type { Locator, Page } from '@playwright/test';
import { dealerNameKey } from '../../src/accounts/dealerNameKey';
import { sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';

import { failedToLoad } from './support/console';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, addRejection } from './support/listings';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

test('a new dealer, whose name, text and price call for a look, sends a rejected bike again: the admin reads what has changed, and approves it on a phone; the dealer becomes public', async ({
  page,
  people,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  const [dealer, twin] = [await people.registerDealer(), await people.registerDealer()];
  // Of these two alone: a suspended dealer of another journey with the same number would be named in place of the twin.
  const shared = { phone: `9${String(Date.now()).slice(-9)}` };
  await server.db.doc(`sellers/${dealer.uid}`).update({ ...shared, approved: false });
  const nameKey = dealerNameKey(dealer.dealerName);
  await server.db.doc(`sellers/${twin.uid}`).update({ ...shared, nameKey, distName: 'Satara' });
  const text = 'Serviced every year at the showroom, with all papers. Call 98123 45670.';
  const fields = { model: `Pulsar ${twin.uid}`, bikeDescription: text };
  for (let index = 0; index < 8; index += 1) await addListing('bike', twin, { photos: 0, first: true, fields });
  const price = { bikePrice: '1,50,000', priceValue: 150_000 };
  const bike = await addListing('bike', dealer, { state: 'pending', first: true, fields: { ...fields, ...price } });
  await addRejection(bike, dealer, { bikePrice: '72000', priceValue: 72_000, bikeDescription: 'As good as new.' });
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible();

  await logInAsAdmin(page, await people.registerAdmin(), bike);
  const listing = card(page, bike.name);
  await expect(listing.getByText('Not public yet')).toBeVisible();
  await expect(listing.getByText(/^Its dealer becomes public/)).toBeVisible();
  const changes = listing.getByRole('region', { name: 'Changed since it was deleted' });
  const hints = [
    /^The price is far from like ones: 8 that are live cost about Rs\. 62,000\.$/,
    /^Another dealer has a live post with the same description: Pulsar \w+\.$/,
    'The description holds a phone number.',
    'The dealer has not confirmed the e-mail address.',
    /^Another dealer has this name: .*, Satara\.$/,
    /^Another dealer has this phone number: /,
  ];
  for (const view of [desk, phone]) {
    await page.setViewportSize(view);
    await expect(changes.getByRole('definition')).toHaveText([
      'Then: Rs. 72,000',
      'Now: Rs. 1,50,000',
      'Then: As good as new.',
      `Now: ${text}`,
    ]);
    for (const hint of hints) await expect(listing.getByText(hint)).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await listing.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(listing.getByText('Live', { exact: true })).toBeVisible();
  await expect(listing.getByText('Public', { exact: true })).toBeVisible();
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: dealer.dealerName }).first()).toBeVisible();
  await expect(card(page, bike.name)).toBeVisible();
});
