import path from 'node:path';
import { chromium } from '@playwright/test';
import { fillDemoData } from '../demo/fill';
import { buildApp, emulatorVariables } from '../emulators/build';
import { CommandError, runCommand } from '../emulators/commandError';
import { benchPorts, host } from '../emulators/ports';
import { cacheFolder } from '../emulators/project';
import { stopSignal } from '../emulators/stopSignal';
import { startSuite } from '../emulators/suite';
import { chromiumFlags } from './bench';
import { type BenchOptions, readOptions } from './options';

const app = path.join(cacheFolder, `app-${benchPorts.hosting}`);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const log = (line: string) => console.log(line);

async function measureAndReport(options: BenchOptions, signal: AbortSignal): Promise<boolean> {
  // These modules read the addresses of the emulators from the environment when they are loaded.
  const { measureAll } = await import('./measure');
  const { compare, isReached, printCosts, printFigures, printGrowth, printReasons, writeLatest } = await import(
    './report'
  );
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const address = `http://${host}:${benchPorts.hosting}`;
    const bench = { address, app, browser, chromium: executablePath, runs: options.runs, log };
    const measured = await measureAll(bench, options, signal);
    const growth = compare(measured);
    for (const one of measured) printFigures(log, one);
    printReasons(log, measured);
    printCosts(log, measured[0]?.costs ?? []);
    printGrowth(log, measured, growth);
    await writeLatest(measured, growth);
    return isReached(measured, growth);
  } finally {
    await browser.close();
  }
}

/** `npm run bench`: measures the budgets (PERF-1 to PERF-6) in a real browser. */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const signal = stopSignal(() => log('Still ending the emulators, please wait ...'));
  Object.assign(process.env, emulatorVariables(benchPorts));
  if (!options.keepBuild) await buildApp({ ports: benchPorts, outDir: app, signal });
  const suite = await startSuite({ ports: benchPorts, hostingPublic: app, signal, log });
  let reached: boolean;
  try {
    await fillDemoData({ ports: benchPorts, log });
    reached = await measureAndReport(options, signal);
  } finally {
    await suite.stop();
  }
  if (!reached) throw new CommandError('Some targets are missed, see above.');
});
