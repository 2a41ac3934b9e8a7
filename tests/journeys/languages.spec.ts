import { languages } from '../../src/shared/languages';
import { expect, test } from './support/journey';

const scrolled = () => window.scrollY;

test('a visitor changes the language, and keeps the place: the search, the position, and the choice for the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/cars?sort=cheapest');
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(800);
  const position = await page.evaluate(scrolled);
  const header = page.getByRole('banner');
  await header.getByText('English').click();
  await header.getByRole('link', { name: languages.hi.name }).click();
  await expect(page).toHaveURL('/hi/cars?sort=cheapest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect.poll(() => page.evaluate(scrolled)).toBe(position);
  // Links stay in the language.
  await page.getByRole('navigation', { name: 'शुरुआत' }).getByRole('link', { name: 'होम' }).click();
  await expect(page).toHaveURL('/hi');
  await page.goto('/');
  await page.getByRole('link', { name: languages.hi.offer }).click();
  await expect(page).toHaveURL('/hi');
});

test('an unknown start of an address is not found, in English', async ({ page }) => {
  await page.goto('/xx/cars');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
