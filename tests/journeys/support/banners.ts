import type { Page } from '@playwright/test';

/** Makes banners stay longer, for a busy machine. Another test checks how long they stay. */
export async function slowBanners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const slowed = (run: () => void, delay?: number) => setTimeout(run, delay === 2_000 ? 30_000 : delay);
    Object.defineProperty(window, 'setTimeout', { value: slowed });
  });
}
