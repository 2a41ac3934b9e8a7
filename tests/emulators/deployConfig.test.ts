import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withKeptAssets } from '../../emulators/builtAssets';
import { type Deployment, deployedConfig } from '../../emulators/deployConfig';
import type { FirebaseConfig } from '../../emulators/firebaseConfig';
import { rulesForBucket, rulesForEmulator, storageRulesForBucket } from '../../emulators/firestoreRules';
import { cacheFolder, demoProject, root } from '../../emulators/project';

const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
const storageRules = readFileSync(path.join(root, 'storage.rules'), 'utf8');
const config: FirebaseConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

const deployment: Deployment = {
  project: { id: 'shop', storageBucket: 'shop.firebasestorage.app' },
  appCheck: false,
  vitalsUrl: undefined,
};

function deployed(changes: Partial<Deployment> = {}) {
  return deployedConfig(config, {
    folder: path.join(cacheFolder, 'deploy'),
    inline: { 'script-src': ["'sha256-of-the-script'"], 'style-src': ["'sha256-of-the-styles'"] },
    assets: ['app-1a_-.css', 'app-B2.js'],
    deployment: { ...deployment, ...changes },
  });
}

function policyOf({ hosting }: Pick<FirebaseConfig, 'hosting'>): readonly string[] {
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  return policies.flatMap(({ value }) => value.split('; '));
}

/** The lines of a text that another text does not have. */
function newLines(text: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => line.trim());
}

describe('the deployed rules', () => {
  test('name the project’s own bucket in one line, and do not differ in any other', () => {
    const forProject = rulesForBucket(rules, 'shop.firebasestorage.app');
    expect(newLines(forProject, rules)).toEqual([
      expect.stringContaining("https://firebasestorage[.]googleapis[.]com/v0/b/shop[.]firebasestorage[.]app/o/'"),
    ]);
    expect(forProject.replace('shop[.]firebasestorage[.]app', 'demo-second-gear[.]appspot[.]com')).toBe(rules);
    expect(forProject).not.toContain(demoProject.id);
  });

  test.each([
    ['names no bucket of the emulators', rules.replaceAll('/v0/b/demo-second-gear[.]', '/v0/b/other[.]')],
    ['names it twice', rules.replace('/v0/b/demo-second-gear[.]appspot[.]com/o/', '$&$&')],
    ['leaves the bucket open', rules.replace('demo-second-gear[.]appspot[.]com', '[a-z0-9._-]{1,100}')],
  ])('are not made if the file %s', (_, otherRules) => {
    expect(() => rulesForBucket(otherRules, 'shop.firebasestorage.app')).toThrow('exactly once');
  });

  test.each([
    'gs://shop.firebasestorage.app',
    'shop.firebasestorage.app/photos',
    '.*',
    '[a-z.-]+',
    'shop.firebasestorage.app|evil.example',
    "shop' + 'x",
    'Shop',
    '',
  ])('are not made for %j, which is no bucket', (bucket) => {
    expect(() => rulesForBucket(rules, bucket)).toThrow('no name of a bucket');
    expect(() => storageRulesForBucket(storageRules, bucket)).toThrow('no name of a bucket');
  });
});

test('the storage rules go to the bucket that the app is built for, and allow nothing in another one', () => {
  expect(deployed().storage).toEqual([{ bucket: 'shop.firebasestorage.app', rules: 'storage.rules' }]);
  const forProject = storageRulesForBucket(storageRules, 'shop.firebasestorage.app');
  expect(newLines(forProject, storageRules)).toEqual(['match /b/shop.firebasestorage.app/o {']);
  expect(() => storageRulesForBucket(forProject, 'shop.firebasestorage.app')).toThrow('exactly once');
});

test('the rules of the emulators name the emulators’ bucket, at the address of the Storage emulator', () => {
  expect(newLines(rulesForEmulator(rules, 'http://127.0.0.1:9199'), rules)).toEqual([
    expect.stringContaining("http://127[.]0[.]0[.]1:9199/v0/b/demo-second-gear[.]appspot[.]com/o/'"),
  ]);
});

describe('the deployed policy', () => {
  const connections =
    "connect-src 'self' https://firestore.googleapis.com/v1/projects/shop/ https://identitytoolkit.googleapis.com/v1/ " +
    'https://securetoken.googleapis.com/v1/ https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/';
  const strict = [
    "default-src 'none'",
    "script-src 'self' 'sha256-of-the-script'",
    "style-src 'self' 'sha256-of-the-styles'",
    "font-src 'self'",
    "img-src 'self' data: blob: https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/",
    connections,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];

  test('allows the project’s own paths, and nothing else of Firebase', () => {
    expect(policyOf(deployed())).toEqual(strict);
  });

  test('with App Check and web vitals, allows their sources too', () => {
    const policy = policyOf(deployed({ appCheck: true, vitalsUrl: 'https://speed.example/collect?site=1' }));
    expect(policy.filter((directive) => !strict.includes(directive))).toEqual([
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-of-the-script'",
      `${connections} https://content-firebaseappcheck.googleapis.com/v1/projects/shop/ https://www.google.com/recaptcha/ https://speed.example`,
      'frame-src https://www.google.com/recaptcha/',
    ]);
  });

  test('names nothing of the emulators', () => {
    expect(JSON.stringify(deployed().hosting)).not.toMatch(/127\.0\.0\.1|localhost|demo-/);
  });
});

describe('the deployed headers', () => {
  const cacheControl = ({ hosting }: Pick<FirebaseConfig, 'hosting'>) =>
    hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
    );

  test('cache the built assets for a year, by their names, and nothing else', () => {
    expect(cacheControl(deployed())).toEqual([
      ['**', 'no-cache'],
      ['/assets/@(app-1a_-.css|app-B2.js)', 'public, max-age=31536000, immutable'],
    ]);
  });

  test.each(['a|b.js', 'a*.js', 'a(b).js', 'a/b.js', ''])('are not made for an asset called %j', (name) => {
    expect(() => withKeptAssets(config, [name])).toThrow('cannot name the asset');
  });
});

describe('a plain `firebase deploy`', () => {
  const deployable = { hosting: config.hosting, firestore: config.firestore, storage: config.storage };

  test.each(Object.entries(deployable))('of %s fails, and says what to do', (_, { predeploy }) => {
    const { status, stdout } = spawnSync(String(predeploy), { shell: true, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toContain('Run npm run deploy');
  });

  test('has nothing else to deploy', () => {
    const { emulators: _, ...others } = config;
    expect(Object.keys(others)).toEqual(Object.keys(deployable));
  });

  test('is not what `npm run deploy` runs: its configuration has no such hooks', () => {
    expect(JSON.stringify(deployed())).not.toContain('predeploy');
  });
});
