import type { Locator, Page } from '@playwright/test';
import { logInAsBuyer, logInAsDealer } from './support/accounts';
import { expect, test } from './support/journey';

const navbar = (page: Page): Locator => page.getByRole('navigation');

type Item = string | { readonly menu: string; readonly open?: readonly string[] };

function itemLines(item: Item, actions: readonly string[]): string {
  if (typeof item === 'string') return `  - listitem:\n    - ${actions.includes(item) ? 'button' : 'link'} "${item}"`;
  const { menu, open } = item;
  const button = `  - listitem:\n    - button "${menu}"${open ? ' [expanded]' : ''}`;
  if (!open) return button;
  const lines = open.map(
    (name) => `      - listitem:\n        - ${actions.includes(name) ? 'button' : 'link'} "${name}"`,
  );
  return [button, '    - list:', ...lines].join('\n');
}

/** The navbar offers these items in this order, and nothing else. 'Logout' is a button, the others are links. */
async function expectItems(page: Page, items: readonly Item[]): Promise<void> {
  const lines = items.map((item) => itemLines(item, ['Logout']));
  const list = navbar(page).getByRole('list').first();
  await expect(list).toMatchAriaSnapshot(['- list:', '  - /children: deep-equal', ...lines].join('\n'));
}

const openMenu = (page: Page, name: string) => navbar(page).getByRole('button', { name, exact: true }).click();

test('what the navbar offers a visitor', async ({ page }) => {
  await page.goto('/');
  const [user, seller] = [
    ['User Login', 'User Sign Up'],
    ['Seller Login', 'Seller Sign Up'],
  ];
  await expectItems(page, ['Home', { menu: 'User' }, { menu: 'Seller' }, 'Contact Us']);
  await openMenu(page, 'User');
  await expectItems(page, ['Home', { menu: 'User', open: user }, { menu: 'Seller' }, 'Contact Us']);
  await openMenu(page, 'Seller');
  await expectItems(page, ['Home', { menu: 'User' }, { menu: 'Seller', open: seller }, 'Contact Us']);
  await page.keyboard.press('Escape');
  await expectItems(page, ['Home', { menu: 'User' }, { menu: 'Seller' }, 'Contact Us']);

  for (const [menu, item, address] of [
    ['User', 'User Login', '/login'],
    ['User', 'User Sign Up', '/UserSignUp'],
    ['Seller', 'Seller Login', '/slogin'],
    ['Seller', 'Seller Sign Up', '/sSignup'],
  ] as const) {
    await openMenu(page, menu);
    await navbar(page).getByRole('link', { name: item, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await navbar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/ContactUs');
  await navbar(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('what the navbar offers a buyer', async ({ page, people }) => {
  await logInAsBuyer(page, await people.registerBuyer());
  await openMenu(page, 'User');
  const user = { menu: 'User', open: ['Logout'] };
  await expectItems(page, ['Home', 'My Bookings', user, { menu: 'Seller' }, 'Contact Us']);
});

test('what the navbar offers a dealer', async ({ page, people }) => {
  await logInAsDealer(page, await people.registerDealer());
  await openMenu(page, 'Add Vehicle');
  const add = { menu: 'Add Vehicle', open: ['Add Car', 'Add Bike'] };
  await expectItems(page, ['My Profile', 'My Vehicles', 'Order List', add, 'Logout']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, and closes on an outside click, on scroll, on Escape and on a choice', async ({ page }) => {
    await page.goto('/ContactUs');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const home = navbar(page).getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeHidden();
    const open = async () => {
      await toggle.click();
      await expect(home).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    };

    await open();
    await page.getByRole('heading', { name: 'Terms' }).click({ force: true, noWaitAfter: true });
    await expect(home).toBeHidden();

    await page.getByRole('heading', { name: 'Contact us' }).scrollIntoViewIfNeeded();
    await open();
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 200);
    await expect(home).toBeHidden();

    await page.mouse.wheel(0, -400);
    await open();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();

    await open();
    await toggle.click();
    await expect(home).toBeHidden();

    await open();
    await openMenu(page, 'Seller');
    await navbar(page).getByRole('link', { name: 'Seller Login' }).click();
    await expect(page).toHaveURL('/slogin');
    await expect(home).toBeHidden();
  });
});

test('an open dropdown closes on an outside click', async ({ page }) => {
  await page.goto('/ContactUs');
  await openMenu(page, 'User');
  const login = navbar(page).getByRole('link', { name: 'User Login' });
  await expect(login).toBeVisible();
  await page.getByRole('heading', { name: 'Contact us' }).click();
  await expect(login).toBeHidden();
});

test('the footer tells about the site, how to get support, and where to follow it', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'About Second Gear' })).toBeVisible();
  await expect(footer.getByText(/connect dealers of used cars and bikes with buyers/)).toBeVisible();
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: '1800 000 000' })).toHaveAttribute('href', /^tel:/);
  for (const name of ['Instagram', 'Facebook', 'YouTube']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\./);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await footer.getByRole('link', { name: 'Send us a message' }).click();
  await expect(page).toHaveURL('/ContactUs');
  await footer.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/AdminLogin');
});

test('keyboard users skip to the content', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'User Login' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});
