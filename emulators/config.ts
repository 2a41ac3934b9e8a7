import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './commandError';
import { inlineSources } from './inlineSources';
import { hasEmulatorUi } from './jars';
import { emulatorOrigins, host, type SuitePorts } from './ports';
import { root } from './project';

interface HostingHeader {
  key: string;
  value: string;
}

export interface FirebaseConfig {
  hosting: { public: string; headers: { source: string; headers: HostingHeader[] }[]; [option: string]: unknown };
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  emulators: Record<string, unknown>;
}

/** How firestore.rules writes the origin of Storage's download addresses, inside a regular expression. */
const productionStorageOrigin = 'https://firebasestorage[.]googleapis[.]com';

/**
 * The Firestore rules for the emulators: photo addresses begin with the Storage emulator's origin, all else is the same.
 *
 * @param storageOrigin such as `http://127.0.0.1:9199`
 * @throws {CommandError} where the rules do not hold production's origin exactly once
 */
function rulesForEmulator(rules: string, storageOrigin: string): string {
  const parts = rules.split(productionStorageOrigin);
  if (parts.length !== 2) {
    throw new CommandError(
      `firestore.rules must hold ${productionStorageOrigin} exactly once, not ${parts.length - 1} times.`,
    );
  }
  return parts.join(storageOrigin.replaceAll('.', '[.]'));
}

/** How firestore.rules writes the bucket, which is another one in every project. */
const anyBucket = '/v0/b/[a-z0-9._-]{1,100}/o/';

/**
 * The Firestore rules for one project: photo addresses must name its own bucket.
 *
 * @throws {CommandError} where the rules do not leave the bucket open exactly once
 */
export function rulesForBucket(rules: string, bucket: string): string {
  const parts = rules.split(anyBucket);
  if (parts.length !== 2) {
    throw new CommandError(`firestore.rules must hold ${anyBucket} exactly once, not ${parts.length - 1} times.`);
  }
  return parts.join(`/v0/b/${bucket.replaceAll('.', '[.]')}/o/`);
}

/** The Firestore rules of the work tree, for emulators on these ports. */
export async function readRulesForEmulator(ports: SuitePorts): Promise<string> {
  const rules = await readFile(path.join(root, 'firestore.rules'), 'utf8');
  return rulesForEmulator(rules, emulatorOrigins(ports).storage);
}

/** More sources, by the directive of the Content-Security-Policy that they belong to. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Allows the emulators' origins beside those that the policy allows already. */
function policyForEmulators(policy: string, ports: SuitePorts): string {
  const { auth, firestore, storage } = emulatorOrigins(ports);
  return addToPolicy(policy, { 'connect-src': [auth, firestore, storage], 'img-src': [storage] });
}

/** Allows more sources. A directive that the policy has not got yet is added to it. */
export function addToPolicy(policy: string, added: Sources): string {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(added)) {
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The same configuration with another Content-Security-Policy. */
export function mapPolicy(config: FirebaseConfig, change: (policy: string) => string): FirebaseConfig {
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? change(value) : value,
        })),
      })),
    },
  };
}

/**
 * firebase.json serves production. This is the copy for emulators on the given ports, for a file in `folder`: ports, the
 * emulators' origins and the app's inline sources in the Content-Security-Policy, and paths seen from there.
 */
function configForEmulators(
  config: FirebaseConfig,
  { ports, folder, app, inline }: { ports: SuitePorts; folder: string; app: string; inline: Sources },
): FirebaseConfig {
  const { hosting, ...others } = mapPolicy(config, (policy) => addToPolicy(policyForEmulators(policy, ports), inline));
  return {
    ...others,
    // firebase-tools joins the path to the folder of the file, even where it is absolute.
    hosting: { ...hosting, public: path.relative(folder, app) },
    firestore: { rules: 'firestore.rules', indexes: path.join(root, config.firestore.indexes) },
    storage: { rules: path.join(root, config.storage.rules) },
    emulators: {
      ...config.emulators,
      auth: { host, port: ports.auth },
      firestore: { host, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      storage: { host, port: ports.storage },
      hosting: { host, port: ports.hosting },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      ui: hasEmulatorUi() ? { enabled: true, host, port: ports.ui } : { enabled: false },
    },
  };
}

/**
 * Writes firebase.json and firestore.rules for the emulators.
 *
 * @param hostingPublic the folder of the built app; undefined where Hosting does not run
 * @returns the file to pass to firebase-tools as `--config`
 */
export async function writeConfig(
  ports: SuitePorts,
  folder: string,
  hostingPublic: string | undefined,
): Promise<string> {
  const config: FirebaseConfig = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8'));
  const app = hostingPublic ?? path.join(root, config.hosting.public);
  const inline = hostingPublic === undefined ? {} : await inlineSources(hostingPublic);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'firestore.rules'), await readRulesForEmulator(ports));
  const file = path.join(folder, 'firebase.json');
  await writeFile(file, JSON.stringify(configForEmulators(config, { ports, folder, app, inline }), null, 2));
  return file;
}
