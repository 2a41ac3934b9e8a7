import type { Page } from '@playwright/test';
import { fill } from '../tests/journeys/support/accounts';
import type { Login } from '../tests/journeys/support/people';

async function submit(page: Page, path: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(path);
  await fill(page, values);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Until the site, reloaded, knows the buyer. A phone's menu hides the link that tells. */
export async function logInAsBuyer(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, '/login', { Email: email, Password: password });
  await page.getByRole('link', { name: 'My Bookings', includeHidden: true }).waitFor({ state: 'attached' });
}

/** Until the dashboard is there. */
export async function logInAsDealer(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, '/slogin', { Email: email, Password: password });
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
}

/** Until the review page is there. */
export async function logInAsAdmin(page: Page, { email, password }: Login): Promise<void> {
  await submit(page, '/AdminLogin', { 'Admin ID': email, Password: password });
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

/** Waits for a dialog with that title, and clicks a button of it. */
export async function answerDialog(page: Page, title: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
