import { createServer, type ViteDevServer } from 'vite';
import { emulatorVariables } from '../../emulators/build';
import { CommandError, runCommand } from '../../emulators/commandError';
import { mutantPorts } from '../../emulators/ports';
import { stopSignal } from '../../emulators/stopSignal';
import { startSuite } from '../../emulators/suite';
import { readRules } from '../rules/emulators';
import { parseRules } from '../rules/rulesSyntax';
import { type Bench, benches } from './benches';
import { equivalentMutants } from './equivalent';
import { readKillers, refusedByEmulator, writeKillers } from './killers';
import { collecting } from './lane';
import { type Mutant, mutantsOf } from './mutations';
import { testsFor } from './order';
import { openTrials, type Trials } from './trials';

/**
 * The number of tests for a mutant that is listed as equivalent, the most likely first. They only check that the reason
 * still holds: up to 1,700 tests would apply to each.
 */
const testsForListed = 20;

/** If a test has noticed a mutant in the same place, so many tests are tried before all tests of the rules run. */
const testsOfOthers = 20;

/** `npm run test:mutants -- --known` searches for no test. It writes nothing. */
const searches = !process.argv.includes('--known');
/** `npm run test:mutants -- isCar` tries only mutants whose name contains one of these texts. */
const wanted = process.argv.slice(2).filter((text) => text !== '--known');
const isWanted = ({ name }: Mutant) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const isListed = ({ name }: Mutant) => name in equivalentMutants;

const log = (line: string) => console.log(line);
const signal = stopSignal(() => log('Still ending the emulators, please wait ...'));

const allMutants = new Map(benches.map((bench) => [bench, mutantsOf(parseRules(readRules(bench.file)))]));
const mutantsByName = new Map([...allMutants.values()].flat().map((mutant) => [mutant.name, mutant]));

/** The test that notices a mutant, by the name of the mutant. */
const killers = new Map([...readKillers()].filter(([name]) => mutantsByName.has(name) && !(name in equivalentMutants)));
const killerOf = ({ name }: Mutant) => killers.get(name) ?? '';

const complaints: string[] = [];

/** Tries mutants in all lanes, and saves what it has found from time to time. @returns those that nothing has noticed */
async function tryAll(
  trials: Trials,
  mutants: readonly Mutant[],
  candidates: (mutant: Mutant) => readonly string[],
  note: (mutant: Mutant, killer: string) => void,
): Promise<readonly Mutant[]> {
  const unnoticed: Mutant[] = [];
  let tried = 0;
  await trials.each(mutants, async (mutant, find) => {
    const killer = await find(candidates(mutant));
    if (killer) note(mutant, killer);
    else unnoticed.push(mutant);
    tried += 1;
    if (tried % 25 !== 0 && tried !== mutants.length) return;
    log(`${tried} of ${mutants.length} mutants tried, ${unnoticed.length} not noticed`);
    if (searches) writeKillers(killers);
  });
  return unnoticed;
}

/** Tries each mutant with the test that has noticed it before. @returns the others */
async function tryKnown(trials: Trials, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const isKnown = (mutant: Mutant) => trials.names.has(killerOf(mutant)) || killerOf(mutant) === refusedByEmulator;
  const known = mutants.filter(isKnown);
  await trials.prove([...new Set(known.map(killerOf))].filter((name) => trials.names.has(name)));
  const unnoticed = await tryAll(
    trials,
    known,
    (mutant) => [killerOf(mutant)],
    () => undefined,
  );
  return [...mutants.filter((mutant) => !isKnown(mutant)), ...unnoticed];
}

/** Tries each mutant with the tests that have been proved, the most likely first. */
function search(
  bench: Bench,
  trials: Trials,
  mutants: readonly Mutant[],
  mostTests: (mutant: Mutant, noticed: readonly string[]) => number,
) {
  const rules = parseRules(readRules(bench.file));
  /** The tests that have noticed mutants in a place of the rules, the last one first. */
  const inPlace = new Map<string, readonly string[]>();
  const noteInPlace = ({ scope }: Mutant, killer: string) =>
    inPlace.set(scope, [killer, ...(inPlace.get(scope) ?? []).filter((other) => other !== killer)]);
  for (const mutant of allMutants.get(bench) ?? []) if (killers.has(mutant.name)) noteInPlace(mutant, killerOf(mutant));
  return tryAll(
    trials,
    mutants,
    (mutant) => {
      const noticed = inPlace.get(mutant.scope) ?? [];
      const tests = testsFor(mutant, { rules, calls: trials.calls, killers: noticed });
      return tests.slice(0, mostTests(mutant, noticed));
    },
    (mutant, killer) => {
      noteInPlace(mutant, killer);
      if (!isListed(mutant)) killers.set(mutant.name, killer);
      else complaints.push(`Listed as equivalent, but noticed: ${mutant.name}\n  by: ${killer}`);
    },
  );
}

async function runBench(bench: Bench, server: ViteDevServer): Promise<void> {
  const mutants = (allMutants.get(bench) ?? []).filter(isWanted);
  if (mutants.length === 0) return;
  const trials = await openTrials(bench, server, { signal, log });
  const others = mutants.filter((mutant) => !isListed(mutant));
  log(
    `${bench.file}: ${others.length} mutants, ${others.filter(({ name }) => killers.has(name)).length} with a known test`,
  );
  const unknown = await tryKnown(trials, others);
  if (searches) await searchAll(bench, trials, unknown, mutants.filter(isListed));
  else for (const mutant of unknown) noteUnknown(mutant);
  await trials.close();
}

function noteUnknown(mutant: Mutant): void {
  if (killers.has(mutant.name)) complaints.push(`Not noticed any more: ${mutant.name}\n  by: ${killerOf(mutant)}`);
  else log(`No test is known: ${mutant.name}`);
}

/**
 * First the tests that have noticed other mutants in the same place. If that is not enough, all tests run on the rules as
 * they are. Only then are the listed mutants tried too: a test that notices one of them is no hole in the rules.
 */
async function searchAll(
  bench: Bench,
  trials: Trials,
  unknown: readonly Mutant[],
  listed: readonly Mutant[],
): Promise<void> {
  const unnoticed = await search(bench, trials, unknown, (_, noticed) => (noticed.length > 0 ? testsOfOthers : 0));
  if (unnoticed.length === 0) return;
  await trials.prove([...trials.names]);
  const limitOf = (mutant: Mutant) => (isListed(mutant) ? testsForListed : trials.names.size);
  for (const { name } of await search(bench, trials, [...unnoticed, ...listed], limitOf)) {
    if (name in equivalentMutants) continue;
    killers.delete(name);
    complaints.push(`No test notices: ${name}`);
  }
}

/** `npm run test:mutants`: checks that the rules tests would notice a hole in the rules. */
await runCommand(async () => {
  const begun = Date.now();
  Object.assign(process.env, emulatorVariables(mutantPorts));
  const server = await createServer(collecting);
  const suite = await startSuite({ ports: mutantPorts, only: ['auth', 'firestore', 'storage'], signal, log });
  try {
    for (const bench of benches) await runBench(bench, server);
  } finally {
    if (searches) writeKillers(killers);
    await suite.stop();
    await server.close();
  }
  for (const name of Object.keys(equivalentMutants)) {
    if (!mutantsByName.has(name)) complaints.push(`Listed as equivalent, but gone: ${name}`);
  }
  if (complaints.length > 0) log(`\n${complaints.join('\n')}`);
  log(`\n${complaints.length} complaints; ${Math.round((Date.now() - begun) / 1000)} seconds`);
  if (complaints.length > 0) throw new CommandError('The rules tests leave holes, see above.');
});
