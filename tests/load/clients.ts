import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { Account } from '../rules/actors';
import { emulatorAddress } from '../rules/emulators';

export interface Clients {
  /** A connection of its own for an account. The rules apply. */
  sessionOf(account: Account): Firestore;
  /** A connection without rules: writes the records at the start, and reads those at the end. */
  readonly pastRules: Firestore;
  close(): Promise<void>;
}

export function openClients(projectId: string): Clients {
  const { host, port } = emulatorAddress('firestore');
  const apps: ReturnType<typeof initializeApp>[] = [];

  function open(mockUserToken: Parameters<typeof connectFirestoreEmulator>[3]): Firestore {
    const app = initializeApp({ projectId }, `load-${apps.length}`);
    apps.push(app);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, port, mockUserToken);
    return db;
  }

  return {
    sessionOf: ({ uid, email }) => open({ mockUserToken: { sub: uid, email } }),
    pastRules: open({ mockUserToken: 'owner' }),
    async close() {
      await Promise.all(apps.map(deleteApp));
    },
  };
}
