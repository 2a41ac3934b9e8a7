import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtAssets, withKeptAssets } from './builtAssets';
import { addToPolicy, mapPolicy, type Project, projectSources, type Sources } from './contentPolicy';
import { type FirebaseConfig, withLanguages } from './firebaseConfig';
import { rulesForBucket, storageRulesForBucket } from './firestoreRules';
import { inlineSources } from './inlineSources';
import { cacheFolder, root } from './project';

export interface Deployment {
  readonly project: Project;
  readonly appCheck: boolean;
  /** The address that gets reports of web vitals, if there is one. */
  readonly vitalsUrl: string | undefined;
}

/** The sources of reCAPTCHA Enterprise and App Check. */
function appCheckSources({ id }: Project): Sources {
  return {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/'],
    'connect-src': [
      `https://content-firebaseappcheck.googleapis.com/v1/projects/${id}/`,
      'https://www.google.com/recaptcha/',
    ],
  };
}

function deployedPolicy(policy: string, inline: Sources, { project, appCheck, vitalsUrl }: Deployment): string {
  return addToPolicy(
    policy,
    projectSources(project),
    appCheck ? appCheckSources(project) : {},
    vitalsUrl ? { 'connect-src': [new URL(vitalsUrl).origin] } : {},
    inline,
  );
}

/** Names the bucket, because firebase-tools would use the project's default bucket, which may be a different one. */
interface DeployedConfig extends Omit<FirebaseConfig, 'storage'> {
  storage: readonly { bucket: string; rules: string }[];
}

/**
 * Makes firebase.json for one project: the project's own policy, headers of the built assets, paths relative to
 * `folder`, and no hooks, which make a plain `firebase deploy` fail.
 *
 * @param inline the hashes of inline elements in the built pages
 * @param assets the names of the built assets
 */
export function deployedConfig(
  config: FirebaseConfig,
  {
    folder,
    inline,
    assets,
    deployment,
  }: { folder: string; inline: Sources; assets: readonly string[]; deployment: Deployment },
): DeployedConfig {
  const withPolicy = mapPolicy(config, (policy) => deployedPolicy(policy, inline, deployment));
  const { hosting, ...others } = withKeptAssets(withPolicy, assets);
  const { predeploy: _refusal, ...served } = hosting;
  const seenFrom = (file: string) => path.relative(folder, path.join(root, file));
  return {
    ...others,
    hosting: { ...served, public: seenFrom(served.public) },
    firestore: { rules: 'firestore.rules', indexes: seenFrom(config.firestore.indexes) },
    storage: [{ bucket: deployment.project.storageBucket, rules: 'storage.rules' }],
  };
}

/**
 * Writes firebase.json and both files of rules for one project, after the build. The policy allows the project's own
 * paths, its features and the inline elements of the pages. The rules name its own bucket only.
 *
 * @returns the file for firebase-tools' option `--config`
 */
export async function writeDeployConfig(deployment: Deployment): Promise<string> {
  const config = withLanguages(JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')));
  const app = path.join(root, config.hosting.public);
  const [inline, assets] = await Promise.all([inlineSources(app), builtAssets(app)]);
  const bucket = deployment.project.storageBucket;
  const rulesIn = (file: string) => readFile(path.join(root, file), 'utf8');
  const [firestoreRules, storageRules] = await Promise.all([
    rulesIn(config.firestore.rules),
    rulesIn(config.storage.rules),
  ]);
  const folder = path.join(cacheFolder, 'deploy');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'firestore.rules'), rulesForBucket(firestoreRules, bucket));
  await writeFile(path.join(folder, 'storage.rules'), storageRulesForBucket(storageRules, bucket));
  const file = path.join(folder, 'firebase.json');
  await writeFile(file, JSON.stringify(deployedConfig(config, { folder, inline, assets, deployment }), null, 2));
  return file;
}
