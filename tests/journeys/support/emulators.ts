import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorVariables } from '../../../emulators/build';
import { storePhoto } from '../../../emulators/demo/fillStorage';
import { testPorts } from '../../../emulators/ports';
import { demoProject } from '../../../emulators/project';

const hosts: { auth: string; firestore: string; storage: string } = JSON.parse(
  process.env.VITE_EMULATORS || emulatorVariables(testPorts).VITE_EMULATORS,
);

/** Where the app under test finds Firebase. */
export const origins = {
  auth: hosts.auth,
  firestore: `http://${hosts.firestore}`,
  storage: `http://${hosts.storage}`,
} as const;

// Google's metadata server has nothing to say about emulators.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(hosts.auth).host;
process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;

const app = getApps()[0] ?? initializeApp({ projectId: demoProject.id });

/** The server's own view, past all rules: to arrange what a journey needs, and to see what it has stored. */
export const server: { readonly auth: Auth; readonly db: Firestore } = { auth: getAuth(app), db: getFirestore(app) };

/** Stores a JPEG as the app's own uploads are stored, and gives its address. */
export function storeJpeg(path: string, content: Buffer): Promise<string> {
  return storePhoto(Number(new URL(origins.storage).port), path, content);
}
