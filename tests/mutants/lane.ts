import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { root } from '../../emulators/project';
import { takeAskedCollections } from './askedCollections';
import type { CollectedFile, CollectedTest } from './collector';

const rulesTests = path.join(root, 'tests', 'rules');
const collectorFile = path.join(root, 'tests', 'mutants', 'collector.ts');

const stageFile = path.join(rulesTests, 'stage.ts');

/** Milliseconds for one test, on a busy machine. */
const patience = 300_000;

/** What a test calls. */
export interface Calls {
  /** The lines of the `allow`s that refuse one of its calls. */
  readonly refusedBy: ReadonlySet<number>;
  /** The collections that it reads or writes by the rules. */
  readonly asked: ReadonlySet<string>;
}

interface LaneTest {
  readonly opened: OpenedFile;
  readonly test: CollectedTest;
}

interface OpenedFile {
  readonly collected: CollectedFile;
  isOpen: boolean;
}

export interface Lane {
  /** The names of all its tests. A few have the same name. */
  readonly names: ReadonlySet<string>;
  /** Runs the tests with that name. @returns the first failure; null: they have passed */
  failure(name: string): Promise<Error | null>;
  /** What the tests have called since the last question. */
  takeCalls(): Calls;
  /** Continues in another Firestore project, and in a new bucket with the rules of the work tree. */
  renew(firestoreProject: string): Promise<void>;
  close(): Promise<void>;
}

/** The configuration of Vite that replaces vitest by the collector. */
export const collecting = {
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  resolve: { alias: { vitest: collectorFile } },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
} as const;

/** Errors of the network or of a busy emulator, which say nothing about the rules. */
function isTrouble(error: Error): boolean {
  return /unavailable|deadline|timed out|ECONN|socket|fetch failed/i.test(
    `${Reflect.get(error, 'code')} ${error.message}`,
  );
}

async function once({ name, run }: CollectedTest): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: timed out`)), patience);
  });
  try {
    await Promise.race([run(), limit]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** @throws if the test could not be run twice in a row */
async function failureOf(test: CollectedTest): Promise<Error | null> {
  const failure = await once(test);
  if (!failure || !isTrouble(failure)) return failure;
  const again = await once(test);
  if (again && isTrouble(again)) throw again;
  return again;
}

/** Loads the wanted test files of the rules, with module instances of their own, for one Firestore project. */
export async function openLane(
  server: ViteDevServer,
  projectId: string,
  wanted: (file: string) => boolean,
): Promise<Lane> {
  const { ssr } = server.environments;
  if (!ssr) throw new Error('Vite has no environment for modules that run in Node');
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const { collect } = (await runner.import(collectorFile)) as typeof import('./collector');
  const { watchRefusals } = (await runner.import(stageFile)) as typeof import('../rules/stage');
  const provided = { firestoreProject: projectId };
  let refusedBy = new Set<number>();
  watchRefusals((reason) => {
    for (const { 1: line } of reason.matchAll(/@ L(\d+)/g)) refusedBy.add(Number(line));
  });
  const files: OpenedFile[] = [];
  const tests = new Map<string, LaneTest[]>();
  for (const file of readdirSync(rulesTests)) {
    if (!file.endsWith('.test.ts') || !wanted(file)) continue;
    const collected = await collect(provided, () => runner.import(path.join(rulesTests, file)));
    const opened = { collected, isOpen: false };
    files.push(opened);
    for (const test of collected.tests) tests.set(test.name, [...(tests.get(test.name) ?? []), { opened, test }]);
  }

  /** A file clears the database when it is opened, so only those are opened whose tests run. */
  async function open(file: OpenedFile): Promise<void> {
    if (file.isOpen) return;
    await file.collected.open();
    file.isOpen = true;
  }

  async function closeAll(): Promise<void> {
    for (const file of files.filter(({ isOpen }) => isOpen)) {
      await file.collected.close();
      file.isOpen = false;
    }
  }

  return {
    names: new Set(tests.keys()),
    async failure(name) {
      for (const { opened, test } of tests.get(name) ?? []) {
        await open(opened);
        const failure = await failureOf(test);
        if (failure) return failure;
      }
      return null;
    },
    takeCalls() {
      const calls = { refusedBy, asked: takeAskedCollections(provided.firestoreProject) };
      refusedBy = new Set();
      return calls;
    },
    async renew(firestoreProject) {
      await closeAll();
      provided.firestoreProject = firestoreProject;
    },
    async close() {
      await closeAll();
      await runner.close();
    },
  };
}
