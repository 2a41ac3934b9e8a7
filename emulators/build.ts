import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type LanguageCode, languageCodes } from '../src/shared/languages';
import { CommandError } from './commandError';
import { emulatorOrigins, type SuitePorts } from './ports';
import { demoProject, root } from './project';

const run = promisify(execFile);

/** The variables of a build for a real project. `npm run deploy` reads them from `.env`. */
export const projectVariables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

type AppVariable = (typeof projectVariables)[number] | 'VITE_EMULATORS';

/** The variables of a build for emulators on these ports. */
export function emulatorVariables(
  ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>,
): Record<AppVariable, string> {
  const { auth, firestore, storage } = emulatorOrigins(ports);
  return {
    VITE_FIREBASE_API_KEY: demoProject.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: demoProject.authDomain,
    VITE_FIREBASE_PROJECT_ID: demoProject.id,
    VITE_FIREBASE_STORAGE_BUCKET: demoProject.storageBucket,
    VITE_FIREBASE_APP_ID: demoProject.appId,
    // The SDK needs a URL for Auth, and host:port for the others.
    VITE_EMULATORS: JSON.stringify({ auth, firestore: new URL(firestore).host, storage: new URL(storage).host }),
  };
}

interface SiteBuild {
  readonly outDir: string;
  /** They override those in .env files. */
  readonly variables: Readonly<Record<string, string>>;
  /** By default all. */
  readonly codes?: readonly LanguageCode[];
  readonly signal?: AbortSignal | undefined;
}

/** Makes a production build of the site for emulators on these ports. */
export async function buildApp({
  ports,
  ...build
}: Omit<SiteBuild, 'variables'> & { ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'> }): Promise<void> {
  await buildSite({ ...build, variables: emulatorVariables(ports) });
}

/** One build keeps one processor busy. */
const buildsAtOnce = Math.min(availableParallelism(), 4);

/**
 * Builds the site in each language, into one folder: files without texts are the same in all builds.
 *
 * @throws {CommandError} with Vite's message if a build fails
 */
export async function buildSite({ outDir, variables, codes = languageCodes, signal }: SiteBuild): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const waiting = [...codes];
  const work = async () => {
    for (let code = waiting.shift(); code; code = waiting.shift()) {
      await runViteBuild(outDir, { ...variables, VITE_LANGUAGE: code }, signal);
    }
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, work));
}

/** @throws {CommandError} with Vite's message if the build fails */
async function runViteBuild(
  outDir: string,
  variables: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const environment: NodeJS.ProcessEnv = { ...process.env, ...variables };
  // A test runner sets NODE_ENV, and the build would then be a development build.
  delete environment.NODE_ENV;
  try {
    await run(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd: root,
      env: environment,
      signal,
    });
  } catch (error) {
    if (signal?.aborted || !(error instanceof Error) || !('stderr' in error)) throw error;
    const output = 'stdout' in error ? `${error.stdout}${error.stderr}` : String(error.stderr);
    throw new CommandError(`The app could not be built:\n${output.trim()}`);
  }
}
