import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome pictures' });
const picture = (page: Page, index: number) => welcome(page).getByRole('img').nth(index);

test.describe('for people who do not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the brand word changes every 5 seconds: Car, Bike, SUV, XUV, VAN, and again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/ContactUs');
    // The page is prerendered, and only the app changes the word.
    await page.waitForLoadState('networkidle');
    const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Second Gear' });
    await expect(brand).toHaveText('Second Gear Car');
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = (await brand.textContent())?.split(' ').at(-1) ?? '';
    const words = ['Car', 'Bike', 'SUV', 'XUV', 'VAN'];
    expect(words).toContain(before);
    for (let step = 1; step <= 5; step += 1) {
      await page.clock.runFor(5_000);
      await expect(brand).toHaveText(`Second Gear ${words[(words.indexOf(before) + step) % 5]}`);
    }
  });

  test('the welcome pictures change every 3 seconds, until they are paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(picture(page, 0)).toBeInViewport();
    await expect(picture(page, 1)).not.toBeInViewport();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expectToMove(page, 0);
    const first = await shownPicture(page);
    await page.clock.runFor(3_000);
    await expect(picture(page, (first + 1) % 4)).toBeInViewport({ ratio: 0.9 });
    expect(await shownPicture(page)).toBe((first + 1) % 4);

    const pause = welcome(page).getByRole('button', { name: 'Pause: Welcome pictures' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(5, 5);
    await page.getByRole('tab', { name: 'Home' }).focus();
    const paused = await shownPicture(page);
    await page.clock.runFor(12_000);
    expect(await shownPicture(page)).toBe(paused);

    await pause.click();
    await page.mouse.move(5, 5);
    await page.getByRole('tab', { name: 'Home' }).focus();
    await expectToMove(page, paused);
  });

  test('the welcome pictures wait while they have the pointer or the focus', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(picture(page, 0)).toBeInViewport();
    // The buttons are disabled until the app notices the pointer.
    await expect(welcome(page).getByRole('button', { name: 'Next: Welcome pictures' })).toBeEnabled();
    await welcome(page).hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    const held = await shownPicture(page);
    await page.clock.runFor(12_000);
    expect(await shownPicture(page)).toBe(held);
    await page.mouse.move(5, 5);
    await welcome(page).getByRole('button', { name: 'Next: Welcome pictures' }).focus();
    await page.clock.runFor(12_000);
    expect(await shownPicture(page)).toBe(held);
  });

  test('the details slide in within 300 ms over a backdrop that takes 150 ms', async ({ page }) => {
    await page.goto('/cars');
    await page.getByRole('button', { name: 'Know More' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const [part, name, duration] of [
      ['.modal-dialog', 'details', '0.3s'],
      ['.modal-backdrop', 'details-backdrop', '0.15s'],
    ] as const) {
      await expect(page.locator(part)).toHaveCSS('animation-name', name);
      await expect(page.locator(part)).toHaveCSS('animation-duration', duration);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('dialogs fly in, and close all the same', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('dialog', { name: 'Invalid Input' }).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

/** The index of the picture in view. Waits until the scroll has ended, because the fake clock does not control it. */
async function shownPicture(page: Page): Promise<number> {
  const nearest = () =>
    welcome(page)
      .getByRole('list')
      .evaluate((track) => {
        const starts = [...track.children].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
        const distances = starts.map((start) => Math.abs(start - (starts[0] ?? 0) - track.scrollLeft));
        const distance = Math.min(...distances);
        return { index: distances.indexOf(distance), distance };
      });
  await expect.poll(async () => (await nearest()).distance).toBeLessThan(1);
  return (await nearest()).index;
}

/**
 * The timer of the pictures may start a moment after the step before. So this advances the clock by three seconds until
 * a picture moves.
 */
async function expectToMove(page: Page, from: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(3_000);
    expect(await shownPicture(page)).not.toBe(from);
  }).toPass();
}

test.describe('for people who asked for less motion', () => {
  test('nothing moves by itself, and there is nothing to pause', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(picture(page, 0)).toBeInViewport();
    await expect(welcome(page).getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(picture(page, 0)).toBeInViewport({ ratio: 0.9 });
    const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Second Gear' });
    await expect(brand).toHaveText('Second Gear Car');
  });

  test('pictures and cards are moved by buttons and arrow keys', async ({ page }) => {
    await page.goto('/');
    const [next, previous] = ['Next', 'Previous'].map((name) =>
      welcome(page).getByRole('button', { name: `${name}: Welcome pictures` }),
    );
    await next?.click();
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 });
    await previous?.click();
    await previous?.click();
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.9 });

    const strip = page.getByRole('region', { name: 'Just added' });
    const cards = strip.getByRole('article');
    await expect(cards).toHaveCount(8);
    await expect(strip.getByRole('button', { name: 'Previous: Just added' })).toBeDisabled();
    await cards.first().scrollIntoViewIfNeeded();
    await strip.getByRole('list', { name: 'Just added' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(cards.last()).toBeInViewport({ ratio: 0.5, timeout: 500 });
    }).toPass();
    await expect(strip.getByRole('button', { name: 'Next: Just added' })).toBeDisabled();
  });
});
