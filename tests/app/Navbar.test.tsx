import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Navbar } from '../../src/app/Navbar';
import type { NavItem } from '../../src/app/navigation';
import { address, show } from '../support/screens/show';

const logOut = vi.fn();

const items: readonly NavItem[] = [
  { type: 'link', label: 'Home', to: '/' },
  {
    type: 'menu',
    label: 'User',
    items: [
      { type: 'link', label: 'User Login', to: '/login' },
      { type: 'action', label: 'Logout', run: logOut },
    ],
  },
  { type: 'link', label: 'Contact Us', to: '/ContactUs' },
];

function showBar() {
  return show(
    <>
      <Navbar label="Main" items={items} isWork />
      <main>The page</main>
    </>,
    '/somewhere',
  );
}

const menu = (name: string) => screen.getByText(name);

function expectOpen(name: string, open: boolean): void {
  expect(menu(name).closest('details')).toHaveProperty('open', open);
}

describe.each(['User', 'Menu'])('%s (a dropdown; the mobile menu)', (name) => {
  test('opens and closes by its button', async () => {
    const { user } = showBar();
    expectOpen(name, false);
    await user.click(menu(name));
    expectOpen(name, true);
    await user.click(menu(name));
    expectOpen(name, false);
  });

  test('closes on a click outside it', async () => {
    const { user } = showBar();
    await user.click(menu(name));
    await user.click(screen.getByText('The page'));
    expectOpen(name, false);
  });

  test('closes on Escape, and on no other key', async () => {
    const { user } = showBar();
    await user.click(menu(name));
    await user.keyboard('x');
    expectOpen(name, true);
    await user.keyboard('{Escape}');
    expectOpen(name, false);
  });

  test('closes when a link in it is chosen, which leads to its page', async () => {
    const { user } = showBar();
    if (name === 'Menu') await user.click(menu('Menu'));
    await user.click(menu('User'));
    await user.click(screen.getByRole('link', { name: 'User Login' }));
    expectOpen(name, false);
    expect(address()).toBe('/login');
  });
});

test('the mobile menu closes on scroll', async () => {
  const { user } = showBar();
  await user.click(menu('Menu'));
  fireEvent.scroll(window);
  expectOpen('Menu', false);
});

test('the mobile menu stays open for a click inside it', async () => {
  const { user } = showBar();
  await user.click(menu('Menu'));
  await user.click(menu('User'));
  expectOpen('Menu', true);
  expectOpen('User', true);
});

test('the mobile menu closes when a link of the bar is chosen', async () => {
  const { user } = showBar();
  await user.click(menu('Menu'));
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expectOpen('Menu', false);
  expect(address()).toBe('/ContactUs');
});

test('an action of a dropdown is done, and the dropdown closes', async () => {
  const { user } = showBar();
  await user.click(menu('User'));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logOut).toHaveBeenCalledOnce();
  expectOpen('User', false);
});

test('the brand leads home', async () => {
  const { user } = showBar();
  await user.click(screen.getByRole('link', { name: /Second Gear/ }));
  expect(address()).toBe('/');
});

test('the link to the current page is marked', () => {
  show(<Navbar label="Main" items={items} isWork />, '/ContactUs');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});
