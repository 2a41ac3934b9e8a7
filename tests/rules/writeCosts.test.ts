import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../emulators/project';
import { costedWrites } from './costedWrites';
import { type Costs, openScales, type Scales } from './ruleCosts';
import { overLimits, readCostTable, withCostTable } from './writeCostTable';

const page = path.join(root, 'docs/scale.md');
const text = readFileSync(page, 'utf8');
const known = readCostTable(text);

let scales: Scales;

beforeAll(async () => {
  scales = await openScales();
  return scales.close;
});

/** Measures each write, and writes what it needs to docs/scale.md. It takes two minutes. */
async function writeNumbers(): Promise<void> {
  const costs: Record<string, Costs> = {};
  for (const write of costedWrites) costs[write.what] = await scales.measure(write);
  writeFileSync(page, withCostTable(text, costs));
}

if (process.env.RULE_COSTS === 'write') {
  test('the numbers are written', writeNumbers, 600_000);
} else {
  test('no write in docs/scale.md is over the limits', () => {
    expect(overLimits(known)).toEqual([]);
  });

  test.each(costedWrites)('within the limits: $what', async (write) => {
    const before = known[write.what];
    const isAsBefore = before !== undefined && (await scales.needsAtMost(write, before));
    const needed = isAsBefore ? {} : { [write.what]: await scales.measure(write) };
    expect(overLimits(needed)).toEqual([]);
  });
}
