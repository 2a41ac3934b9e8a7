import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fillDemoData } from '../demo/fill';
import { buildApp, emulatorVariables } from '../emulators/build';
import { CommandError, runCommand } from '../emulators/commandError';
import { testPorts } from '../emulators/ports';
import { cacheFolder, root } from '../emulators/project';
import { stopSignal } from '../emulators/stopSignal';
import { type Suite, startSuite } from '../emulators/suite';
import { writeFirstViewLimits } from './firstViewSize';
import { findNamedTests, type NamedTests } from './namedTests';

interface Tally {
  readonly passed: number;
  /** The names of failed tests. */
  readonly failed: readonly string[];
}

interface VitestReport {
  readonly numPassedTests?: number;
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats?: { readonly expected: number };
}

const reports = path.join(cacheFolder, 'test-reports');
const hostingPublic = path.join(cacheFolder, `app-${testPorts.hosting}`);
const log = (line: string) => console.log(line);
const signal = stopSignal(() => log('Still ending the emulators, please wait ...'));

/** Runs a program of node_modules with its output in the terminal. */
async function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  signal.throwIfAborted();
  const child = spawn(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  };
}

/** A check that counts as one test. */
async function check(
  name: string,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const passed = await run(program, args, environment);
  log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  return passed ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/** A runner that exits with an error but reports no failed test counts as failed itself. */
function judge(runner: string, ended: boolean, tally: Tally): Tally {
  return ended || tally.failed.length > 0 ? tally : { ...tally, failed: [runner] };
}

/** The report of a runner; undefined if it ended before it could write one. */
async function readReport<Report extends object>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? undefined : (JSON.parse(text) as Report);
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap((suite) => failedSpecs(suite)),
  ];
}

/**
 * The Firestore emulator keeps the result of each rule for a report on coverage. With little memory for new objects, Java
 * collects garbage often, and goes through all these results: a tenth of the emulator's processor time.
 */
const roomyJava = ['-Xmn1g', process.env.JAVA_TOOL_OPTIONS ?? ''].join(' ');

interface Selection {
  /** By default all files of the projects. */
  readonly files?: readonly string[];
  readonly title?: string | null;
}

async function runVitest(projects: readonly string[], { files = [], title = null }: Selection = {}): Promise<Tally> {
  const report = path.join(reports, `vitest-${projects.join('-')}.json`);
  const ended = await run('vitest', [
    ...['run', ...files, ...projects.flatMap((project) => ['--project', project])],
    ...(title === null ? [] : ['--testNamePattern', escapeForPattern(title)]),
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
  ]);
  const { numPassedTests = 0, testResults = [] } = (await readReport<VitestReport>(report)) ?? {};
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return judge(`vitest ${projects.join(', ')}`, ended, { passed: numPassedTests, failed });
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

async function runPlaywright(name: string, args: readonly string[]): Promise<Tally> {
  const report = path.join(reports, `playwright-${name}.json`);
  // A run deletes the screenshots of the one before it in the same folder.
  const output = ['--output', path.join('test-results', name)];
  const ended = await run('playwright', ['test', ...output, ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { stats = { expected: 0 }, ...suite } = (await readReport<PlaywrightReport>(report)) ?? {};
  return judge(`playwright ${name}`, ended, { passed: stats.expected, failed: failedSpecs(suite) });
}

/**
 * The type checker is a Go program. Nearly all that it allocates stays in use to its end, so collecting garbage costs a
 * quarter of its processor time and frees a tenth of its memory. Near the limit, it collects again.
 */
const withoutCollector = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

async function runStaticChecks(): Promise<Tally> {
  return sum([
    await check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    await check(
      'types, promises and exhaustive switches',
      'oxlint',
      ['--type-aware', '--type-check', '--deny-warnings'],
      withoutCollector,
    ),
  ]);
}

/** The size of the built files that the home page needs for its first list (PERF-1). */
async function checkFirstViewSize(): Promise<Tally> {
  const limits = await writeFirstViewLimits(hostingPublic, reports);
  return check('weight of the first view', 'size-limit', ['--config', limits]);
}

/** The layers that a command runs. Missing layers are skipped. */
interface Layers {
  /** Tests that only need the processor. */
  readonly quick?: () => Promise<Tally>;
  /** Tests that need the emulators or the built app, but no browser. */
  readonly served?: () => Promise<Tally>;
  /** They have emulator projects of their own, so they can run beside the journeys. */
  readonly rules?: () => Promise<Tally>;
  readonly journeys?: () => Promise<Tally>;
}

const checkUnused = () => check('unused files, exports and dependencies', 'knip', ['--exclude', 'types']);

// At the same time: each static check keeps only one processor busy.
const checkAnd = async (projects: readonly string[]) =>
  sum(await Promise.all([runStaticChecks(), runVitest(projects)]));

const quickProjects = ['unit', 'screensAndFaults', 'pseudo'];

const quickChecks: Layers = { quick: () => checkAnd(['unit', 'screens']) };

const everything: Layers = {
  quick: async () => sum(await Promise.all([checkAnd(quickProjects), checkUnused()])),
  served: async () => sum([await checkFirstViewSize(), await runVitest(['services', 'largeMarket'])]),
  rules: () => runVitest(['rules']),
  // Some would meet the work of another admin. They mostly wait, so they come first, while the rules' tests need the processor.
  journeys: async () =>
    sum([
      await runPlaywright('alone', ['--project', 'alone']),
      await runPlaywright('journeys', ['--project', 'faults', '--project', 'journeys']),
    ]),
};

/** The whole fault matrix. */
const allFaults: Layers = {
  quick: () => {
    process.env.FAULTS = 'all';
    return runVitest(['faults']);
  },
};

function named(name: string, { quick, served, title, journeys }: NamedTests): Layers {
  return {
    ...(quick.length > 0 && { quick: () => runVitest(quickProjects, { files: quick, title }) }),
    ...(served.length > 0 && {
      served: () => runVitest(['rules', 'services', 'largeMarket'], { files: served, title }),
    }),
    ...(journeys && {
      journeys: () => runPlaywright('named', ['--grep', escapeForPattern(name), '--pass-with-no-tests']),
    }),
  };
}

/** The layers of `npm run check`, `npm run test:faults`, `npm test -- <name>` or `npm test`. */
async function layersOf(wish: string | undefined): Promise<Layers> {
  if (wish === '--check') return quickChecks;
  if (wish === '--faults') return allFaults;
  if (wish === undefined) return everything;
  const layers = named(wish, await findNamedTests(wish));
  if (Object.keys(layers).length === 0) throw new CommandError(`No test has '${wish}' in its path or its title.`);
  return layers;
}

function settledValue<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

const nothing = async (): Promise<Tally> => sum([]);

/** Starts the emulators, and builds and serves the app if there are journeys. */
async function serve(withApp: boolean): Promise<Suite> {
  if (!withApp) return startSuite({ ports: testPorts, only: ['auth', 'firestore', 'storage'], signal, log });
  await buildApp({ ports: testPorts, outDir: hostingPublic, signal });
  return startSuite({ ports: testPorts, hostingPublic, signal, log });
}

/** Runs the layers that need the emulators one after another, but the rules' tests beside the journeys. */
async function runWithEmulators({ served = nothing, rules = nothing, journeys }: Layers): Promise<Tally> {
  const suite = await serve(journeys !== undefined);
  const inFilledMarket = async () => {
    if (!journeys) return nothing();
    await fillDemoData({ ports: testPorts, log });
    return journeys();
  };
  try {
    const first = await served();
    const last = await Promise.allSettled([rules(), inFilledMarket()]);
    return sum([first, ...last.map(settledValue)]);
  } finally {
    await suite.stop();
  }
}

/** Runs quick tests beside those that need the emulators: each of both waits in turn. */
async function runAll(layers: Layers): Promise<Tally> {
  const results = await Promise.allSettled([(layers.quick ?? nothing)(), runWithEmulators(layers)]);
  return sum(results.map(settledValue));
}

/** With ports and data of its own, so that it can run beside `npm start`. */
await runCommand(async () => {
  const layers = await layersOf(process.argv[2]);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  Object.assign(process.env, emulatorVariables(testPorts), { JAVA_TOOL_OPTIONS: roomyJava });
  const total = layers.served || layers.journeys ? await runAll(layers) : await (layers.quick ?? nothing)();
  log(`\n${total.passed} passed, ${total.failed.length} failed`);
  for (const name of total.failed) log(`failed: ${name}`);
  if (total.failed.length > 0) throw new CommandError('Some tests failed, see above.');
});
