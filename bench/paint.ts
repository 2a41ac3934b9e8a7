import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../src/shared/addresses/addresses';
import type { Bench } from './bench';
import { atMost, type Figure, seconds } from './figure';
import { exampleOf } from './publicRoutes';
import { slowDownNetwork, slowDownToPhone } from './slowPhone';
import { untilQuiet, withPhone } from './visit';

/** What any page costs on this machine and this network. */
const emptyPage = '/empty';
const emptyText = '<!doctype html><html lang="en"><title>Empty</title><p>Empty';

/**
 * One page of each kind, and how many times longer than the empty page it may take. The largest content of the first
 * three is a photo, whose address the page asks Firestore for.
 */
const pages = [
  { what: 'the home page', address: paths.home, limit: 4 },
  { what: 'a list', address: paths.cars, limit: 4 },
  { what: 'a listing', address: exampleOf('car'), limit: 4 },
  { what: 'a form', address: paths.buyerLogin, limit: 2 },
] as const;

declare global {
  interface Window {
    /** When the largest content was painted, in milliseconds. */
    largestPaint: number;
  }
}

function watchLargestPaint(): void {
  window.largestPaint = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
}

/** @returns milliseconds, in a new browser without a cache */
async function largestPaint(bench: Bench, address: string): Promise<number> {
  return withPhone(bench, async (page, context) => {
    await context.addInitScript(watchLargestPaint);
    await slowDownToPhone(page, context);
    await slowDownNetwork(page, context);
    await page.goto(address);
    await untilQuiet(page);
    return page.evaluate(() => window.largestPaint);
  });
}

/** The largest paint on a phone, compared with that of an empty page in the same run (PERF-11). */
export async function measurePaint(bench: Bench): Promise<readonly Figure[]> {
  await writeFile(path.join(bench.app, `${emptyPage}.html`), emptyText);
  const addresses = [emptyPage, ...pages.map(({ address }) => address)];
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  // In turn. What else the machine does only adds to a time, so the best one counts.
  for (let run = 0; run < bench.runs; run += 1) {
    for (const [address, measured] of times) measured.push(await largestPaint(bench, address));
  }
  const timesOf = (address: string) => times.get(address) ?? [];
  const bestOf = (address: string) => Math.min(...timesOf(address));
  const empty = bestOf(emptyPage);
  return pages.map(({ what, address, limit }) =>
    atMost(limit, (ratio) => `${ratio.toFixed(2)} times an empty page`, {
      part: 'paint',
      what: `Largest paint of ${what}`,
      value: bestOf(address) / empty,
      exact: false,
      details: [`${timesOf(address).map(seconds).join(', ')}; an empty page: ${seconds(empty)}`],
    }),
  );
}
