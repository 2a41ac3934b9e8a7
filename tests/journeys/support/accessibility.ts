import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the screen as it is now, one line per element; one rule alone, where it is named. */
async function accessibilityFaults(page: Page, rule?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** The same, light and dark. */
export async function accessibilityFaultsInBothSchemes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // All that the dark can spoil.
  const dark = await accessibilityFaults(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

/** How far the page can be scrolled sideways, in pixels; a page that fits its window gives 0. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
