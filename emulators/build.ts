import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from './commandError';
import { emulatorOrigins, type SuitePorts } from './ports';
import { demoProject, root } from './project';

const run = promisify(execFile);

/** What the app is built with to talk to a real project; `.env` holds them for `npm run deploy`. */
export const projectVariables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

type AppVariable = (typeof projectVariables)[number] | 'VITE_EMULATORS';

/** What the app is built with to talk to emulators on these ports. */
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
    // The SDK wants an address for Auth, and hosts with ports for the others.
    VITE_EMULATORS: JSON.stringify({ auth, firestore: new URL(firestore).host, storage: new URL(storage).host }),
  };
}

/** Builds the app, as for production, for emulators on these ports. */
export async function buildApp({
  ports,
  outDir,
  signal,
}: {
  ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>;
  outDir: string;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  await runViteBuild({ outDir, variables: emulatorVariables(ports), signal });
}

/**
 * Runs `vite build`. The variables win over those in .env files.
 *
 * @throws {CommandError} with what Vite says, where the build fails
 */
export async function runViteBuild({
  outDir,
  variables,
  signal,
}: {
  outDir: string;
  variables: Record<string, string>;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const environment: NodeJS.ProcessEnv = { ...process.env, ...variables };
  // A test runner sets it, and the build would be one for development.
  delete environment.NODE_ENV;
  try {
    await run(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
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
