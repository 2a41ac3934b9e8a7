import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { emulatorHosts } from './environment';
import type { Persistence } from './firebase';

const persistences = {
  // Memory stands in where a browser forbids IndexedDB, as some do in private windows.
  device: [indexedDBLocalPersistence, inMemoryPersistence],
  page: [inMemoryPersistence],
} satisfies Record<Persistence, unknown>;

export function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence: persistences[persistence] });
  if (emulatorHosts) connectAuthEmulator(auth, emulatorHosts.auth, { disableWarnings: true });
  return auth;
}
