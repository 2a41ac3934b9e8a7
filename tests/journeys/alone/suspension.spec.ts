import type { Locator, Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from '../support/accessibility';
import { logInAsAdmin } from '../support/accounts';
import { failedToLoad, firestoreCut, firestoreFailed } from '../support/console';
import { expectDialog } from '../support/dialogs';
import { server } from '../support/emulators';
import { firebaseCall } from '../support/firebaseCalls';
import { expect, test } from '../support/journey';
import { addListing, type StoredListing, storedListing } from '../support/listings';
import type { DealerAccount } from '../support/people';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) });
const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const storedDealer = async ({ uid }: DealerAccount) => (await server.db.doc(`sellers/${uid}`).get()).data() ?? {};
const storedSuspension = async ({ uid }: DealerAccount) => (await server.db.doc(`suspensions/${uid}`).get()).data();

async function openDealers(page: Page, list: string): Promise<void> {
  await tab(page, 'Dealers').click();
  await page.getByRole('button', { name: list, exact: true }).click();
}

async function giveReason(page: Page, title: string, reason: string, confirm: string): Promise<void> {
  const asked = await expectDialog(page, { title });
  await asked.getByRole('radio', { name: reason }).check();
  await asked.getByRole('button', { name: confirm, exact: true }).click();
  await expect(asked).toBeHidden();
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass();
}

test('a dealer with many listings is suspended, by keyboard; the interrupted takedown continues, also after another login, and the suspension is lifted on a phone', async ({
  page,
  people,
  watch,
}) => {
  test.slow();
  const dealer = await people.registerDealer();
  const listings: StoredListing[] = [];
  for (let index = 0; index < 6; index += 1) {
    listings.push(await addListing('car', dealer, { photos: 1 }), await addListing('bike', dealer, { photos: 1 }));
  }
  const sold = await addListing('car', dealer, { state: 'sold', photos: 1 });
  const shown = async (all: readonly StoredListing[]) => {
    const records = await Promise.all(all.map(storedListing));
    return records.filter(({ visible }) => visible === true).length;
  };
  const admin = await people.registerAdmin();
  await logInAsAdmin(page, admin);
  await tab(page, 'Pending').focus();
  for (const _ of ['Approved', 'Deleted', 'All', 'Dealers']) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'All dealers' }));
  await page.keyboard.press('Enter');
  const suspend = card(page, dealer.dealerName).getByRole('button', { name: `Suspend dealer ${dealer.dealerName}` });
  await expect(suspend).toBeVisible();
  await tabTo(page, suspend);
  await page.keyboard.press('Enter');

  // The suspension and the first three listings are written. Later writes fail.
  let writes = 0;
  const breakOff = (url: URL) => url.pathname.includes('documents:commit');
  await page.route(breakOff, async (route) => {
    if (firebaseCall(route.request())?.name.startsWith('write ')) writes += 1;
    await (writes > 2 ? route.abort() : route.fallback());
  });
  watch.expectMessages(failedToLoad, firestoreFailed, firestoreCut);
  await giveReason(page, 'Suspend this dealer?', 'Buyers have complained.', 'Suspend');
  const notice = page.getByRole('group', { name: new RegExp(`^${dealer.dealerName} is suspended`) });
  await expect(notice).toContainText('taking down the listings broke off');
  await expect(notice).toContainText('3 of 13 listings');
  await expect(card(page, dealer.dealerName).getByText('Suspended', { exact: true })).toBeVisible();
  expect(await storedDealer(dealer)).toMatchObject({ approved: false });
  expect(await storedSuspension(dealer)).toMatchObject({ reason: '#complaints', wasPublic: true });
  expect(await shown([...listings, sold])).toBe(10);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);

  // Another login finds the remaining listings, and continues.
  await page.unroute(breakOff);
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible();
  await logInAsAdmin(page, admin);
  await expect(notice).toContainText('Taken down: 10 listings.');
  await openDealers(page, 'Suspended');
  const suspended = card(page, dealer.dealerName);
  await expect(suspended.getByText('Buyers have complained.')).toBeVisible();
  await expect(suspended.getByText('None of the listings is shown any more.')).toBeVisible();
  expect(await shown([...listings, sold])).toBe(0);

  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await suspended.getByRole('button', { name: `Lift suspension of ${dealer.dealerName}` }).click();
  await giveReason(page, 'Lift this suspension?', 'The matter has been settled.', 'Lift');
  const lifted = page.getByRole('group', { name: `The suspension of ${dealer.dealerName} is lifted.` });
  await expect(lifted).toContainText('Live again: 12 listings.');
  await lifted.getByRole('button', { name: 'Close' }).click();
  await expect(lifted).toBeHidden();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desk);
  expect(await storedSuspension(dealer)).toBeUndefined();
  expect(await shown(listings)).toBe(12);
  expect(await storedListing(sold)).toMatchObject({ closed: 'sold', visible: false });
  await page.getByRole('button', { name: 'Lifted', exact: true }).click();
  const over = card(page, dealer.dealerName);
  await expect(over.getByText('All listings that were put aside are live again.')).toBeVisible();
  await over.getByText('Decisions so far').click();
  await expect(over.getByRole('listitem')).toHaveText([
    /^Suspension lifted .*settled\.$/,
    /^Suspended .*complained\.$/,
  ]);
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByRole('heading', { name: dealer.dealerName }).first()).toBeVisible();
});
