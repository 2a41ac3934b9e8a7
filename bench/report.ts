import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../emulators/project';
import { type Cost, monthlyPriceOf, priceOf } from './costs';
import type { Figure } from './figure';
import { type Part, parts } from './options';
import { monthlyVisits } from './prices';

/** The figures at one number of listings. */
export interface Measured {
  readonly listings: number;
  readonly figures: readonly Figure[];
  readonly costs: readonly Cost[];
}

/** An exact figure at each number of listings. */
export interface Growth {
  readonly what: string;
  readonly values: readonly string[];
  readonly unchanged: boolean;
}

type Line = readonly string[];

/** Each column has the width of its widest cell. */
function printTable(log: (line: string) => void, lines: readonly Line[]): void {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of lines)
    log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function verdictOf({ met }: Figure): string {
  if (met === undefined) return '';
  return met ? 'reached' : 'MISSED';
}

/** Name, value, target, and whether it is met. */
export function printFigures(log: (line: string) => void, { listings, figures }: Measured): void {
  log(`\n${listings} listings`);
  printTable(log, [
    ['What', 'Value', 'Target', 'Verdict'],
    ...figures.map((figure) => [figure.what, figure.value, figure.target ?? '', verdictOf(figure)]),
  ]);
}

/** The details of each missed target, once for all numbers of listings. */
export function printReasons(log: (line: string) => void, measured: readonly Measured[]): void {
  const explained = new Set<string>();
  for (const { what, met, details } of measured.flatMap(({ figures }) => figures)) {
    if (met !== false || details.length === 0 || explained.has(what)) continue;
    explained.add(what);
    log(`\n${what}:`);
    for (const detail of details) log(`  ${detail}`);
  }
}

function dollars(value: number): string {
  return `${value.toFixed(2)} USD`;
}

/** Documents and dollars for each action, and for a month of visits. */
export function printCosts(log: (line: string) => void, costs: readonly Cost[]): void {
  if (costs.length === 0) return;
  log('\nCosts, at the list price that bench/prices.ts names');
  printTable(log, [
    ['What', 'Read', 'Read by rules', 'Written', 'A million times', 'Per visit'],
    ...costs.map((cost) => [
      cost.what,
      String(cost.reads),
      String(cost.ruleReads),
      String(cost.writes),
      dollars(1_000_000 * priceOf(cost)),
      String(cost.perVisit),
    ]),
  ]);
  log(`${monthlyVisits.toLocaleString('en-IN')} visits a month: ${dollars(monthlyPriceOf(costs))}`);
}

export function compare(measured: readonly Measured[]): readonly Growth[] {
  const [first] = measured;
  if (!first || measured.length < 2) return [];
  return first.figures
    .filter(({ exact }) => exact)
    .map(({ what }) => {
      const values = measured.map(({ figures }) => figures.find((figure) => figure.what === what)?.value ?? 'missing');
      return { what, values, unchanged: new Set(values).size === 1 };
    });
}

export function printGrowth(
  log: (line: string) => void,
  measured: readonly Measured[],
  growth: readonly Growth[],
): void {
  if (growth.length === 0) return;
  log('\nGrowth');
  printTable(log, [
    ['What', ...measured.map(({ listings }) => String(listings)), 'Verdict'],
    ...growth.map(({ what, values, unchanged }) => [what, ...values, unchanged ? 'unchanged' : 'CHANGED']),
  ]);
}

const latestFile = path.join(root, 'bench', 'latest.json');

/** What the last run of each part has found. */
type Latest = Partial<Record<Part, object>>;

async function readLatest(): Promise<Latest> {
  const text = await readFile(latestFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Latest;
}

/** Replaces the measured parts in bench/latest.json. The others stay as they were last measured. */
export async function writeLatest(measured: readonly Measured[], growth: readonly Growth[]): Promise<void> {
  const latest = await readLatest();
  const measuredAt = new Date().toISOString();
  const resultOf = (part: Part) => {
    const ofPart = measured
      .map(({ listings, figures }) => ({ listings, figures: figures.filter((figure) => figure.part === part) }))
      .filter(({ figures }) => figures.length > 0);
    if (ofPart.length === 0) return latest[part];
    const names = new Set(ofPart.flatMap(({ figures }) => figures.map(({ what }) => what)));
    return { measuredAt, measured: ofPart, growth: growth.filter(({ what }) => names.has(what)) };
  };
  const content = Object.fromEntries(parts.map((part) => [part, resultOf(part)]));
  await writeFile(latestFile, `${JSON.stringify(content, null, 2)}\n`);
}

export function isReached(measured: readonly Measured[], growth: readonly Growth[]): boolean {
  return (
    measured.every(({ figures }) => figures.every(({ met }) => met !== false)) &&
    growth.every(({ unchanged }) => unchanged)
  );
}
