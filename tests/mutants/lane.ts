import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { root } from '../../emulators/project';
import type { CollectedFile, CollectedTest } from './collector';

const rulesTests = path.join(root, 'tests', 'rules');
const collectorFile = path.join(root, 'tests', 'mutants', 'collector.ts');

const stageFile = path.join(rulesTests, 'stage.ts');

/** Milliseconds for one test, on a busy machine. */
const patience = 300_000;

export interface LaneTest {
  readonly file: string;
  readonly name: string;
  /** The lines of the `allow`s that refused a call of the test in its last run. */
  readonly refusedBy: () => ReadonlySet<number>;
  /** @returns the failure of the test; null: it has passed */
  failure(): Promise<Error | null>;
}

export interface Lane {
  readonly tests: readonly LaneTest[];
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
  const opened: { file: string; collected: CollectedFile }[] = [];
  for (const file of readdirSync(rulesTests)) {
    if (!file.endsWith('.test.ts') || !wanted(file)) continue;
    const load = () => runner.import(path.join(rulesTests, file));
    const collected = await collect(provided, load);
    await collected.open();
    opened.push({ file, collected });
  }
  return {
    tests: opened.flatMap(({ file, collected }) =>
      collected.tests.map((test) => {
        let lines: ReadonlySet<number> = new Set();
        return {
          file,
          name: test.name,
          refusedBy: () => lines,
          failure: () => {
            refusedBy = new Set();
            lines = refusedBy;
            return failureOf(test);
          },
        };
      }),
    ),
    async renew(firestoreProject) {
      provided.firestoreProject = firestoreProject;
      for (const { collected } of opened) {
        await collected.close();
        await collected.open();
      }
    },
    async close() {
      for (const { collected } of opened) await collected.close();
      await runner.close();
    },
  };
}
