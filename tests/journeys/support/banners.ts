import type { Page } from '@playwright/test';

/** A browser in which a banner stands long enough for a busy machine; how long it does is seen elsewhere. */
export async function slowBanners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const slowed = (run: () => void, delay?: number) => setTimeout(run, delay === 2_000 ? 30_000 : delay);
    Object.defineProperty(window, 'setTimeout', { value: slowed });
  });
}
