import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The sum of all layout shifts since the page began: never less than what browsers report as CLS. */
    shifted?: number;
  }
}

/** For every page that is opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far things have moved about, as soon as what arrived last has been painted. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const shifted = await page.evaluate(() => window.shifted);
  if (shifted === undefined) throw new Error(`Nobody watched ${page.url()}`);
  return shifted;
}
