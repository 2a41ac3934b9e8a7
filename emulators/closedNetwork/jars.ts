import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CommandError } from '../commandError';
import { cacheFolder, root } from '../project';

const run = promisify(execFile);

const firestoreMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const runtimeSources = path.join(root, 'emulators', 'closedNetwork', 'storage-rules-runtime');
const runtimeMainClass = 'StorageRulesRuntime';

export interface EmulatorJars {
  /** Environment variables that make firebase-tools run these jars instead of its own. */
  environment: Record<string, string>;
  /** The jars that firebase-tools must download at its start. */
  missing: string[];
}

type DownloadInfo = Record<'firestore' | 'storage', { downloadPathRelativeToCacheDir: string }> & {
  ui: { main: { downloadPathRelativeToCacheDir: string; binaryPathRelativeToCacheDir: string } };
};

/** The paths of firebase-tools' own downloads. */
function downloads(): { firestore: string; storage: string; uiServer: string; uiArchive: string } {
  const info: DownloadInfo = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const folder = process.env.FIREBASE_EMULATORS_PATH || path.join(homedir(), '.cache', 'firebase', 'emulators');
  return {
    firestore: path.join(folder, info.firestore.downloadPathRelativeToCacheDir),
    storage: path.join(folder, info.storage.downloadPathRelativeToCacheDir),
    uiServer: path.join(folder, info.ui.main.binaryPathRelativeToCacheDir),
    uiArchive: path.join(folder, info.ui.main.downloadPathRelativeToCacheDir),
  };
}

/** Whether the Emulator UI is already downloaded. */
export function hasEmulatorUi(): boolean {
  const { uiArchive, uiServer } = downloads();
  return existsSync(uiArchive) && existsSync(uiServer);
}

/** @returns the Firestore emulator of the Google Cloud CLI, if it is installed */
async function cloudCliJar(): Promise<string | undefined> {
  const inside = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];
  const roots = ['/usr/lib/google-cloud-sdk'];
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const gcloud = path.join(folder, 'gcloud');
    if (!folder || !existsSync(gcloud)) continue;
    roots.push(path.dirname(path.dirname(await realpath(gcloud))));
  }
  for (const candidate of roots) {
    const jar = path.join(candidate, ...inside);
    if (existsSync(jar)) return jar;
  }
  if (roots.length === 1) return undefined;
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 20_000 });
    const jar = path.join(stdout.trim(), ...inside);
    return existsSync(jar) ? jar : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the jars of the Firestore emulator and of the runtime of the storage rules, in this order: the environment
 * variables of firebase-tools, its downloads, the Firestore emulator of the Google Cloud CLI. firebase-tools downloads
 * the others.
 *
 * @throws {CommandError} if only the Cloud CLI's jar exists, and the JDK that makes it usable is missing
 */
export async function findJars(): Promise<EmulatorJars> {
  const jars: EmulatorJars = { environment: {}, missing: [] };
  const downloaded = downloads();
  const hasFirestore = Boolean(process.env.FIRESTORE_EMULATOR_BINARY_PATH) || existsSync(downloaded.firestore);
  const hasStorage = Boolean(process.env.STORAGE_EMULATOR_BINARY_PATH) || existsSync(downloaded.storage);
  if (hasFirestore && hasStorage) return jars;

  const cloudCli = await cloudCliJar();
  if (!hasFirestore) {
    if (cloudCli) jars.environment.FIRESTORE_EMULATOR_BINARY_PATH = (await buildJars(cloudCli)).firestore;
    else jars.missing.push('cloud-firestore-emulator');
  }
  if (!hasStorage) {
    if (cloudCli) jars.environment.STORAGE_EMULATOR_BINARY_PATH = (await buildJars(cloudCli)).storageRules;
    else jars.missing.push('cloud-storage-rules-runtime');
  }
  return jars;
}

/**
 * The Cloud CLI's jar has no main class, and cannot run storage rules. So this makes two small jars: one adds the main
 * class, the other holds the compiled classes of storage-rules-runtime. They are kept until the Cloud CLI's jar or the
 * sources change.
 */
async function buildJars(cloudCli: string): Promise<{ firestore: string; storageRules: string }> {
  const sources = (await readdir(runtimeSources)).filter((name) => name.endsWith('.java')).sort();
  const { size, mtimeMs } = await stat(cloudCli);
  const key = createHash('sha256').update(JSON.stringify([cloudCli, size, mtimeMs]));
  for (const name of sources) key.update(await readFile(path.join(runtimeSources, name)));
  const folder = path.join(cacheFolder, 'jars', key.digest('hex').slice(0, 16));
  const jars = { firestore: path.join(folder, 'firestore.jar'), storageRules: path.join(folder, 'storage-rules.jar') };
  if (existsSync(folder)) return jars;

  await mkdir(path.dirname(folder), { recursive: true });
  const workshop = await mkdtemp(path.join(path.dirname(folder), 'new-'));
  const classes = path.join(workshop, 'classes');
  const finished = path.join(workshop, 'finished');
  try {
    await Promise.all([mkdir(classes), mkdir(finished)]);
    const files = sources.map((name) => path.join(runtimeSources, name));
    await jdk('javac', ['-proc:none', '-nowarn', '--release', '11', '-cp', cloudCli, '-d', classes, ...files]);
    await makeJar(path.join(finished, 'firestore.jar'), firestoreMainClass, cloudCli);
    await makeJar(path.join(finished, 'storage-rules.jar'), runtimeMainClass, cloudCli, classes);
    await rename(finished, folder);
  } catch (error) {
    // Another command may have built the same jars meanwhile. The folder appears only when it is complete.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return jars;
}

async function makeJar(file: string, mainClass: string, classPath: string, classes?: string): Promise<void> {
  const manifest = `${file}.manifest`;
  await writeFile(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(classPath).href}\n`);
  await jdk('jar', ['cfm', file, manifest, ...(classes ? ['-C', classes, '.'] : [])]);
  await rm(manifest);
}

async function jdk(program: 'javac' | 'jar', args: string[]): Promise<void> {
  try {
    await run(program, args);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new CommandError(
        `A Java development kit is needed, and '${program}' is not on the PATH. ` +
          'Install a JDK of version 11 or newer (Debian and Ubuntu: apt-get install default-jdk-headless).',
      );
    }
    throw error;
  }
}
