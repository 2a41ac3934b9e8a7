import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { emulatorOrigins, testPorts } from '../../emulators/ports';
import { root } from '../../emulators/project';

// Every denial that a test expects is a warning for the SDK. Its errors still reach the console.
setLogLevel('error');

type EmulatorName = 'firestore' | 'storage';

/** Where the emulators listen: `VITE_EMULATORS` where a test runner started them elsewhere, else the test ports. */
function emulatorAddress(emulator: EmulatorName): { host: string; port: number } {
  const configured = process.env.VITE_EMULATORS;
  const addresses: Record<EmulatorName, string> = configured ? JSON.parse(configured) : emulatorOrigins(testPorts);
  const address = addresses[emulator];
  const { hostname, port } = new URL(address.includes('://') ? address : `http://${address}`);
  return { host: hostname, port: Number(port) };
}

function readRules(fileName: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(path.join(root, fileName), 'utf8');
}

/** No two runs and no two test files share a project, so none finds what another left behind. */
function ownProjectId(name: string): string {
  return `demo-rules-${name}-${Date.now().toString(36)}`;
}

/** The emulators know this token: whoever has it is asked no rule. */
const owner = { mockUserToken: 'owner' } as const;

export interface FirestoreEnvironment {
  readonly rules: RulesTestEnvironment;
  /** The same database, past the rules. One connection for a whole test file: opening one takes longer than a test. */
  readonly pastRules: Firestore;
  close(): Promise<void>;
}

/** A Firestore of its own, under the rules of the work tree as production has them. */
export async function openFirestore(name: string): Promise<FirestoreEnvironment> {
  const projectId = ownProjectId(name);
  const { host, port } = emulatorAddress('firestore');
  const rules = await initializeTestEnvironment({
    projectId,
    firestore: { host, port, rules: readRules('firestore.rules') },
  });
  const app = initializeApp({ projectId }, projectId);
  const pastRules = getFirestore(app);
  connectFirestoreEmulator(pastRules, host, port, owner);
  return {
    rules,
    pastRules,
    async close() {
      await rules.clearFirestore();
      await Promise.all([rules.cleanup(), deleteApp(app)]);
    },
  };
}

export interface StorageEnvironment {
  readonly rules: RulesTestEnvironment;
  /** The same bucket, past the rules. */
  readonly pastRules: FirebaseStorage;
  close(): Promise<void>;
}

/** A bucket of its own. The rules are loaded into the whole Storage emulator, which knows no projects. */
export async function openStorage(name: string): Promise<StorageEnvironment> {
  const projectId = ownProjectId(name);
  const { host, port } = emulatorAddress('storage');
  const rules = await initializeTestEnvironment({
    projectId,
    storage: { host, port, rules: readRules('storage.rules') },
  });
  const app = initializeApp({ projectId }, projectId);
  const pastRules = getStorage(app, `gs://${projectId}`);
  connectStorageEmulator(pastRules, host, port, owner);
  return {
    rules,
    pastRules,
    async close() {
      await Promise.all([rules.cleanup(), deleteApp(app)]);
    },
  };
}
