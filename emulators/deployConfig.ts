import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addToPolicy, type FirebaseConfig, mapPolicy, rulesForBucket } from './config';
import { inlineSources } from './inlineSources';
import { cacheFolder, root } from './project';

export interface DeployedFeatures {
  /** The bucket that photo addresses must name. */
  readonly bucket: string;
  readonly appCheck: boolean;
  /** Where the speed of pages is reported to, if anywhere. */
  readonly vitalsUrl: string | undefined;
}

/** What reCAPTCHA Enterprise and App Check load and call. */
const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

function policyFor(policy: string, { appCheck, vitalsUrl }: DeployedFeatures): string {
  const withAppCheck = appCheck ? addToPolicy(policy, appCheckSources) : policy;
  return vitalsUrl ? addToPolicy(withAppCheck, { 'connect-src': [new URL(vitalsUrl).origin] }) : withAppCheck;
}

/**
 * Writes firebase.json and firestore.rules for one project, whose app is built: the policy allows what its features need
 * and what stands in the pages themselves, and photo addresses must be of its own bucket.
 *
 * @returns the file to pass to firebase-tools as `--config`
 */
export async function writeDeployConfig(features: DeployedFeatures): Promise<string> {
  const config: FirebaseConfig = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8'));
  const inline = await inlineSources(path.join(root, config.hosting.public));
  const rules = await readFile(path.join(root, config.firestore.rules), 'utf8');
  const folder = path.join(cacheFolder, 'deploy');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'firestore.rules'), rulesForBucket(rules, features.bucket));
  const file = path.join(folder, 'firebase.json');
  const deployed: FirebaseConfig = {
    ...mapPolicy(config, (policy) => addToPolicy(policyFor(policy, features), inline)),
    firestore: { rules: 'firestore.rules', indexes: path.relative(folder, path.join(root, config.firestore.indexes)) },
    storage: { rules: path.relative(folder, path.join(root, config.storage.rules)) },
  };
  deployed.hosting.public = path.relative(folder, path.join(root, config.hosting.public));
  await writeFile(file, JSON.stringify(deployed, null, 2));
  return file;
}
