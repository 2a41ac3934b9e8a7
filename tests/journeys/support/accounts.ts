import { expect, type Page } from '@playwright/test';
import type { ListingId } from '../../../src/shared/addresses/addresses';
import { adminAddress } from '../../../src/shared/addresses/adminAddress';
import { answerDialog, expectDialog } from './dialogs';
import type { BuyerAccount, DealerAccount, Login } from './people';
import type { ChosenFile } from './photos';

/** Milliseconds for a login and the reload after it. */
const busyMachine = { timeout: 30_000 } as const;

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function submitLogin(page: Page, path: string, { email, password }: Login): Promise<void> {
  await page.goto(path);
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs in at /login, and waits until the reloaded site knows the buyer. It leads back to where a login was asked for. */
export async function logInAsBuyer(page: Page, buyer: Login): Promise<void> {
  await submitLogin(page, '/login', buyer);
  // The dialog closes by itself, maybe before a busy machine sees it.
  await expect(page.getByRole('link', { name: 'My Bookings' })).toBeAttached(busyMachine);
  await expect(page).not.toHaveURL('/login', busyMachine);
}

/** Logs in as a buyer in the sheet that a wish asks for. The page stays. */
export async function logInInSheet(page: Page, why: string, { email, password }: Login): Promise<void> {
  const sheet = page.getByRole('dialog', { name: why });
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await sheet.getByLabel('Email', { exact: true }).fill(email);
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(sheet).toBeHidden(busyMachine);
}

/** Logs in at /slogin, and waits for the dashboard. */
export async function logInAsDealer(page: Page, dealer: Login): Promise<void> {
  await submitLogin(page, '/slogin', dealer);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible(busyMachine);
  await expect(page).toHaveURL('/', busyMachine);
}

/**
 * Logs in at /AdminLogin, and waits for the dashboard at the same address.
 *
 * @param post what the login leads to: one post, in the tab of all
 */
export function logInAsAdmin(page: Page, admin: Login, listing?: ListingId): Promise<void> {
  return logInAsAdminAt(page, admin, listing ? adminAddress({ tab: 'all', listing }) : '/AdminLogin');
}

/** To the admin's page of a dealer. */
export function logInAsAdminOf(page: Page, admin: Login, { uid }: { readonly uid: string }): Promise<void> {
  return logInAsAdminAt(page, admin, adminAddress({ tab: 'dealers', dealer: uid }));
}

async function logInAsAdminAt(page: Page, { email, password }: Login, address: string): Promise<void> {
  await page.goto(address);
  await fill(page, { 'Admin ID': email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible(busyMachine);
}

/** Signs up at /UserSignUp, which leads to /login. */
export async function signUpAsBuyer(page: Page, buyer: Omit<BuyerAccount, 'uid'>): Promise<void> {
  await page.goto('/UserSignUp');
  await fill(page, { Name: buyer.name, Email: buyer.email, Password: buyer.password, Phone: buyer.phone });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectDialog(page, { title: 'User Registered Successfully' });
  await expect(page).toHaveURL('/login');
}

/** Signs up at /sSignup, which leads to /slogin. */
export async function signUpAsDealer(
  page: Page,
  dealer: Omit<DealerAccount, 'uid'>,
  picture: ChosenFile,
): Promise<void> {
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

/** Opens a menu of the navbar, and clicks an item. */
export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  const navbar = page.getByRole('navigation');
  await navbar.getByText(menu, { exact: true }).click();
  await navbar
    .getByRole('link', { name: item, exact: true })
    .or(navbar.getByRole('button', { name: item, exact: true }))
    .click();
}

/** The content of local storage. */
export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...window.localStorage }));
}

/** Logs the dealer out, and waits for the reload that follows: another navigation would be interrupted by it. */
export async function logOutAsDealer(page: Page, { hasDrafts = false } = {}): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  if (hasDrafts) await answerDialog(page, { title: 'Log out and delete your drafts?' }, 'Log out');
  await reloaded;
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
}
