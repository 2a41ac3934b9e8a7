import type { BrowserContext, Page } from '@playwright/test';
import { type Bench, phone } from './bench';

/**
 * A browser that has never been here, on a phone's screen. Service workers are off: what they fetch escapes those who
 * count, and none of it is part of a first view.
 */
async function openPhone({ browser, address }: Pick<Bench, 'browser' | 'address'>): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: address,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}

/** Lets a new visitor do something, and closes the browser behind. */
export async function withPhone<Result>(
  bench: Pick<Bench, 'browser' | 'address'>,
  visit: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await openPhone(bench);
  try {
    return await visit(await context.newPage(), context);
  } finally {
    // What is still on its way is of no interest any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** The page's first list is there: its first card can be seen. */
export async function untilFirstCard(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

/** Nothing is loading any more. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
