import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { inject } from 'vitest';
import { emulatorAddress, newProjectId, readRules } from './emulators';

// Every denial that a test expects is a warning for the SDK. Its errors still reach the console.
setLogLevel('error');

/** The emulators know this token: whoever has it is asked no rule. */
const owner = { mockUserToken: 'owner' } as const;

export interface FirestoreEnvironment {
  readonly rules: RulesTestEnvironment;
  /** The same database, past the rules. One connection for a whole test file: opening one takes longer than a test. */
  readonly pastRules: Firestore;
  close(): Promise<void>;
}

/**
 * The Firestore project of the run, whose rules are loaded already. The test files share it, one after another, so that
 * the emulator counts for all of them together what the rules came to.
 */
export async function openFirestore(name: string): Promise<FirestoreEnvironment> {
  const projectId = inject('firestoreProject');
  const { host, port } = emulatorAddress('firestore');
  const rules = await initializeTestEnvironment({ projectId, firestore: { host, port } });
  const app = initializeApp({ projectId }, `${name}-${projectId}`);
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
  const projectId = newProjectId(name);
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
