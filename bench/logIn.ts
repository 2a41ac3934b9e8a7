import type { Page } from '@playwright/test';
import { paths } from '../src/shared/addresses/addresses';
import { fill } from '../tests/journeys/support/accounts';
import type { Login } from '../tests/journeys/support/people';

async function submit(page: Page, path: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(path);
  await fill(page, values);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Waits until the reloaded site knows the buyer. On a phone the link that shows it is in the closed menu. */
export async function logInAsBuyer(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, paths.buyerLogin, { Email: email, Password: password });
  await page.getByRole('link', { name: 'My Bookings', includeHidden: true }).first().waitFor({ state: 'attached' });
}

/** Waits until the dashboard is shown. */
export async function logInAsDealer(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, paths.dealerLogin, { Email: email, Password: password });
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
}

/** Waits until the review page is shown. */
export async function logInAsAdmin(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, paths.adminLogin, { 'Admin ID': email, Password: password });
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

/** Waits for a dialog with that title, and clicks one of its buttons. */
export async function answerDialog(page: Page, title: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
