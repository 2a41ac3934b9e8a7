import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from '../../emulators/project';
import { type RulesFile, readRules } from '../rules/emulators';
import type { Calls } from './lane';

const rulesTests = path.join(root, 'tests', 'rules');

const version = createHash('sha256');
for (const name of readdirSync(rulesTests).toSorted()) version.update(readFileSync(path.join(rulesTests, name)));

/** A file for these rules and these tests: another version of one of them has another file. */
function fileFor(rules: RulesFile): string {
  const hash = version.copy().update(readRules(rules));
  return path.join(cacheFolder, 'mutants', `${rules}-${hash.digest('hex').slice(0, 16)}.json`);
}

/** What the tests call that have passed on these rules in a run before, by their names. */
export function readProvedTests(rules: RulesFile): Map<string, Calls> {
  const file = fileFor(rules);
  if (!existsSync(file)) return new Map();
  const stored: [string, { refusedBy: number[]; asked: string[] }][] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    stored.map(([name, { refusedBy, asked }]) => [name, { refusedBy: new Set(refusedBy), asked: new Set(asked) }]),
  );
}

/** So that a search that is broken off goes on where it stopped. */
export function writeProvedTests(rules: RulesFile, calls: ReadonlyMap<string, Calls>): void {
  const file = fileFor(rules);
  const stored = [...calls].map(([name, { refusedBy, asked }]) => [
    name,
    { refusedBy: [...refusedBy], asked: [...asked] },
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stored));
}
