import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { language } from '../shared/language';
import { emulatorHosts } from './environment';

/** Where a sign-in is remembered: on the device until logout, or in this page until it is reloaded. */
export type Persistence = 'device' | 'page';

const persistences = {
  // Some browsers forbid IndexedDB in private windows: then memory has to do.
  device: [indexedDBLocalPersistence, inMemoryPersistence],
  page: [inMemoryPersistence],
} satisfies Record<Persistence, unknown>;

export function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence: persistences[persistence] });
  // Of the mails that Firebase sends.
  auth.languageCode = language;
  if (emulatorHosts) connectAuthEmulator(auth, emulatorHosts.auth, { disableWarnings: true });
  return auth;
}
