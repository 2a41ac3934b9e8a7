import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../emulators/project';

const file = path.join(root, 'tests', 'mutants', 'killers.json');

/** Stands for the test if the emulator refuses to load the mutant. */
export const refusedByEmulator = 'The emulator refuses these rules.';

/** The name of the test that has noticed each mutant, by the name of the mutant. */
export function readKillers(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Writes one line for each mutant, in a fixed order: two branches that add different mutants can be merged. */
export function writeKillers(killers: ReadonlyMap<string, string>): void {
  const sorted = [...killers].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
