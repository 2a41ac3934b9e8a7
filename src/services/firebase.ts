import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { AppError } from '../domain/appError';
import { emulatorHosts, environment, splitHost } from './environment';

/** Where a sign-in is remembered: on the device until logout, or in this page until it is reloaded. */
export type Persistence = 'device' | 'page';

/** One Firebase app with a sign-in of its own. Auth and Storage are downloaded when they are first asked for. */
export interface FirebaseClient {
  readonly app: FirebaseApp;
  readonly db: Firestore;
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

let appCheck: ((app: FirebaseApp) => void) | undefined;

/** Before the first client is made, in builds that switch App Check on: others never download it. */
export async function loadAppCheck(siteKey: string): Promise<void> {
  const { switchOnAppCheck } = await import('./appCheck');
  appCheck = (app) => switchOnAppCheck(app, siteKey);
}

export function createClient(name: string, persistence: Persistence): FirebaseClient {
  const app = initializeApp({ ...environment }, name);
  appCheck?.(app);
  const db = getFirestore(app);
  if (emulatorHosts) connectFirestoreEmulator(db, ...splitHost(emulatorHosts.firestore));
  return {
    app,
    db,
    auth: once(async () => (await import('./firebaseAuth')).openAuth(app, persistence)),
    storage: once(async () => (await import('./firebaseStorage')).openStorage(app)),
  };
}

let site: FirebaseClient | undefined;

/** The client of visitors, buyers and dealers. */
export function siteClient(): FirebaseClient {
  site ??= createClient('site', 'device');
  return site;
}

/**
 * The signed-in account behind a stored id.
 *
 * @throws AppError 'signedOut' when nobody, or somebody else, is signed in
 */
export async function signedInAs(uid: string, client: FirebaseClient = siteClient()): Promise<User> {
  const auth = await client.auth();
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) throw new AppError('signedOut');
  return auth.currentUser;
}
