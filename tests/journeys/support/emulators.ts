import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { emulatorVariables } from '../../../emulators/build';
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

// This machine is no cloud machine, and need not be asked whether it is one.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(hosts.auth).host;
process.env.FIRESTORE_EMULATOR_HOST = hosts.firestore;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = hosts.storage;

const app =
  getApps()[0] ?? initializeApp({ projectId: demoProject.id, storageBucket: demoProject.storageBucket });

/** The server's own view, past all rules: to arrange what a journey needs, and to see what it has stored. */
export const server: { readonly auth: Auth; readonly db: Firestore } = { auth: getAuth(app), db: getFirestore(app) };

/** Stores a file and gives it an address as the app's own uploads have. */
export async function storeFile(path: string, content: Buffer, contentType: string): Promise<string> {
  const token = crypto.randomUUID();
  await getStorage(app)
    .bucket()
    .file(path)
    .save(content, { resumable: false, metadata: { contentType, metadata: { firebaseStorageDownloadTokens: token } } });
  return `${origins.storage}/v0/b/${demoProject.storageBucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}
