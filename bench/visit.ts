import type { BrowserContext, Page, Request } from '@playwright/test';
import { type Bench, phone } from './bench';

/** Milliseconds without a request: nothing is loading any more. */
const quiet = 500;
/** Milliseconds: what takes longer never ends. */
const patience = 60_000;

interface Traffic {
  readonly pending: Set<Request>;
  /** When a request began or ended last, as `performance.now` gives it. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), changedAt: performance.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    traffic.pending.delete(request);
    traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    traffic.pending.add(request);
    traffic.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

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
  context.on('page', watchTraffic);
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

/**
 * Nothing is loading any more, nor about to: also after a press or a scroll, of which the load states of Playwright know
 * nothing.
 *
 * @throws {Error} naming what does not end
 */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error(`Nobody watches what ${page.url()} asks for`);
  const begun = performance.now();
  const isQuiet = () => traffic.pending.size === 0 && performance.now() - Math.max(begun, traffic.changedAt) > quiet;
  while (!isQuiet()) {
    if (performance.now() - begun > patience) {
      throw new Error(`Still loading: ${[...traffic.pending].map((request) => request.url()).join(', ')}`);
    }
    await page.waitForTimeout(quiet / 10);
  }
}
