import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { storePhoto } from '../../../demo/fillStorage';
import { emulatorVariables } from '../../../emulators/build';
import { testPorts } from '../../../emulators/ports';
import { demoProject } from '../../../emulators/project';

const hosts: { auth: string; firestore: string; storage: string } = JSON.parse(
  process.env.VITE_EMULATORS || emulatorVariables(testPorts).VITE_EMULATORS,
);

/** The addresses of Firebase for the app under test. */
export const origins = {
  auth: hosts.auth,
  firestore: `http://${hosts.firestore}`,
  storage: `http://${hosts.storage}`,
} as const;

// Otherwise the Admin SDK asks Google's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(hosts.auth).host;
process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;

const app = getApps()[0] ?? initializeApp({ projectId: demoProject.id });

/** Access without rules: writes the records that a journey needs, and reads what it has stored. */
export const server: { readonly auth: Auth; readonly db: Firestore } = { auth: getAuth(app), db: getFirestore(app) };

/** Stores a JPEG like the app's own uploads, and returns its URL. */
export function storeJpeg(path: string, content: Buffer): Promise<string> {
  return storePhoto(Number(new URL(origins.storage).port), path, content);
}
