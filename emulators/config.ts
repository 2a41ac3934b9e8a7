import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtAssets, withKeptAssets } from './builtAssets';
import { hasEmulatorUi } from './closedNetwork/jars';
import { addToPolicy, emulatorSources, mapPolicy, type Sources } from './contentPolicy';
import { type FirebaseConfig, withLanguages } from './firebaseConfig';
import { readRulesForEmulator } from './firestoreRules';
import { inlineSources } from './inlineSources';
import { host, type SuitePorts } from './ports';
import { root } from './project';

/**
 * Makes the emulators' copy of firebase.json, which is for production. It sets the ports, adds the emulators' addresses
 * and the hashes of inline elements to the Content-Security-Policy, and makes the paths relative to `folder`.
 */
function configForEmulators(
  config: FirebaseConfig,
  { ports, folder, app, inline }: { ports: SuitePorts; folder: string; app: string; inline: Sources },
): FirebaseConfig {
  const { hosting, ...others } = mapPolicy(config, (policy) => addToPolicy(policy, emulatorSources(ports), inline));
  return {
    ...others,
    // firebase-tools joins the path with the folder of the file, even if the path is absolute.
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
 * @param hostingPublic the folder of the built app; undefined if Hosting does not run
 * @returns the file for firebase-tools' option `--config`
 */
export async function writeConfig(
  ports: SuitePorts,
  folder: string,
  hostingPublic: string | undefined,
): Promise<string> {
  const config = withLanguages(JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')));
  const app = hostingPublic ?? path.join(root, config.hosting.public);
  const inline = hostingPublic === undefined ? {} : await inlineSources(hostingPublic);
  const served = hostingPublic === undefined ? config : withKeptAssets(config, await builtAssets(hostingPublic));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'firestore.rules'), await readRulesForEmulator(ports));
  const file = path.join(folder, 'firebase.json');
  await writeFile(file, JSON.stringify(configForEmulators(served, { ports, folder, app, inline }), null, 2));
  return file;
}
