import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './commandError';
import type { FirebaseConfig } from './firebaseConfig';

/**
 * The names of the files in `assets/`. The content behind a name never changes.
 *
 * @param app the folder of the built app
 */
export async function builtAssets(app: string): Promise<readonly string[]> {
  return (await readdir(path.join(app, 'assets'))).sort();
}

/**
 * Adds a header for each built asset, which lets browsers cache it for a year. A pattern would not do: Hosting also
 * sends the headers with a 404, so a missing asset would stay missing for a year.
 *
 * @throws {CommandError} if a name would be read as a pattern
 */
export function withKeptAssets(config: FirebaseConfig, assets: readonly string[]): FirebaseConfig {
  const strange = assets.find((name) => !/^[\w.-]+$/.test(name));
  if (strange !== undefined) throw new CommandError(`firebase.json cannot name the asset ${strange}.`);
  const { hosting } = config;
  const kept = {
    source: `/assets/@(${assets.join('|')})`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  };
  return { ...config, hosting: { ...hosting, headers: [...hosting.headers, kept] } };
}
