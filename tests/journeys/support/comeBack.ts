import type { Page } from '@playwright/test';

/** Simulates people who come back to the tab after a while. The clock of the tab stays that far ahead. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
