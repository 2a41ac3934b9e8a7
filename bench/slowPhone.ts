import type { BrowserContext, Page } from '@playwright/test';

/** Milliseconds that a cheap phone needs for the work below. A laptop needs a quarter. */
const phoneTime = 34;

/** The browser cannot make a machine faster than it is. */
const noSlowdown = 1;

/** Runs in the page: objects, texts and numbers, as a program for the web uses them. The best of several times. */
function timeOfWork(): number {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    const words = new Map<string, number>();
    for (let index = 0; index < 60_000; index += 1) {
      const word = `word ${(index * 7919) % 5000}`;
      words.set(word, (words.get(word) ?? 0) + word.length);
    }
    JSON.parse(JSON.stringify([...words]));
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

/** Slows the processor of a page down to that of a cheap phone, whatever machine this is. */
export async function slowDownToPhone(page: Page, context: BrowserContext): Promise<void> {
  const rate = Math.max(noSlowdown, phoneTime / (await page.evaluate(timeOfWork)));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A slow mobile network, as in Lighthouse's mobile preset (1.6 Mbit/s): milliseconds, and bytes per second. */
const slowNetwork = { offline: false, latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 } as const;

/** The same network for a page whose connections are open: a request takes one round trip, and not nearly four. */
const roundTrip = 150;

export async function slowDownNetwork(
  page: Page,
  context: BrowserContext,
  connections: 'new' | 'open' = 'new',
): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const network = connections === 'new' ? slowNetwork : { ...slowNetwork, latency: roundTrip };
  await devTools.send('Network.emulateNetworkConditions', network);
}
