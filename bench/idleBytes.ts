import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../src/shared/addresses/addresses';
import type { Bench } from './bench';
import { atMost, type Figure, kilobytes } from './figure';
import { untilFirstCard, untilQuiet, withPhone } from './visit';

const budget = 15_000;

/** Milliseconds: longer than each timer of a page that nobody touches. */
const rest = 10_000;

/** The scripts and styles that a page loads by itself after its first card is visible, while nobody touches it. */
async function idleFiles(bench: Bench, address: string): Promise<readonly string[]> {
  return withPhone(bench, async (page) => {
    await page.goto(address);
    await untilFirstCard(page);
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
    });
    await page.waitForTimeout(rest);
    await untilQuiet(page);
    return [...files];
  });
}

async function measurePage(bench: Bench, name: string, address: string): Promise<Figure> {
  const files = await idleFiles(bench, address);
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: gzipSync(await readFile(path.join(bench.app, file))).length })),
  );
  return atMost(budget, kilobytes, {
    part: 'bytes',
    what: `Scripts and styles that ${name} loads when idle, gzip`,
    value: sizes.reduce((sum, { size }) => sum + size, 0),
    exact: true,
    details: sizes.map(({ file, size }) => `${kilobytes(size)} ${file}`),
  });
}

/** What comes when nobody has asked for anything (PERF-13). Without the cache of the service worker, which is off. */
export async function measureIdleBytes(bench: Bench): Promise<readonly Figure[]> {
  return [
    await measurePage(bench, 'the home page', paths.home),
    await measurePage(bench, 'the list of cars', paths.cars),
  ];
}
