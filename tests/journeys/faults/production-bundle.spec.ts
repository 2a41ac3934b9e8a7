import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildSite, type projectVariables } from '../../../emulators/build';
import { demoProject } from '../../../emulators/project';

/** The variables of an invented production project. */
const project: Readonly<Record<(typeof projectVariables)[number], string>> = {
  VITE_FIREBASE_API_KEY: 'AIza-made-up-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'made-up-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'made-up-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'made-up-project.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

/** Texts of the development machine and the emulators, which must not be in the bundle. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'the demo project': new RegExp(demoProject.id),
  'a demo login': /(admin|dealer\d|buyer\d)@example\.com|Admin@123|Dealer@123|buyer123/,
  "an emulator's address": /127\.0\.0\.1:\d|localhost:\d{4}|VITE_EMULATORS/,
  'a debug token of App Check': /FIREBASE_APPCHECK_DEBUG_TOKEN\s*=(?!=)/,
};

/** Builds for the invented project, with App Check, and deletes the files afterwards. */
async function withBuild(look: (outDir: string) => Promise<void>): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'second-gear-production-'));
  try {
    await buildSite({
      outDir,
      codes: ['en'],
      variables: { ...project, VITE_EMULATORS: '', VITE_APP_CHECK_KEY: 'a-site-key' },
    });
    await look(outDir);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Expects the project in the files, and nothing of the emulators or the demo data. */
async function expectOnlyProduction(outDir: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((name) =>
    /\.(js|css|html|json|svg|txt)$/.test(name),
  );
  const contents = await Promise.all(files.map((name) => readFile(path.join(outDir, name), 'utf8')));
  expect(contents.join('\n')).toContain(project.VITE_FIREBASE_PROJECT_ID);
  expect(contents[files.indexOf('index.html')]).toContain('href="https://firestore.googleapis.com"');
  const found = files.flatMap((name, index) =>
    Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(contents[index] ?? ''))
      .map(([what]) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
  // The SDK's emulator functions are unused and dropped from the bundle. Only a warning that names one of them stays.
  const inWarning = 'Host has been set in both settings() and connectFirestoreEmulator()';
  const traces = contents.map((content) =>
    /connect(Auth|Firestore|Storage)Emulator/.test(content.replaceAll(inWarning, '')),
  );
  expect(files.filter((_, index) => traces[index])).toEqual([]);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
}

/** Replaces Google's reCAPTCHA: everybody passes. */
function passCaptcha(): void {
  const enterprise = {
    ready: (go: () => void) => go(),
    render: (_place: string, { callback }: { callback: () => void }) => {
      callback();
      return 'widget';
    },
    execute: async () => 'a person',
  };
  Object.assign(window, { grecaptcha: { enterprise } });
}

/** Serves a build, and replaces its project: App Check gives a token, and every list is empty. */
async function serveBuild(page: Page, address: string, outDir: string): Promise<void> {
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(outDir, path.extname(pathname) === '' ? 'index.html' : pathname) });
  });
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${passCaptcha.toString()})();` }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ headers: cors, json: { token: 'proved', ttl: '3600s' } }),
  );
  await page.route('https://firestore.googleapis.com/**', (route) => route.fulfill({ headers: cors, json: [] }));
}

/** Opens a list, and expects one call with App Check's token. */
async function expectProvedCalls(page: Page, address: string): Promise<void> {
  const proofs: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isCall = request.url().startsWith('https://firestore.googleapis.com/') && request.method() === 'POST';
    if (isCall) proofs.push(request.headers()['x-firebase-appcheck']);
  });
  await page.goto(`${address}/cars`);
  await expect(page.getByText('No products found.')).toBeVisible();
  expect(proofs).toEqual(['proved']);
}

test('a production build has nothing of the emulators or the demo data; App Check proves each call', ({
  page,
  baseURL,
}) =>
  withBuild(async (outDir) => {
    await test.step('the files', () => expectOnlyProduction(outDir));
    await test.step('the calls', async () => {
      const address = baseURL ?? '';
      await serveBuild(page, address, outDir);
      await expectProvedCalls(page, address);
    });
    // The page loads more files when it is idle. They are deleted now.
    await page.close();
  }));
