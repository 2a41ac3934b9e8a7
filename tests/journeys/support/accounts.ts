import { expect, type Page } from '@playwright/test';
import { expectDialog } from './dialogs';
import type { Buyer, Dealer, Login } from './people';
import type { ChosenFile } from './photos';

/** Milliseconds for a login and the reload behind it. */
const busyMachine = { timeout: 30_000 } as const;

/** Fills controls by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function submitLogin(page: Page, path: string, { email, password }: Login): Promise<void> {
  await page.goto(path);
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs in at /login and waits for the site, reloaded, that knows the buyer. */
export async function logInAsBuyer(page: Page, buyer: Login): Promise<void> {
  await submitLogin(page, '/login', buyer);
  // Its dialog goes by itself, which a busy machine may be too late to see.
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeAttached(busyMachine);
  await expect(page).toHaveURL('/', busyMachine);
}

/** Logs in at /slogin and waits for the dashboard. */
export async function logInAsDealer(page: Page, dealer: Login): Promise<void> {
  await submitLogin(page, '/slogin', dealer);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible(busyMachine);
  await expect(page).toHaveURL('/', busyMachine);
}

/** Logs in at /AdminLogin; the dashboard comes in its place. */
export async function logInAsAdmin(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/AdminLogin');
  await fill(page, { 'Admin ID': email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Signs up at /UserSignUp, and lands on /login. */
export async function signUpAsBuyer(page: Page, buyer: Omit<Buyer, 'uid'>): Promise<void> {
  await page.goto('/UserSignUp');
  await fill(page, { Name: buyer.name, Email: buyer.email, Password: buyer.password, Phone: buyer.phone });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectDialog(page, { title: 'User Registered Successfully' });
  await expect(page).toHaveURL('/login');
}

/** Signs up at /sSignup, and lands on /slogin. */
export async function signUpAsDealer(page: Page, dealer: Omit<Dealer, 'uid'>, picture: ChosenFile): Promise<void> {
  await page.goto('/sSignup');
  await fill(page, {
    Email: dealer.email,
    Password: dealer.password,
    Phone: dealer.phone,
    'Dealer name': dealer.dealerName,
    District: dealer.district,
    Address: dealer.address,
  });
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectDialog(page, { title: 'User Registered Successfully' });
  await expect(page).toHaveURL('/slogin');
}

/** Opens a dropdown of the navbar and chooses an item. */
export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  const navbar = page.getByRole('navigation');
  await navbar.getByRole('button', { name: menu, exact: true }).click();
  await navbar
    .getByRole('link', { name: item, exact: true })
    .or(navbar.getByRole('button', { name: item, exact: true }))
    .click();
}

/** Everything that local storage holds. */
export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...window.localStorage }));
}
