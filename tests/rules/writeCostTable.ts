import { writtenPart } from '../support/writtenPart';
import type { Costs } from './ruleCosts';

/** The limits of Second Gear for a write: Google allows 20 look-ups and 1,000 expressions. */
const costLimits = { lookUps: 15, expressions: 900 } as const;

/** What each write of the app needs, by its name. */
export type WriteCosts = Readonly<Record<string, Costs>>;

/** The test that writes the table in docs/scale.md. */
const writer = 'tests/rules/writeCosts.test.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const totalOf = ({ expressions, lookUps }: Costs) => ({
  expressions: total(expressions),
  lookUps: total(lookUps),
});

/** The names of the writes that need more than the limits. */
export function overLimits(costs: WriteCosts): string[] {
  return Object.keys(costs).filter((what) => {
    const { lookUps, expressions } = totalOf(costs[what] ?? { expressions: [], lookUps: [] });
    return lookUps > costLimits.lookUps || expressions > costLimits.expressions;
  });
}

/** Each record's expressions, with its look-ups in brackets: '235 (2) × 10' for ten records in a row. */
function recordsText({ expressions, lookUps }: Costs): string {
  const groups: { text: string; count: number }[] = [];
  for (const [index, each] of expressions.entries()) {
    const text = `${each} (${lookUps[index]})`;
    const last = groups.at(-1);
    if (last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  return groups.map(({ text, count }) => (count > 1 ? `${text} × ${count}` : text)).join(', ');
}

function readRecords(text: string): Costs {
  const records = [...text.matchAll(/(\d+) \((\d+)\)(?: × (\d+))?/g)].flatMap(
    ([, expressions = '', lookUps = '', count = '1']) =>
      Array.from({ length: Number(count) }, () => [Number(expressions), Number(lookUps)] as const),
  );
  return { expressions: records.map(([each]) => each), lookUps: records.map(([, each]) => each) };
}

function table(costs: WriteCosts): string {
  const rows = Object.entries(costs)
    .map(([what, each]) => ({ what, records: recordsText(each), ...totalOf(each) }))
    .sort((one, other) => other.expressions - one.expressions);
  return [
    '| Write | Look-ups | Expressions | Of each record: expressions (look-ups) |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.lookUps} | ${row.expressions} | ${row.records} |`),
  ].join('\n');
}

/** What the table in the text of docs/scale.md says. */
export function readCostTable(text: string): WriteCosts {
  const rows = [...writtenPart(text, writer).content.matchAll(/^\| (.+) \| \d+ \| \d+ \| (.+) \|$/gm)];
  return Object.fromEntries(rows.map(([, what = '', records = '']) => [what, readRecords(records)]));
}

/** Replaces the table in the text of docs/scale.md. */
export function withCostTable(text: string, costs: WriteCosts): string {
  return writtenPart(text, writer).replacedBy(table(costs));
}
