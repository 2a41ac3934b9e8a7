import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';
import { answerDialog, answerRejection, expectDecided } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing, moveDecisionBack, storedListing } from './support/listings';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

function listing(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search posts and dealers' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('the admin deletes a car and a bike: buyers no longer see them; days later the admin finds them among the rejected, takes one back, and approves it after a confirmation', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'approved', first: true });
  const bike = await addListing('bike', dealer, { state: 'pending', first: true });
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(listing(page, car.name)).toBeVisible();
  await expect(page.getByText('No bikes to display.')).toBeVisible();

  const admin = await people.registerAdmin();
  await logInAsAdmin(page, admin, car);
  for (const { kind, name } of [car, bike]) {
    const card = listing(page, name);
    await card.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerDialog(page, { title: `Delete this ${kind} post?` }, 'Cancel');
    await expect(card.getByText('Deleted', { exact: true })).toBeHidden();
    await card.getByRole('button', { name: 'Delete', exact: true }).click();
    await answerRejection(page, kind, 'This vehicle is listed already.', 'Since last week.');
    await expectDecided(page, 'Deleted');
    await expect(card.getByText('Deleted', { exact: true })).toBeVisible();
    await expect(card.getByText('This vehicle is listed already. Since last week.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    if (kind === 'car') await search(page, bike.id);
  }
  const rejected = { approved: false, Reject: true, rejectReason: '#listedAlready Since last week.' };
  expect(await storedListing(car)).toMatchObject(rejected);
  expect(await storedListing(bike)).toMatchObject(rejected);

  await moveDecisionBack(car, 3);
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByText('No products found.')).toBeVisible();
  await expect(listing(page, car.name)).toBeHidden();
  await page.setViewportSize(phone);
  await logInAsAdmin(page, admin);
  const tab = page.getByRole('tab', { name: /^Deleted/ });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await search(page, car.name);
  await page.getByRole('link', { name: car.name }).click();
  const card = listing(page, car.name);
  await expect(card.getByText('Deleted', { exact: true })).toBeVisible();
  await page.setViewportSize(desk);
  await expect(card.getByRole('button', { name: 'Back to pending' })).toBeEnabled();
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  await card.getByRole('button', { name: 'Back to pending' }).click();
  await expect(page.getByText('The decision has been taken back. The post waits again.')).toBeVisible();
  await expect(card.getByText('Waiting for approval')).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false, Reject: false, rejectReason: '' });

  await expect(card.getByText(dealer.dealerName)).toBeVisible();
  await expect(card.getByText(`${dealer.address}, ${dealer.district}`)).toBeVisible();
  const question = { title: 'Approve this car post?', text: 'Once approved, the post will be live.' };
  await card.getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, question, 'Cancel');
  await expect(card.getByText('Waiting for approval')).toBeVisible();
  expect(await storedListing(car)).toMatchObject({ approved: false });
  await page.setViewportSize(desk);
  await card.getByRole('button', { name: 'Approve', exact: true }).click();
  await answerDialog(page, question, 'Approve');
  await expectDecided(page, 'Approved');
  await expect(card.getByRole('button', { name: 'Approved', exact: true })).toBeDisabled();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await page.goto(`/dealers/${dealer.uid}`);
  await expect(listing(page, car.name)).toBeVisible();
});
