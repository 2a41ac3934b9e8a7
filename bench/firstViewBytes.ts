import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { firstViewBudget, readFirstViewFiles } from '../tests/firstViewSize';
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

async function compressed(app: string, files: readonly string[]): Promise<readonly CompressedFile[]> {
  const sizes = files.map(async (file) => {
    const content = await readFile(path.join(app, file));
    return { file, bytes: (await compress(content, { level: 9 })).length };
  });
  return (await Promise.all(sizes)).sort((one, other) => other.bytes - one.bytes);
}

/** '130 kB' → 130000 */
function toBytes(budget: string): number {
  return Number.parseFloat(budget) * 1000;
}

function figureOf(what: string, budget: string, files: readonly CompressedFile[], foreseen: readonly string[]): Figure {
  const late = new Set(files.map(({ file }) => file).filter((file) => !foreseen.includes(file)));
  return atMost(toBytes(budget), kilobytes, {
    part: 'bytes',
    what,
    value: files.reduce((sum, { bytes }) => sum + bytes, 0),
    exact: true,
    details: files.map(
      ({ file, bytes }) => `${kilobytes(bytes)} ${file}${late.has(file) ? ' (not announced by index.html)' : ''}`,
    ),
  });
}

/** Scripts and styles before the home page's first list is visible, gzip. */
export async function measureFirstViewBytes(bench: Bench): Promise<readonly Figure[]> {
  const foreseen = await readFirstViewFiles(bench.app);
  const scripts = await compressed(bench.app, await requestedFiles(bench, 'script'));
  const styles = await compressed(bench.app, await requestedFiles(bench, 'stylesheet'));
  return [
    figureOf('JS before the first list is visible, gzip', firstViewBudget.scripts, scripts, foreseen.scripts),
    figureOf('CSS before the first list is visible, gzip', firstViewBudget.styles, styles, foreseen.styles),
  ];
}
