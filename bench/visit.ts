import type { BrowserContext, Page, Request } from '@playwright/test';
import { type Bench, phone } from './bench';

/** Milliseconds without a request after which nothing is loading any more. */
const quiet = 500;
/** Milliseconds. What takes longer will never end. */
const patience = 60_000;

interface Traffic {
  readonly pending: Set<Request>;
  /** The time at which a request began or ended last, from `performance.now`. */
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
 * A new browser with a phone's screen. Usually service workers are off: their requests would not be counted, and are not
 * part of a first view.
 */
async function openPhone(
  { browser, address }: Pick<Bench, 'browser' | 'address'>,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: address,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
}

/** Runs the steps of a new visitor, and closes the browser. */
export async function withPhone<Result>(
  bench: Pick<Bench, 'browser' | 'address'>,
  visit: (page: Page, context: BrowserContext) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Result> {
  const context = await openPhone(bench, serviceWorkers);
  context.on('page', watchTraffic);
  try {
    return await visit(await context.newPage(), context);
  } finally {
    // Ignores requests that are still running.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Waits until the page's first card is visible. */
export async function untilFirstCard(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

/**
 * Waits until nothing is loading, also after a click or a scroll, which Playwright's load states do not cover.
 *
 * @throws {Error} that names the requests that do not end
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
