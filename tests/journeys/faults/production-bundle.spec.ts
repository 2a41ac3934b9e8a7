import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type projectVariables, runViteBuild } from '../../../emulators/build';
import { demoProject } from '../../../emulators/project';

/** A real project, made up. */
const project: Readonly<Record<(typeof projectVariables)[number], string>> = {
  VITE_FIREBASE_API_KEY: 'AIza-made-up-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'made-up-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'made-up-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'made-up-project.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

/** What belongs to one machine and its emulators, and must not be shipped. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'the demo project': new RegExp(demoProject.id),
  'a demo login': /(admin|dealer\d|buyer\d)@example\.com|Admin@123|Dealer@123|buyer123/,
  "an emulator's address": /127\.0\.0\.1:\d|localhost:\d{4}|VITE_EMULATORS/,
  'a debug token of App Check': /FIREBASE_APPCHECK_DEBUG_TOKEN\s*=/,
};

test('the bundle for production holds the project, and nothing of emulators and demo data', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'second-gear-production-'));
  try {
    await runViteBuild({ outDir, variables: { ...project, VITE_EMULATORS: '', VITE_APP_CHECK_KEY: '' } });
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
    // Nothing calls the SDK's functions for it, so they are dropped; one warning that names one of them is left.
    const inWarning = 'Host has been set in both settings() and connectFirestoreEmulator()';
    const traces = contents.map((content) =>
      /connect(Auth|Firestore|Storage)Emulator/.test(content.replaceAll(inWarning, '')),
    );
    expect(files.filter((_, index) => traces[index])).toEqual([]);
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  } finally {
    await rm(outDir, { recursive: true });
  }
});
