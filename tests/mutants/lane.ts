import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { root } from '../../emulators/project';
import type { CollectedFile, CollectedTest } from './collector';

const rulesTests = path.join(root, 'tests', 'rules');
const collectorFile = path.join(root, 'tests', 'mutants', 'collector.ts');

const stageFile = path.join(rulesTests, 'stage.ts');

/** Milliseconds that a test may take, on a busy machine. */
const patience = 60_000;

export interface LaneTest {
  readonly file: string;
  readonly name: string;
  /** The lines of the `allow`s that refused a call of the test when it ran last. */
  readonly refusedBy: () => ReadonlySet<number>;
  /** @returns what the test found wrong; null: nothing */
  failure(): Promise<Error | null>;
}

export interface Lane {
  readonly tests: readonly LaneTest[];
  /** A new database or bucket, as at the beginning, under the rules of the work tree. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** The vite configuration under which test files find the collector where they ask for vitest. */
export const collecting = {
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  resolve: { alias: { vitest: collectorFile } },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
} as const;

/** What the network or a busy emulator is to blame for says nothing of the rules. */
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

/** @throws where a test cannot be run, twice */
async function failureOf(test: CollectedTest): Promise<Error | null> {
  const failure = await once(test);
  if (!failure || !isTrouble(failure)) return failure;
  const again = await once(test);
  if (again && isTrouble(again)) throw again;
  return again;
}

/** Loads the rules tests whose files are wanted, with module instances of their own, to be run on one Firestore project. */
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
  let refusedBy = new Set<number>();
  watchRefusals((reason) => {
    for (const { 1: line } of reason.matchAll(/@ L(\d+)/g)) refusedBy.add(Number(line));
  });
  const opened: { file: string; collected: CollectedFile }[] = [];
  for (const file of readdirSync(rulesTests)) {
    if (!file.endsWith('.test.ts') || !wanted(file)) continue;
    const load = () => runner.import(path.join(rulesTests, file));
    const collected = await collect({ firestoreProject: projectId }, load);
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
    async renew() {
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
