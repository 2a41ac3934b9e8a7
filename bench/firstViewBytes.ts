import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { firstViewBudget, readFirstView } from '../tests/firstViewSize';
import type { Bench } from './bench';
import { atMost, type Figure, kilobytes } from './figure';
import { untilFirstCard, withPhone } from './visit';

const compress = promisify(gzip);

interface CompressedFile {
  readonly file: string;
  readonly bytes: number;
}

/** The app's own scripts and styles that are asked for until the first card can be seen. */
async function requestedFiles(bench: Bench, type: 'script' | 'stylesheet'): Promise<readonly string[]> {
  return withPhone(bench, async (page) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === bench.address && request.resourceType() === type) files.add(pathname.slice(1));
    });
    await page.goto('/');
    await untilFirstCard(page);
    return [...files];
  });
}

async function compressed(file: string, content: string | Buffer): Promise<CompressedFile> {
  return { file, bytes: (await compress(content, { level: 9 })).length };
}

/** '130 kB' → 130000 */
function toBytes(budget: string): number {
  return Number.parseFloat(budget) * 1000;
}

/** Scripts and styles before the home page's first list is visible, gzip. */
export async function measureFirstViewBytes(bench: Bench): Promise<readonly Figure[]> {
  const { files, inline } = await readFirstView(bench.app);
  const parts = [
    { part: 'scripts', type: 'script', what: 'JS before the first list is visible, gzip' },
    { part: 'styles', type: 'stylesheet', what: 'CSS before the first list is visible, gzip' },
  ] as const;
  const figures: Figure[] = [];
  for (const { part, type, what } of parts) {
    const requested = (await requestedFiles(bench, type)).map(async (file) =>
      compressed(file, await readFile(path.join(bench.app, file))),
    );
    const all = await Promise.all([compressed('index.html itself', inline[part]), ...requested]);
    const announced = new Set(['index.html itself', ...files[part]]);
    figures.push(
      atMost(toBytes(firstViewBudget[part]), kilobytes, {
        part: 'bytes',
        what,
        value: all.reduce((sum, { bytes }) => sum + bytes, 0),
        exact: true,
        details: all
          .sort((one, other) => other.bytes - one.bytes)
          .map(
            ({ file, bytes }) =>
              `${kilobytes(bytes)} ${file}${announced.has(file) ? '' : ' (not announced by index.html)'}`,
          ),
      }),
    );
  }
  return figures;
}
