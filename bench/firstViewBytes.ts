import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../emulators/project';
import { firstViewBudget, writeFirstViewLimits } from '../tests/firstViewSize';
import type { Bench } from './bench';
import { type Figure, kilobytes } from './figure';

/** What `size-limit --json` says of each entry of its configuration. */
interface Measured {
  readonly name: string;
  readonly passed: boolean;
  /** Bytes, compressed. */
  readonly size: number;
}

/** The page, the scripts and the styles before the home page's first list is visible, in gzip (PERF-1). */
export async function measureFirstViewBytes({ app }: Bench): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-view-'));
  try {
    const limits = await writeFirstViewLimits(app, folder);
    // size-limit fails when a budget is exceeded, and has printed its report by then.
    const { stdout } = await promisify(execFile)(path.join(root, 'node_modules', '.bin', 'size-limit'), [
      ...['--config', limits, '--json'],
    ]).catch((error: { stdout: string }) => error);
    const measured: readonly Measured[] = JSON.parse(stdout);
    return measured.map(({ name, passed, size }) => ({
      part: 'bytes',
      what: `Size of ${name}, gzip`,
      value: kilobytes(size),
      target: `≤ ${firstViewBudget[name]}`,
      met: passed,
      exact: true,
      details: [],
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
