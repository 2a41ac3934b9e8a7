import type { ViteDevServer } from 'vite';
import { CommandError } from '../../emulators/commandError';
import { newProjectId, type RulesFile, readRules } from '../rules/emulators';
import { parseRules } from '../rules/rulesSyntax';
import type { Bench } from './benches';
import { rulesFor } from './fewerRules';
import { refusedByEmulator } from './killers';
import { type Calls, type Lane, openLane } from './lane';
import type { Mutant } from './mutations';
import { readProvedTests, writeProvedTests } from './provedTests';

/** A lane, and the project in which it runs tests. */
interface Worker {
  readonly lane: Lane;
  readonly name: string;
  projectId: string;
  testsLeft: number;
}

export interface Trials {
  /** The names of all tests. */
  readonly names: ReadonlySet<string>;
  /** What the tests that have been proved call, by their names. */
  readonly calls: ReadonlyMap<string, Calls>;
  /** Runs tests on the rules as they are, where they must pass. Each test runs once only. */
  prove(names: readonly string[]): Promise<void>;
  /** Takes mutants from a pile until it is empty, in all lanes. */
  each(pile: readonly Mutant[], step: (mutant: Mutant, find: Find) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @returns the first of these tests that notices the mutant, or `refusedByEmulator`; null: none does */
type Find = (tests: readonly string[]) => Promise<string | null>;

/** The emulator keeps every value of every expression until it loads rules again: a gigabyte for 3,000
 * tests. */
const testsPerProof = 600;

/** So many tests of one mutant share one load of its rules. */
const testsPerLoad = 20;

export async function openTrials(
  bench: Bench,
  server: ViteDevServer,
  { signal, log }: { readonly signal: AbortSignal; readonly log: (line: string) => void },
): Promise<Trials> {
  const original = readRules(bench.file);
  const calls = readProvedTests(bench.file);

  async function openWorker(number: number): Promise<Worker> {
    const name = `mutants-${nameOf(bench.file)}-${number}`;
    const projectId = newProjectId(name);
    const lane = await openLane(server, projectId, bench.isConcerned);
    return { lane, name, projectId, testsLeft: bench.testsPerProject };
  }

  const workers: Worker[] = [];
  for (let number = 0; number < bench.lanes; number += 1) workers.push(await openWorker(number));
  const names = workers[0]?.lane.names ?? new Set();

  // The emulator loads one set of rules at a time.
  let loading: Promise<unknown> = Promise.resolve();

  function load(worker: Worker, content: string): Promise<string | null> {
    const loaded = loading.then(() => bench.load(worker.projectId, content));
    loading = loaded.catch(() => undefined);
    return loaded;
  }

  async function loadOriginal(worker: Worker): Promise<void> {
    const refused = await load(worker, original);
    if (refused) throw new CommandError(`${bench.file} was refused: ${refused}`);
  }

  async function share<Item>(items: readonly Item[], step: (worker: Worker, item: Item) => Promise<void>) {
    const pile = [...items];
    await Promise.all(
      workers.map(async (worker) => {
        for (let item = pile.shift(); item !== undefined; item = pile.shift()) {
          signal.throwIfAborted();
          await step(worker, item);
        }
      }),
    );
  }

  async function failure(worker: Worker, name: string): Promise<Error | null> {
    signal.throwIfAborted();
    worker.testsLeft -= 1;
    return worker.lane.failure(name);
  }

  /** @returns whether the lane continues in a new project, without rules */
  async function renewed(worker: Worker): Promise<boolean> {
    if (worker.testsLeft > 0) return false;
    worker.projectId = newProjectId(worker.name);
    worker.testsLeft = bench.testsPerProject;
    await worker.lane.renew(worker.projectId);
    return true;
  }

  async function proveOne(worker: Worker, name: string): Promise<void> {
    if (await renewed(worker)) await loadOriginal(worker);
    worker.lane.takeCalls();
    const failed = await failure(worker, name);
    if (failed) throw new CommandError(`Without any mutant, a test fails: ${name}: ${failed.message}`);
    calls.set(name, worker.lane.takeCalls());
  }

  function rulesOf({ source }: Mutant, tests: readonly string[]): string {
    if (!bench.hasCollections) return source;
    const asked = tests.flatMap((name) => [...(calls.get(name)?.asked ?? [])]);
    return rulesFor(parseRules(source), new Set(asked));
  }

  async function find(worker: Worker, mutant: Mutant, tests: readonly string[]): Promise<string | null> {
    if (tests.includes(refusedByEmulator)) return (await load(worker, mutant.source)) ? refusedByEmulator : null;
    for (let from = 0; from < tests.length; from += testsPerLoad) {
      const some = tests.slice(from, from + testsPerLoad);
      await renewed(worker);
      if (await load(worker, rulesOf(mutant, some))) return refusedByEmulator;
      for (const name of some) if (await failure(worker, name)) return name;
    }
    return null;
  }

  return {
    names,
    calls,
    async prove(wanted) {
      const unproved = wanted.filter((name) => !calls.has(name));
      for (let from = 0; from < unproved.length; from += testsPerProof) {
        await Promise.all(workers.map(loadOriginal));
        await share(unproved.slice(from, from + testsPerProof), proveOne);
        writeProvedTests(bench.file, calls);
        log(`${calls.size} tests pass on the rules as they are`);
      }
    },
    each: (pile, step) => share(pile, (worker, mutant) => step(mutant, (tests) => find(worker, mutant, tests))),
    async close() {
      for (const worker of workers) await worker.lane.close();
    },
  };
}

const nameOf = (file: RulesFile) => file.slice(0, -'.rules'.length);
