import type { Result } from 'lighthouse';
import type { Bench } from './bench';
import { atMost, type Figure, median, seconds } from './figure';
import { runLighthouse } from './lighthouseRun';

const paints = [
  { audit: 'first-contentful-paint', what: 'First paint of the home page', limit: 1400 },
  { audit: 'largest-contentful-paint', what: 'Largest paint of the home page', limit: 2400 },
] as const;

function timeOf({ audits }: Result, audit: string): number {
  const time = audits[audit]?.numericValue;
  if (time === undefined) throw new Error(`Lighthouse gave no ${audit}`);
  return time;
}

/**
 * First and largest paint with a throttled network and processor, not computed from a fast run: Lighthouse's throttling
 * method 'devtools'.
 */
export async function measurePaint(bench: Bench): Promise<readonly Figure[]> {
  const results: Result[] = [];
  while (results.length < bench.runs) {
    const flags = { onlyAudits: paints.map(({ audit }) => audit), throttlingMethod: 'devtools' } as const;
    results.push(await runLighthouse(bench, `${bench.address}/`, flags));
  }
  return paints.map(({ audit, what, limit }) => {
    const times = results.map((result) => timeOf(result, audit));
    return atMost(limit, seconds, {
      part: 'paint',
      what,
      value: median(times),
      exact: false,
      details: [`runs: ${times.map(seconds).join(', ')}`],
    });
  });
}
