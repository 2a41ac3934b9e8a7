import { parseArgs } from 'node:util';
import { listings as demoListings } from '../demo/catalogue/listings';
import { CommandError } from '../emulators/commandError';

/** In the order in which they run: counts first, and times last, when everything is warm. */
export const parts = [
  'bytes',
  'requests',
  'pictures',
  'cost',
  'search',
  'shift',
  'interactions',
  'deeds',
  'posting',
  'paint',
  'lighthouse',
] as const;

export type Part = (typeof parts)[number];

/** `cost` has no targets. The others need an idle machine, and most of the time. */
const slowParts: readonly Part[] = ['cost', 'interactions', 'deeds', 'posting', 'lighthouse'];
const quickParts = parts.filter((part) => !slowParts.includes(part));

export interface BenchOptions {
  /** Total numbers of listings, ascending. Empty: the demo data only. */
  readonly listings: readonly number[];
  /** How often a time is measured. The median is the result. */
  readonly runs: number;
  readonly only: ReadonlySet<Part>;
  /** Measures the existing build. */
  readonly keepBuild: boolean;
}

const usage = [
  'npm run bench -- [options]',
  '  --listings 100,1000   fill that many listings in total, one after the other, and compare what must not grow',
  '  --runs 3              measure times that often, and take the median',
  '  --keep-build          measure the build of the last run',
  `  --quick               what CI measures: all but ${slowParts.join(', ')}`,
  `  --only bytes,paint    only some parts: ${parts.join(', ')}`,
].join('\n');

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new CommandError(`'${text}' is no whole number above 0.\n${usage}`);
  return count;
}

function toTotal(text: string): number {
  const total = toCount(text);
  if (total < demoListings.length) throw new CommandError(`The demo data alone has ${demoListings.length} listings.`);
  return total;
}

function toPart(text: string): Part {
  const part = parts.find((name) => name === text);
  if (!part) throw new CommandError(`There is no part '${text}'.\n${usage}`);
  return part;
}

/** @throws {CommandError} with the usage of the command */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        listings: { type: 'string' },
        runs: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        'keep-build': { type: 'boolean', default: false },
      },
    });
    return {
      listings: (values.listings?.split(',') ?? []).map(toTotal).sort((one, other) => one - other),
      runs: toCount(values.runs ?? '3'),
      only: new Set(values.only?.split(',').map(toPart) ?? (values.quick ? quickParts : parts)),
      keepBuild: values['keep-build'],
    };
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error;
    throw new CommandError(`${error.message}\n${usage}`);
  }
}
