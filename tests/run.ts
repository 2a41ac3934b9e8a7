import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp, emulatorVariables } from '../emulators/build';
import { CommandError, runCommand } from '../emulators/commandError';
import { fillDemoData } from '../emulators/demo/fill';
import { testPorts } from '../emulators/ports';
import { cacheFolder, root } from '../emulators/project';
import { stopSignal } from '../emulators/stopSignal';
import { startSuite } from '../emulators/suite';
import { writeFirstViewLimits } from './firstViewSize';

interface Tally {
  readonly passed: number;
  /** What failed, by name. */
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
  readonly stats?: { readonly expected: number; readonly flaky: number };
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
async function check(name: string, program: string, args: readonly string[]): Promise<Tally> {
  const passed = await run(program, args);
  log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  return passed ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/** A runner that ended badly without a failed test has failed all the same. */
function judge(runner: string, ended: boolean, tally: Tally): Tally {
  return ended || tally.failed.length > 0 ? tally : { ...tally, failed: [runner] };
}

/** What a runner wrote of its tests; nothing of one that ended before it could. */
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

async function runVitest(projects: readonly string[]): Promise<Tally> {
  const report = path.join(reports, `vitest-${projects.join('-')}.json`);
  const ended = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
  ]);
  const { numPassedTests = 0, testResults = [] } = (await readReport<VitestReport>(report)) ?? {};
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return judge(`vitest ${projects.join(', ')}`, ended, { passed: numPassedTests, failed });
}

async function runPlaywright(projects: readonly ('journeys' | 'faults')[]): Promise<Tally> {
  const report = path.join(reports, 'playwright.json');
  const ended = await run('playwright', ['test', ...projects.flatMap((project) => ['--project', project])], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats = { expected: 0, flaky: 0 }, ...suite } = (await readReport<PlaywrightReport>(report)) ?? {};
  return judge('playwright', ended, { passed: stats.expected + stats.flaky, failed: failedSpecs(suite) });
}

async function runStaticChecks(): Promise<Tally> {
  return sum([
    await check('types', 'tsc', ['--noEmit']),
    await check('format, lint and import law', 'biome', ['ci', '--error-on-warnings', '.']),
    await check('floating promises and exhaustive switches', 'oxlint', ['--type-aware', '--deny-warnings']),
    await check('unused files, exports and dependencies', 'knip', ['--exclude', 'types']),
  ]);
}

/** What the home page needs before its first list, in the app as it is built (design 8). */
async function checkFirstViewSize(): Promise<Tally> {
  const limits = await writeFirstViewLimits(hostingPublic, reports);
  return check('weight of the first view', 'size-limit', ['--config', limits]);
}

/** `npm run test:faults` asks for the broken calls alone. */
const faultsOnly = process.argv[2] === 'faults';

async function runQuickTests(): Promise<Tally> {
  if (faultsOnly) return sum([]);
  return sum([await runStaticChecks(), await runVitest(['unit', 'screens'])]);
}

/** What needs the emulators or the built app, but no browser. */
async function runServedTests(): Promise<Tally> {
  if (faultsOnly) return sum([]);
  return sum([await checkFirstViewSize(), await runVitest(['rules', 'services'])]);
}

function settledValue<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** `npm test`: everything, on ports and data of its own. */
await runCommand(async () => {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  Object.assign(process.env, emulatorVariables(testPorts));
  const serving = buildApp({ ports: testPorts, outDir: hostingPublic, signal }).then(() =>
    startSuite({ ports: testPorts, hostingPublic, signal, log }),
  );
  // Side by side: tests that wait for an emulator leave a part of the processor to those that need none.
  const results = await Promise.allSettled([serving, runQuickTests(), serving.then(runServedTests)]);
  const suite = settledValue(results[0]);
  try {
    const tallies = [settledValue(results[1]), settledValue(results[2])];
    await fillDemoData({ ports: testPorts, log });
    const total = sum([...tallies, await runPlaywright(faultsOnly ? ['faults'] : ['journeys', 'faults'])]);
    log(`\n${total.passed} passed, ${total.failed.length} failed`);
    for (const name of total.failed) log(`failed: ${name}`);
    if (total.failed.length > 0) process.exitCode = 1;
  } finally {
    await suite.stop();
  }
  if (process.exitCode) throw new CommandError('Some tests failed, see above.');
});
