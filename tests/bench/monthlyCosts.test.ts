import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  appCheckPrice,
  assessmentsOfVisit,
  type Bill,
  billOf,
  centsPerThousandVisits,
  type Month,
  months,
  sumOf,
} from '../../bench/monthlyCosts';
import { root } from '../../emulators/project';
import { readsOfVisit, readsWriter, readTable } from '../readsTable';
import { writtenPart } from '../support/writtenPart';

/**
 * The cost of a month in docs/scale.md. After a change of the reads or of the prices,
 * `MONTHLY_COSTS=write npx vitest run --project unit monthlyCosts` writes the table again.
 */

const page = path.join(root, 'docs/scale.md');
const text = readFileSync(page, 'utf8');
const reads = readsOfVisit(readTable(writtenPart(text, readsWriter).content));
/** Cents for a thousand visits, without App Check. */
const budget = 9;

const lines: Readonly<Record<keyof Bill, string>> = {
  reads: 'Firestore: documents read',
  writes: 'Firestore: documents written',
  firestoreStorage: 'Firestore: storage, with indexes',
  answers: 'Firestore: answers',
  photoStorage: 'Photos: storage',
  photoDownloads: 'Photos: downloads',
  hosting: 'Hosting: the app',
};

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });

function row(title: string, cell: (month: Month) => string): string {
  return `| ${[title, ...months.map(cell)].join(' | ')} |`;
}

function table(): string {
  const bill = (month: Month) => billOf(month, reads);
  return [
    row('Visits a month', ({ visits }) => grouped(visits)),
    row('---', () => '---'),
    row('Live listings', ({ listings }) => grouped(listings)),
    row('Documents read, by the app', ({ visits }) => grouped(visits * reads)),
    ...Object.entries(lines).map(([line, title]) => row(title, (month) => grouped(bill(month)[line as keyof Bill]))),
    row('Auth: e-mail and password', () => '0'),
    row('**Sum, USD**', (month) => `**${grouped(sumOf(bill(month)))}**`),
    row('**Cents for a thousand visits**', (month) => `**${centsPerThousandVisits(month, reads).toFixed(1)}**`),
    row('App Check, tokens of an hour', ({ visits }) => grouped(appCheckPrice(visits * assessmentsOfVisit.hour))),
    row('App Check, tokens of 7 days', ({ visits }) => grouped(appCheckPrice(visits * assessmentsOfVisit.sevenDays))),
  ].join('\n');
}

const written = writtenPart(text, 'tests/bench/monthlyCosts.test.ts');

if (process.env.MONTHLY_COSTS === 'write') {
  test('the table is written', () => writeFileSync(page, written.replacedBy(table())));
} else {
  test('the table in docs/scale.md is what the amounts and the prices give', () => {
    expect(written.content.trim()).toBe(table());
  });

  test.each(months)('a thousand of $visits visits cost at most 9 cents', (month) => {
    expect(centsPerThousandVisits(month, reads)).toBeLessThanOrEqual(budget);
  });
}

describe('App Check', () => {
  test.each([
    [10_000, 0],
    [10_001, 8],
    [100_000, 8],
    [1_000_000, 908],
  ])('%i assessments cost USD %i', (assessments, price) => {
    expect(appCheckPrice(assessments)).toBe(price);
  });
});
