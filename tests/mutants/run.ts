import { createServer } from 'vite';
import { emulatorVariables } from '../../emulators/build';
import { CommandError, runCommand } from '../../emulators/commandError';
import { emulatorOrigins, mutantPorts } from '../../emulators/ports';
import { stopSignal } from '../../emulators/stopSignal';
import { startSuite } from '../../emulators/suite';
import { loadFirestoreRules, newProjectId, type RulesFile, readRules } from '../rules/emulators';
import { parseRules } from '../rules/rulesSyntax';
import { equivalentMutants } from './equivalent';
import { collecting, type Lane, openLane } from './lane';
import { type Mutant, mutantsOf } from './mutations';
import { testsFor } from './order';

type Outcome = { readonly mutant: Mutant; readonly file: RulesFile } & (
  | { readonly verdict: 'killed'; readonly by: string }
  | { readonly verdict: 'survived' }
  | { readonly verdict: 'invalid'; readonly why: string }
);

/** How mutants of one file are loaded and tried; several lanes take from the same pile. */
interface Bench {
  readonly file: RulesFile;
  readonly lanes: number;
  /** Whether what a test stores would be in the way of the same test for the next mutant. */
  readonly keepsWhatTestsStore: boolean;
  /** @returns why the emulator does not take these rules; null: it took them */
  load(projectId: string, content: string): Promise<string | null>;
  isConcerned(testFile: string): boolean;
}

/** `npm run test:mutants -- isCar`: only those whose name has one of these texts. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Pick<Mutant, 'name'>) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/**
 * Tests that are run on a mutant that is listed as equivalent, the likeliest to notice it first: to run all of them, on
 * each, would take longer than all other mutants together. Asked for by its name, it gets all of them.
 */
const testsOfListed = wanted.length === 0 ? 100 : Number.POSITIVE_INFINITY;

const log = (line: string) => console.log(line);
const signal = stopSignal(() => log('Still ending the emulators, please wait ...'));

async function loadStorageRules(content: string): Promise<string | null> {
  const response = await fetch(`${emulatorOrigins(mutantPorts).storage}/internal/setRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  return response.ok ? null : response.text();
}

const benches: readonly Bench[] = [
  {
    file: 'firestore.rules',
    lanes: 3,
    keepsWhatTestsStore: false,
    async load(projectId, content) {
      // That a function is no longer used is a warning, and the point of many a mutant.
      const errors = (await loadFirestoreRules(projectId, content)).filter(({ severity }) => severity === 'ERROR');
      return errors.length === 0 ? null : errors.map(({ description }) => description).join('; ');
    },
    isConcerned: (testFile) => !testFile.startsWith('storage'),
  },
  {
    file: 'storage.rules',
    // The Storage emulator has one ruleset for all buckets.
    lanes: 1,
    keepsWhatTestsStore: true,
    load: (_, content) => loadStorageRules(content),
    isConcerned: (testFile) => testFile.startsWith('storage'),
  },
];

/** Under which a place's killers are remembered. */
const placeOf = ({ scope }: Mutant) => scope;

const server = await createServer(collecting);

async function runBench(bench: Bench): Promise<Outcome[]> {
  const { file } = bench;
  const rules = parseRules(readRules(file));
  const pile = mutantsOf(rules).filter(isWanted);
  const total = pile.length;
  const killers = new Map<string, string[]>();
  const outcomes: Outcome[] = [];
  let tried = 0;

  const refusals = new Map<string, ReadonlySet<number>>();

  async function open(number: number): Promise<[lane: Lane, projectId: string]> {
    const projectId = newProjectId(`mutants-${file.slice(0, -6)}-${number}`);
    const refused = await bench.load(projectId, rules.source);
    if (refused) throw new CommandError(`${file} was refused: ${refused}`);
    return [await openLane(server, projectId, bench.isConcerned), projectId];
  }

  /** A share of the tests, on the rules as they are. */
  async function prove({ tests }: Lane, number: number): Promise<void> {
    for (const test of tests.filter((_, index) => index % bench.lanes === number)) {
      signal.throwIfAborted();
      const failure = await test.failure();
      if (failure) throw new CommandError(`Without any mutant, a test fails: ${test.name}: ${failure.message}`);
      refusals.set(test.name, test.refusedBy());
    }
  }

  async function runLane([lane, projectId]: [Lane, string]): Promise<void> {
    for (let mutant = pile.shift(); mutant; mutant = pile.shift()) {
      signal.throwIfAborted();
      if (bench.keepsWhatTestsStore) await lane.renew();
      const outcome = await tryMutant(mutant, lane.tests, projectId);
      outcomes.push(outcome);
      report(outcome);
      const done = outcomes.length;
      if (done % 25 === 0 || done === total) log(`${file}: ${done} of ${total} mutants tried, with ${tried} tests`);
    }
    await bench.load(projectId, rules.source);
    await lane.close();
  }

  async function tryMutant(mutant: Mutant, tests: Lane['tests'], projectId: string): Promise<Outcome> {
    const why = await bench.load(projectId, mutant.source);
    if (why) return { mutant, file, verdict: 'invalid', why };
    const known = killers.get(placeOf(mutant)) ?? [];
    const likeliest = testsFor(mutant, { rules, tests, refusals, killers: known });
    const enough = mutant.name in equivalentMutants ? testsOfListed : likeliest.length;
    for (const test of likeliest.slice(0, enough)) {
      signal.throwIfAborted();
      tried += 1;
      if (!(await test.failure())) continue;
      killers.set(placeOf(mutant), [test.name, ...known.filter((name) => name !== test.name)]);
      return { mutant, file, verdict: 'killed', by: test.name };
    }
    return { mutant, file, verdict: 'survived' };
  }

  const lanes = [];
  for (let number = 0; number < bench.lanes; number += 1) lanes.push(await open(number));
  await Promise.all(lanes.map(([lane], number) => prove(lane, number)));
  log(`${file}: ${refusals.size} tests pass on the rules as they are`);
  await Promise.all(lanes.map(runLane));
  return outcomes;
}

function report(outcome: Outcome): void {
  const { mutant, file, verdict } = outcome;
  if (verdict === 'survived') log(`survived ${file}:${mutant.line} ${mutant.name}`);
  if (outcome.verdict === 'invalid') log(`invalid ${file}:${mutant.line} ${mutant.name}: ${outcome.why.slice(0, 200)}`);
}

/** What is wrong with the outcome, beside the counts. */
function complaints(outcomes: readonly Outcome[]): string[] {
  const survived = outcomes.filter(({ verdict }) => verdict === 'survived').map(({ mutant }) => mutant.name);
  const listed = Object.keys(equivalentMutants).filter((name) => isWanted({ name }) && !survived.includes(name));
  const killers = new Map(outcomes.map((outcome) => [outcome.mutant.name, 'by' in outcome ? outcome.by : 'no rule']));
  return [
    ...survived.filter((name) => !(name in equivalentMutants)).map((name) => `No test notices: ${name}`),
    ...listed.map((name) =>
      killers.has(name)
        ? `Listed as equivalent, but noticed: ${name}\n  by: ${killers.get(name)}`
        : `Listed as equivalent, but gone: ${name}`,
    ),
  ];
}

/** `npm run test:mutants`: whether a hole in the rules would be noticed. */
await runCommand(async () => {
  const begun = Date.now();
  Object.assign(process.env, emulatorVariables(mutantPorts));
  const suite = await startSuite({ ports: mutantPorts, only: ['auth', 'firestore', 'storage'], signal, log });
  try {
    const outcomes = (await Promise.all(benches.map(runBench))).flat();
    const count = (asked: Outcome['verdict']) => outcomes.filter(({ verdict }) => verdict === asked).length;
    const found = complaints(outcomes);
    const equivalent = outcomes.filter(
      ({ verdict, mutant }) => verdict === 'survived' && mutant.name in equivalentMutants,
    ).length;
    if (found.length > 0) log(`\n${found.join('\n')}`);
    log(`\n${count('invalid')} invalid; ${Math.round((Date.now() - begun) / 1000)} seconds`);
    log(`mutants: ${count('killed')} killed, ${count('survived') - equivalent} survived, ${equivalent} equivalent`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
    await suite.stop();
  }
  if (process.exitCode) throw new CommandError('The rules tests leave holes, see above.');
});
