// node emulators/bootstrap.mjs [--no-java] [--chromium | --headless-shell] <entry.ts> [arguments of the entry ...]
//
// The first step of every command: checks the machine, installs what is missing if it can do that without a question,
// and runs the TypeScript entry. Plain Node without dependencies, because node_modules may not exist yet.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const minimumNode = [20, 19];
const minimumJava = 11;

/** Milliseconds in which two signals belong to the same key press: npm repeats the signal of the terminal. */
const samePress = 300;

/** @param {string} line */
function giveUp(line) {
  console.error(`\n${line}`);
  process.exit(1);
}

/**
 * Runs a program to its end, with its output in the terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {boolean} whether it succeeded
 */
function succeeds(program, args, environment = {}) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/**
 * The output of a program; undefined if it does not exist or fails.
 *
 * @param {string} program
 * @param {string[]} args
 */
function outputOf(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = minimumNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  giveUp(
    `Node ${minimumNode.join('.')} or newer is needed, this is ${process.versions.node}. ` +
      'Install it from https://nodejs.org/.',
  );
}

/**
 * Whether node_modules has the packages of package-lock.json. npm keeps a list of what it has installed. A newer lock
 * file, for example after a checkout, may still name the same packages.
 */
function packagesAreInstalled() {
  const wantedFile = path.join(root, 'package-lock.json');
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  if (statSync(installedFile).mtimeMs >= statSync(wantedFile).mtimeMs) return true;
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(wantedFile, 'utf8')).packages;
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return (
    Object.entries(wanted).every(
      ([name, { version, optional }]) =>
        name === '' || installed[name]?.version === version || (optional === true && !installed[name]),
    ) && Object.keys(installed).every((name) => name in wanted)
  );
}

function installPackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing the packages of package-lock.json ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const installed = npm?.endsWith('.js') ? succeeds(process.execPath, [npm, ...args]) : succeeds('npm', args);
  if (!installed) giveUp("The packages could not be installed: 'npm ci' failed, see above.");
}

/** Whether this is Debian or Ubuntu, and packages may be installed. */
function canUseApt() {
  return process.getuid?.() === 0 && outputOf('apt-get', ['--version']) !== undefined;
}

/**
 * Installs the first of the alternatives that exists.
 *
 * @param {string[][]} alternatives
 */
function aptInstall(alternatives) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  succeeds('apt-get', [...options, 'update'], environment);
  return alternatives.some((packages) =>
    succeeds('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...packages], environment),
  );
}

/** Checks for a JDK, not only a runtime: the runtime of the storage rules may have to be compiled. */
function hasJava() {
  const version = /version "(?:1\.)?(\d+)/.exec(outputOf('java', ['-version']) ?? '')?.[1];
  return Number(version ?? 0) >= minimumJava && outputOf('javac', ['-version']) !== undefined;
}

function checkJava() {
  if (hasJava()) return;
  if (canUseApt()) {
    console.log('Installing Java ...');
    aptInstall([['default-jdk-headless'], ['openjdk-17-jdk-headless'], ['openjdk-21-jdk-headless']]);
    if (hasJava()) return;
  }
  giveUp(
    `A Java development kit of version ${minimumJava} or newer is needed on the PATH (java and javac), for the Firestore ` +
      'and Storage emulators. Install one, for example from https://adoptium.net/.',
  );
}

/**
 * @param {(string | undefined)[]} candidates
 * @returns {string | undefined} the first of these programs that runs
 */
function findBrowser(candidates) {
  // Asks for the version, because Ubuntu has a chromium-browser that only tells people to install a snap.
  return candidates.find(
    (candidate) => candidate && existsSync(candidate) && /\d+\./.test(outputOf(candidate, ['--version']) ?? ''),
  );
}

/** @param {string} name */
function inPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name));
}

function findChromium() {
  return findBrowser([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap(inPath),
    playwrightChromium(),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);
}

function playwrightChromium() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** @returns {string} the path of a Chromium that runs */
function checkChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium ...');
  const isRoot = canUseApt();
  if (isRoot) aptInstall([['chromium', 'fonts-liberation'], ['chromium']]);
  const installed = findChromium();
  if (installed) return installed;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  succeeds(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  giveUp('Chromium is needed for the tests in a real browser. Install it, or set CHROMIUM_PATH to where it is.');
  return '';
}

function findHeadlessShell() {
  return findBrowser([process.env.CHROMIUM_PATH, ...inPath('chromium-headless-shell')]);
}

/**
 * Chromium's headless shell loads the same pages in half the time: the browser's own window has renderers too, even if
 * nobody sees it. If no headless shell can be installed, uses the whole Chromium.
 *
 * @returns {string} the path of a program that runs
 */
function checkHeadlessShell() {
  const found = findHeadlessShell();
  if (found) return found;
  if (canUseApt()) {
    console.log('Installing the headless Chromium ...');
    aptInstall([['chromium-headless-shell', 'fonts-liberation'], ['chromium-headless-shell']]);
  }
  return findHeadlessShell() ?? checkChromium();
}

/**
 * Runs the entry in a process group of its own, so that it gets each Ctrl-C once: the terminal sends it to this
 * process, and npm repeats it. This process waits until the entry has saved its data. If npm is killed, the entry stops
 * in the usual way.
 *
 * @param {string} entry
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 */
function run(entry, args, environment) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve(root, entry), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let last = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (Date.now() - last < samePress || !child.pid) return;
    last = Date.now();
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The process has ended already.
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])) {
    process.on(signal, () => passOn(signal));
  }
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 1000);
  child.once('error', (error) => giveUp(`${entry} could not be started: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

const args = process.argv.slice(2);
const start = args.findIndex((argument) => !argument.startsWith('--'));
const options = new Set(args.slice(0, start));
const [entry, ...rest] = args.slice(start);
if (start < 0 || !entry)
  giveUp('Usage: node emulators/bootstrap.mjs [--no-java] [--chromium | --headless-shell] <entry.ts> [argument ...]');
else {
  /** @type {NodeJS.ProcessEnv} */
  const environment = {};
  checkNode();
  installPackages();
  if (!options.has('--no-java')) checkJava();
  if (options.has('--chromium')) environment.CHROMIUM_PATH = checkChromium();
  if (options.has('--headless-shell')) environment.CHROMIUM_PATH = checkHeadlessShell();
  run(entry, rest, environment);
}
