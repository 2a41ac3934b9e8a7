import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type EmulatorJars, findJars, hasEmulatorUi } from './closedNetwork/jars';
import { CommandError } from './commandError';
import { writeConfig } from './config';
import { readRulesForEmulator } from './firestoreRules';
import { assertPortsFree, type NamedPort } from './freePorts';
import { emulatorOrigins, host, type SuitePorts } from './ports';
import { cacheFolder, demoProject, root } from './project';
import { addSave } from './savedData';

export type EmulatorName = 'auth' | 'firestore' | 'storage' | 'hosting';

export interface SuiteOptions {
  ports: SuitePorts;
  /** The emulators to start; by default all. */
  only?: readonly EmulatorName[];
  /** The folder of a save, from `latestSave`. */
  importFrom?: string | undefined;
  /** The folder for saves. Without it, nothing is saved. */
  exportTo?: string | undefined;
  /** The folder of the built app, which Hosting serves. */
  hostingPublic?: string | undefined;
  /** Stops the start, and ends the processes that are already running. */
  signal?: AbortSignal | undefined;
  log: (line: string) => void;
}

export interface Suite {
  /** Adds a save to `exportTo`. */
  save(): Promise<void>;
  /** Saves if there is an `exportTo` and `save` is not false, then ends every process of the suite. */
  stop(options?: { save?: boolean }): Promise<void>;
  /** Resolves when the emulators have ended, with or without `stop`. */
  ended: Promise<void>;
  /** The file with the output of the emulators. */
  logFile: string;
}

const allEmulators: readonly EmulatorName[] = ['auth', 'firestore', 'storage', 'hosting'];
const purposes: Record<keyof SuitePorts, string> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  storage: 'Storage emulator',
  hosting: 'the app itself',
  ui: 'Emulator UI',
  hub: 'emulator hub',
  logging: 'emulator logging',
  firestoreWebsocket: 'Firestore emulator, websocket',
};

/** Milliseconds. */
const limits = { start: 120_000, startWithDownload: 900_000, save: 120_000, stop: 20_000, request: 5_000 };

/** firebase-tools prints this line when every emulator runs and has imported its data. */
const readyLine = 'All emulators ready!';

/**
 * Starts emulators for the demo project. Resolves when each of them answers.
 *
 * @throws {CommandError} if a port is taken, a jar is missing, or the rules do not compile
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports, only = allEmulators, log, signal } = options;
  await assertPortsFree(portsOf(ports, only));
  const jars = await findJars();
  const folder = folderOf(ports);
  const suite = new RunningSuite(await spawnEmulators(options, only, jars, folder), folder, options);
  try {
    if (jars.missing.length > 0) log(`Downloading ${jars.missing.join(' and ')}, this once ...`);
    await suite.whenReady(only, jars.missing.length > 0 ? limits.startWithDownload : limits.start);
    signal?.throwIfAborted();
    await loadRules(ports, only);
  } catch (error) {
    await suite.stop({ save: false });
    if (error instanceof CommandError || signal?.aborted) throw error;
    throw new CommandError(
      [
        `The emulators did not start: ${error instanceof Error ? error.message : error}`,
        ...(jars.missing.length > 0 ? [adviceOnDownload(jars)] : []),
        ...(options.importFrom ? ["If the saved data is at fault, 'npm run reset' forgets it."] : []),
        `The end of ${path.relative(root, suite.logFile)}:`,
        await suite.logTail(),
      ].join('\n'),
    );
  }
  return suite;
}

/** The ports that such a suite uses. */
export function portsOf(ports: SuitePorts, only: readonly EmulatorName[] = allEmulators): NamedPort[] {
  const used: (keyof SuitePorts)[] = [...only, 'hub', 'logging'];
  if (only.includes('firestore')) used.push('firestoreWebsocket');
  if (hasEmulatorUi()) used.push('ui');
  return used.map((name) => [purposes[name], ports[name]]);
}

/**
 * Loads firestore.rules and storage.rules into running emulators.
 *
 * @throws {CommandError} with the place of the error if the rules do not compile
 */
export async function loadRules(ports: SuitePorts, only: readonly EmulatorName[] = allEmulators): Promise<void> {
  const { firestore, storage } = emulatorOrigins(ports);
  if (only.includes('firestore')) {
    const content = await readRulesForEmulator(ports);
    await putRules('firestore.rules', `${firestore}/emulator/v1/projects/${demoProject.id}:securityRules`, content);
  }
  if (only.includes('storage')) {
    const content = await readFile(path.join(root, 'storage.rules'), 'utf8');
    // The Storage emulator reports errors in its log only.
    const log = () => readFile(logFileIn(folderOf(ports)), 'utf8').catch(() => '');
    const before = (await log()).length;
    try {
      await putRules('storage.rules', `${storage}/internal/setRules`, content);
    } catch (error) {
      const issues = (await log()).slice(before).trim();
      throw issues ? new CommandError(`storage.rules was refused:\n${issues}`) : error;
    }
  }
}

async function putRules(name: string, address: string, content: string): Promise<void> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  if (!response.ok) throw new CommandError(`${name} was refused: ${messageIn(await response.text())}`);
}

/** The message in the body of a failed request. */
function messageIn(body: string): string {
  try {
    const failure: { error?: { message?: string }; message?: string } = JSON.parse(body);
    return failure.error?.message ?? failure.message ?? body;
  } catch {
    return body;
  }
}

function adviceOnDownload(jars: EmulatorJars): string {
  return (
    `${jars.missing.join(' and ')} had to be downloaded. Connect to the internet for the first start, or install the ` +
    "Google Cloud CLI's Firestore emulator (package google-cloud-cli-firestore-emulator)."
  );
}

async function spawnEmulators(
  options: SuiteOptions,
  only: readonly EmulatorName[],
  jars: EmulatorJars,
  folder: string,
): Promise<ChildProcess> {
  await rm(folder, { recursive: true, force: true });
  await Promise.all(['tmp', 'config'].map((name) => mkdir(path.join(folder, name), { recursive: true })));
  await preventNetworkUse(folder);
  const config = await writeConfig(options.ports, folder, options.hostingPublic);
  const patch = pathToFileURL(path.join(root, 'emulators', 'firebaseToolsPatch.mjs')).href;
  const command = path.join(
    path.dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
    'lib/bin/firebase.js',
  );
  // A file and not a pipe: if this process is killed, a pipe breaks, and the emulators could not end properly.
  const log = await open(logFileIn(folder), 'a');
  try {
    return spawn(
      process.execPath,
      [
        ...['--import', patch, command, 'emulators:start'],
        ...['--project', demoProject.id, '--config', config, '--only', only.join(',')],
        ...(options.importFrom ? ['--import', options.importFrom] : []),
      ],
      {
        // firebase-tools writes its debug logs and unfinished exports to the current folder.
        cwd: folder,
        // A process group of its own: a Ctrl-C in the terminal must not end the emulators before their data is saved.
        detached: true,
        env: environmentOf(folder, jars, options),
        stdio: ['ignore', log.fd, log.fd, 'ipc'],
      },
    );
  } finally {
    await log.close();
  }
}

function folderOf(ports: SuitePorts): string {
  return path.join(cacheFolder, `suite-${ports.hub}`);
}

function logFileIn(folder: string): string {
  return path.join(folder, 'suite.log');
}

/** firebase-tools downloads a message of the day unless it did so within a day. */
async function preventNetworkUse(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'config', 'configstore'));
  const asked = { motd: { fetched: Date.now() + 365 * 24 * 3_600_000 } };
  await writeFile(path.join(folder, 'config', 'configstore', 'firebase-tools.json'), JSON.stringify(asked));
}

/**
 * Saves processor time for a browser on the same machine: by default, Java spends much of it on optimising code for
 * long runs.
 */
const sparingJava = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Otherwise the Firestore emulator logs each refused call with a stack trace: a quarter of its processor time. */
const quietJava = `-Djava.util.logging.config.file="${path.join(root, 'emulators', 'javaLogging.properties')}"`;

function environmentOf(
  folder: string,
  jars: EmulatorJars,
  { hostingPublic }: Pick<SuiteOptions, 'hostingPublic'>,
): NodeJS.ProcessEnv {
  const java = [...(hostingPublic ? [sparingJava] : []), quietJava, process.env.JAVA_TOOL_OPTIONS ?? ''];
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...jars.environment,
    JAVA_TOOL_OPTIONS: java.join(' '),
    // firebase-tools keeps the address of its hub and all stored files here. Two suites must not share it.
    TMPDIR: path.join(folder, 'tmp'),
    TEMP: path.join(folder, 'tmp'),
    TMP: path.join(folder, 'tmp'),
    // No account of the person at the terminal, no usage statistics, no check for updates, no cloud machine.
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    CLOUDSDK_CONFIG: path.join(folder, 'config'),
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    NO_COLOR: '1',
  };
  const unwanted = ['GOOGLE_APPLICATION_CREDENTIALS', 'FIREBASE_TOKEN', 'FORCE_COLOR', 'DEBUG'];
  // A proxy would get the requests to 127.0.0.1 too. Only a download needs it.
  if (jars.missing.length === 0) unwanted.push('HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy');
  for (const name of unwanted) delete environment[name];
  return environment;
}

class RunningSuite implements Suite {
  readonly logFile: string;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #options: SuiteOptions;
  /** The process of the Firestore emulator. firebase-tools starts it in a process group of its own. */
  #firestore: number | undefined;
  #stopping: Promise<void> | undefined;

  constructor(child: ChildProcess, folder: string, options: SuiteOptions) {
    this.#child = child;
    this.#options = options;
    this.logFile = logFileIn(folder);
    process.on('exit', this.#killAll);
    this.ended = new Promise<void>((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    }).then(() => {
      this.#killAll();
      process.off('exit', this.#killAll);
    });
  }

  async whenReady(only: readonly EmulatorName[], limit: number): Promise<void> {
    const { ports, signal } = this.#options;
    const deadline = Date.now() + limit;
    const waiting = new Set(only.map((name) => `http://${host}:${ports[name]}/`));
    for (;;) {
      signal?.throwIfAborted();
      if (this.#hasEnded()) throw new Error('they ended at once');
      if (Date.now() > deadline) throw new Error(`they were not ready within ${limit / 1000} seconds`);
      await this.#findFirestore();
      if ((await readFile(this.logFile, 'utf8')).includes(readyLine)) {
        for (const address of waiting) if (await answers(address)) waiting.delete(address);
        if (waiting.size === 0) return;
      }
      await sleep(100);
    }
  }

  async save(): Promise<void> {
    const { exportTo, ports } = this.#options;
    if (!exportTo) throw new Error('The suite was started without a folder for saves');
    await addSave(exportTo, async (target) => {
      const response = await fetch(`http://${host}:${ports.hub}/_admin/export`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: target, initiatedBy: 'second-gear' }),
        signal: AbortSignal.timeout(limits.save),
      });
      if (!response.ok) throw new Error(messageIn(await response.text()));
      if (!existsSync(path.join(target, 'firebase-export-metadata.json'))) throw new Error('The save is incomplete');
    });
  }

  stop({ save = true } = {}): Promise<void> {
    this.#stopping ??= this.#stop(save && this.#options.exportTo !== undefined);
    return this.#stopping;
  }

  async #stop(save: boolean): Promise<void> {
    try {
      if (save && !this.#hasEnded()) await this.save();
    } catch (error) {
      throw new CommandError(
        `The data could not be saved, the last save is kept: ${error instanceof Error ? error.message : error}`,
      );
    } finally {
      await this.#findFirestore();
      if (!this.#hasEnded()) this.#child.kill('SIGINT');
      await Promise.race([this.ended, sleep(limits.stop, undefined, { ref: false })]);
      this.#killAll();
      await this.ended;
    }
  }

  /** The last lines of the emulators' output. */
  async logTail(lines = 30): Promise<string> {
    const text = await readFile(this.logFile, 'utf8').catch(() => '');
    return text.trimEnd().split('\n').slice(-lines).join('\n');
  }

  #hasEnded(): boolean {
    return this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async #findFirestore(): Promise<void> {
    if (this.#firestore) return;
    try {
      const response = await fetch(`http://${host}:${this.#options.ports.hub}/emulators`, {
        signal: AbortSignal.timeout(limits.request),
      });
      const running: { firestore?: { pid?: number } } = JSON.parse(await response.text());
      this.#firestore = running.firestore?.pid || undefined;
    } catch {
      // The hub does not answer yet.
    }
  }

  /** Kills all processes of the suite that are still running. */
  readonly #killAll = (): void => {
    for (const leader of [this.#child.pid, this.#firestore]) {
      if (!leader) continue;
      try {
        process.kill(-leader, 'SIGKILL');
      } catch {
        // The process has already ended.
      }
    }
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limits.request) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
