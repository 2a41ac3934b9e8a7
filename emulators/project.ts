import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Files that can be made again: jars, copies of the configuration, logs, builds for the emulators. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'second-gear');

/** The emulators' saved data, between runs of `npm start` and `npm run dev`. */
export const dataFolder = path.join(root, '.data');

/** firebase-tools needs no login for a project whose id begins with `demo-`, and never calls Google for it. */
export const demoProject = {
  id: 'demo-second-gear',
  apiKey: 'demo',
  authDomain: 'demo-second-gear.firebaseapp.com',
  storageBucket: 'demo-second-gear.appspot.com',
  appId: 'demo',
} as const;
