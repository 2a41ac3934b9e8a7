import { listings as demoListings } from '../demo/catalogue/listings';
import type { Bench } from './bench';
import { type Cost, measureCosts, toFigure } from './costs';
import { measureDeeds } from './deeds';
import type { Figure } from './figure';
import { fillListings } from './fillListings';
import { measureFirstViewBytes } from './firstViewBytes';
import { measureIdleBytes } from './idleBytes';
import { measureInteractions } from './interactions';
import { measureLayoutShift } from './layoutShift';
import { measureLighthouse } from './lighthouse';
import { type BenchOptions, type Part, parts } from './options';
import { measurePaint } from './paint';
import { measurePictures } from './pictures';
import { measurePosting } from './posting';
import type { Measured } from './report';
import { measureRequests } from './requests';
import { measureSearches } from './searches';

/** Parts that must not depend on the number of listings. All but the times of searches are the same on every machine. */
const exactParts: ReadonlySet<Part> = new Set(['bytes', 'requests', 'pictures', 'cost', 'search']);

const measurements: Readonly<Record<Exclude<Part, 'cost'>, (bench: Bench) => Promise<readonly Figure[]>>> = {
  bytes: async (bench) => [...(await measureFirstViewBytes(bench)), ...(await measureIdleBytes(bench))],
  requests: measureRequests,
  pictures: measurePictures,
  search: measureSearches,
  shift: measureLayoutShift,
  interactions: measureInteractions,
  deeds: measureDeeds,
  posting: measurePosting,
  paint: measurePaint,
  lighthouse: measureLighthouse,
};

interface Results {
  readonly figures: readonly Figure[];
  readonly costs: readonly Cost[];
}

async function measurePart(bench: Bench, part: Part): Promise<Results> {
  if (part !== 'cost') return { figures: await measurements[part](bench), costs: [] };
  const costs = await measureCosts(bench);
  return { figures: costs.map(toFigure), costs };
}

/** A failed measurement is a missed target. The other measurements continue. */
function failure(part: Part, error: unknown): Results {
  const details = [error instanceof Error ? error.message : String(error)];
  const figure: Figure = {
    part,
    what: `${part}: not measured`,
    value: '',
    target: '',
    met: false,
    exact: false,
    details,
  };
  return { figures: [figure], costs: [] };
}

async function measureParts(bench: Bench, wanted: readonly Part[], signal: AbortSignal): Promise<Results> {
  const results: Results[] = [];
  for (const part of wanted) {
    signal.throwIfAborted();
    bench.log(`Measuring: ${part} ...`);
    try {
      results.push(await measurePart(bench, part));
    } catch (error) {
      signal.throwIfAborted();
      results.push(failure(part, error));
    }
  }
  return { figures: results.flatMap(({ figures }) => figures), costs: results.flatMap(({ costs }) => costs) };
}

/**
 * Runs all requested measurements with the fewest listings, and repeats the exact ones with more listings.
 *
 * The emulators have the demo data, and the environment of this process names them.
 */
export async function measureAll(
  bench: Bench,
  { listings, only }: BenchOptions,
  signal: AbortSignal,
): Promise<readonly Measured[]> {
  const wanted = parts.filter((part) => only.has(part));
  const measured: Measured[] = [];
  for (const [index, total] of (listings.length > 0 ? listings : [demoListings.length]).entries()) {
    if (total !== demoListings.length) await fillListings(total, bench.log);
    const now = index === 0 ? wanted : wanted.filter((part) => exactParts.has(part));
    measured.push({ listings: total, ...(await measureParts(bench, now, signal)) });
  }
  return measured;
}
