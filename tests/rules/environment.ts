import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { inject } from 'vitest';
import { emulatorAddress, newProjectId } from './emulators';

// The SDK logs a warning for every denial that a test expects. Its errors still reach the console.
setLogLevel('error');

/** The emulators check no rules for this token. */
const owner = { mockUserToken: 'owner' } as const;

type EmulatorOptions = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>;

/** The claims of a token. */
export type Token = Exclude<EmulatorOptions['mockUserToken'], string | undefined>;

/** Connections to Firestore with the SDK of the app, which sends one request for each call. */
export interface Databases {
  /** With the rights of that token; null: of a visitor. */
  as(token: Token | null): Firestore;
  pastRules(): Firestore;
  close(): Promise<void>;
}

export function openDatabases(projectId: string): Databases {
  const { host, port } = emulatorAddress('firestore');
  const apps: FirebaseApp[] = [];
  function open(options?: EmulatorOptions): Firestore {
    // Test files of one worker may share the SDK. An app of the same name would have the same sign-in.
    const app = initializeApp({ projectId }, crypto.randomUUID());
    apps.push(app);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, port, options);
    return db;
  }
  return {
    as: (token) => open(token ? { mockUserToken: token } : undefined),
    pastRules: () => open(owner),
    close: async () => {
      await Promise.all(apps.map(deleteApp));
    },
  };
}

export interface FirestoreEnvironment {
  readonly rules: RulesTestEnvironment;
  readonly databases: Databases;
  /** The same database without rules. */
  readonly pastRules: Firestore;
  close(): Promise<void>;
}

/** The worker's Firestore project, which has the rules already. Its test files run one after another, and share it. */
export async function openFirestore(): Promise<FirestoreEnvironment> {
  const projectId = `${inject('firestoreProject')}${process.env.VITEST_POOL_ID ?? ''}`;
  const { host, port } = emulatorAddress('firestore');
  const rules = await initializeTestEnvironment({ projectId, firestore: { host, port } });
  const databases = openDatabases(projectId);
  return {
    rules,
    databases,
    pastRules: databases.pastRules(),
    async close() {
      await rules.clearFirestore();
      await Promise.all([rules.cleanup(), databases.close()]);
    },
  };
}

export interface StorageEnvironment {
  readonly rules: RulesTestEnvironment;
  /** The same bucket without rules. */
  readonly pastRules: FirebaseStorage;
  close(): Promise<void>;
}

/**
 * A bucket of its own. The Storage emulator has one set of rules for all projects, from its start: while rules are
 * replaced, it refuses all requests, also those of the journeys.
 */
export async function openStorage(name: string): Promise<StorageEnvironment> {
  const projectId = newProjectId(name);
  const { host, port } = emulatorAddress('storage');
  const rules = await initializeTestEnvironment({ projectId, storage: { host, port } });
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
