import { createServer } from 'vite';
import { emulatorVariables } from '../../emulators/build';
import { CommandError, runCommand } from '../../emulators/commandError';
import { emulatorOrigins, mutantPorts } from '../../emulators/ports';
import { stopSignal } from '../../emulators/stopSignal';
import { startSuite } from '../../emulators/suite';
import { loadFirestoreRules, newProjectId, type RulesFile, readRules } from '../rules/emulators';
import { parseRules, type Rules } from '../rules/rulesSyntax';
import { equivalentMutants } from './equivalent';
import { collecting, type Lane, type LaneTest, openLane } from './lane';
import { type Mutant, mutantsOf } from './mutations';
import { testsFor } from './order';
import { type Coverage, outcomesOf, readRuleCoverage } from './ruleCoverage';

type Outcome = { readonly mutant: Mutant; readonly file: RulesFile } & (
  | { readonly verdict: 'killed'; readonly by: string }
  | { readonly verdict: 'survived' }
  | { readonly verdict: 'invalid'; readonly why: string }
);

/** How to load and try the mutants of one rules file. Several lanes take mutants from the same pile. */
interface Bench {
  readonly file: RulesFile;
  readonly lanes: number;
  /**
   * After so many mutants, the tests continue in a new database or bucket. The Storage emulator keeps the files of a
   * test, which would disturb the same test for the next mutant. The Firestore emulator keeps every version of a
   * record, and becomes slower with each.
   */
  readonly mutantsPerProject: number;
  /** The number of mutants after which the emulators restart: they never free the memory of a project. */
  readonly mutantsPerStart: number;
  /** @returns the reason if the emulator refuses these rules; null: it has loaded them */
  load(projectId: string, content: string): Promise<string | null>;
  isConcerned(testFile: string): boolean;
  /** The values of the conditions since the rules were loaded into the project, if the emulator reports them. */
  coverage?(projectId: string, rules: Rules): Promise<Coverage>;
}

/**
 * The number of tests that share one coverage report. A report for each test would be more exact, but loading the rules
 * between two tests takes as long as ten tests.
 */
const testsPerReport = 30;

/**
 * The number of tests for a mutant that is listed as equivalent, the most likely first. They only check that the reason
 * still holds: up to 1,700 tests would apply to each.
 */
const testsForListed = 20;

/** `npm run test:mutants -- isCar` tries only mutants whose name contains one of these texts. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Pick<Mutant, 'name'>) => wanted.length === 0 || wanted.some((part) => name.includes(part));

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
    mutantsPerProject: 60,
    mutantsPerStart: 360,
    async load(projectId, content) {
      // Many mutants leave a function unused, which is only a warning.
      const errors = (await loadFirestoreRules(projectId, content)).filter(({ severity }) => severity === 'ERROR');
      return errors.length === 0 ? null : errors.map(({ description }) => description).join('; ');
    },
    // Each property test sends hundreds of calls, and the tables of the other tests notice the same mutants.
    // evaluations.test.ts loads rules of its own, which are not mutated.
    isConcerned: (testFile) => !/^(storage|properties|evaluations)/.test(testFile),
    coverage: readRuleCoverage,
  },
  {
    file: 'storage.rules',
    // The Storage emulator has one ruleset for all buckets.
    lanes: 1,
    mutantsPerProject: 1,
    mutantsPerStart: 360,
    load: (_, content) => loadStorageRules(content),
    isConcerned: (testFile) => testFile.startsWith('storage'),
  },
];

/** After a change of the project, these show that every file continues in the new one. */
function oneOfEachFile({ tests }: Lane): readonly LaneTest[] {
  return tests.filter(({ file }, index) => file !== tests[index - 1]?.file);
}

const server = await createServer(collecting);

const start = () => startSuite({ ports: mutantPorts, only: ['auth', 'firestore', 'storage'], signal, log });

async function runBench(bench: Bench): Promise<Outcome[]> {
  const { file } = bench;
  const rules = parseRules(readRules(file));
  const pile = mutantsOf(rules).filter(isWanted);
  const total = pile.length;
  const outcomes: Outcome[] = [];
  let tried = 0;

  const refusals = new Map<string, ReadonlySet<number>>();
  /** The coverage by the name of the test. */
  const coverage = new Map<string, Coverage>();
  /** The tests that have noticed mutants in a place of the rules, the last one first. */
  const killers = new Map<string, readonly string[]>();

  async function open(number: number): Promise<[lane: Lane, projectId: string]> {
    const projectId = newProjectId(`mutants-${file.slice(0, -6)}-${number}`);
    await loadAsIs(projectId);
    return [await openLane(server, projectId, bench.isConcerned), projectId];
  }

  async function loadAsIs(projectId: string): Promise<void> {
    const refused = await bench.load(projectId, rules.source);
    if (refused) throw new CommandError(`${file} was refused: ${refused}`);
  }

  /** Runs this lane's share of the tests on the original rules, which must pass. */
  async function prove([{ tests }, projectId]: [Lane, string], number: number): Promise<void> {
    for (let from = number * testsPerReport; from < tests.length; from += bench.lanes * testsPerReport) {
      const some = tests.slice(from, from + testsPerReport);
      for (const test of some) await proveOne(test);
      if (!bench.coverage) continue;
      const asked = await bench.coverage(projectId, rules);
      for (const { name } of some) coverage.set(name, asked);
      await loadAsIs(projectId);
    }
  }

  async function proveOne(test: LaneTest): Promise<void> {
    signal.throwIfAborted();
    const failure = await test.failure();
    if (failure) throw new CommandError(`Without any mutant, a test fails: ${test.name}: ${failure.message}`);
    refusals.set(test.name, test.refusedBy());
  }

  /**
   * Whether the test, or another one in its report, evaluates what the mutant changes, with a value that may change.
   */
  function asksFor(mutant: Mutant, { name }: LaneTest): boolean {
    const asked = coverage.get(name);
    if (!asked) return true;
    return mutant.conditions.some((condition) => {
      const outcomes = outcomesOf(rules, asked, condition);
      const anything = outcomes.value || outcomes.true || outcomes.false;
      if (outcomes.value || mutant.stricter === null || !mutant.isPlain) return anything;
      return mutant.stricter === mutant.isNegated ? outcomes.false : outcomes.true;
    });
  }

  /** Tries mutants of the pile until `left` remain in it. */
  async function runLane([lane, firstProject]: [Lane, string], left: number): Promise<void> {
    let projectId = firstProject;
    let inProject = bench.mutantsPerProject;
    while (pile.length > left) {
      const mutant = pile.shift();
      if (!mutant) return;
      signal.throwIfAborted();
      if (inProject === bench.mutantsPerProject) {
        projectId = `${firstProject}-${pile.length}`;
        await lane.renew(projectId);
        await loadAsIs(projectId);
        for (const test of oneOfEachFile(lane)) await proveOne(test);
        inProject = 0;
      }
      inProject += 1;
      const outcome = await tryMutant(mutant, lane.tests, projectId);
      outcomes.push(outcome);
      report(outcome);
      const done = outcomes.length;
      if (done % 25 === 0 || done === total) log(`${file}: ${done} of ${total} mutants tried, with ${tried} tests`);
    }
    await bench.load(projectId, rules.source);
  }

  async function tryMutant(mutant: Mutant, tests: Lane['tests'], projectId: string): Promise<Outcome> {
    const why = await bench.load(projectId, mutant.source);
    if (why) return { mutant, file, verdict: 'invalid', why };
    const known = killers.get(mutant.scope) ?? [];
    const asking = tests.filter((test) => asksFor(mutant, test));
    const likeliest = testsFor(mutant, { rules, tests: asking, refusals, killers: known });
    for (const test of mutant.name in equivalentMutants ? likeliest.slice(0, testsForListed) : likeliest) {
      signal.throwIfAborted();
      tried += 1;
      if (!(await test.failure())) continue;
      killers.set(mutant.scope, [test.name, ...known.filter((name) => name !== test.name)]);
      return { mutant, file, verdict: 'killed', by: test.name };
    }
    return { mutant, file, verdict: 'survived' };
  }

  let suite = await start();
  try {
    const lanes: [Lane, string][] = [];
    for (let number = 0; number < bench.lanes; number += 1) lanes.push(await open(number));
    await Promise.all(lanes.map(prove));
    log(`${file}: ${refusals.size} tests pass on the rules as they are`);
    while (pile.length > 0) {
      if (pile.length < total) {
        await suite.stop();
        suite = await start();
      }
      const left = Math.max(0, pile.length - bench.mutantsPerStart);
      await Promise.all(lanes.map((lane) => runLane(lane, left)));
    }
    for (const [lane] of lanes) await lane.close();
  } finally {
    await suite.stop();
  }
  return outcomes;
}

function report(outcome: Outcome): void {
  const { mutant, file, verdict } = outcome;
  if (verdict === 'survived') log(`survived ${file}:${mutant.line} ${mutant.name}`);
  if (outcome.verdict === 'invalid') log(`invalid ${file}:${mutant.line} ${mutant.name}: ${outcome.why.slice(0, 200)}`);
}

/** The mutants that survived, and the entries of the list of equivalent mutants that are wrong. */
function complaints(outcomes: readonly Outcome[]): string[] {
  const survived = outcomes.filter(({ verdict }) => verdict === 'survived').map(({ mutant }) => mutant.name);
  const listed = Object.keys(equivalentMutants).filter((name) => isWanted({ name }) && !survived.includes(name));
  const verdicts = new Map(outcomes.map((outcome) => [outcome.mutant.name, 'by' in outcome ? outcome.by : 'no rule']));
  return [
    ...survived.filter((name) => !(name in equivalentMutants)).map((name) => `No test notices: ${name}`),
    ...listed.map((name) =>
      verdicts.has(name)
        ? `Listed as equivalent, but noticed: ${name}\n  by: ${verdicts.get(name)}`
        : `Listed as equivalent, but gone: ${name}`,
    ),
  ];
}

/** `npm run test:mutants`: checks that the rules tests would notice a hole in the rules. */
await runCommand(async () => {
  const begun = Date.now();
  Object.assign(process.env, emulatorVariables(mutantPorts));
  try {
    const outcomes: Outcome[] = [];
    for (const bench of benches) outcomes.push(...(await runBench(bench)));
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
  }
  if (process.exitCode) throw new CommandError('The rules tests leave holes, see above.');
});
