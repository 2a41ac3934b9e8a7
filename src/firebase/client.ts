import { initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { AppError } from '../domain/appError';
import { environment } from './environment';

/** Where a sign-in is remembered: on the device until logout, or in this page until it is reloaded. */
export type Persistence = 'device' | 'page';

/** One Firebase app with a sign-in of its own. Each of its services is downloaded when it is first asked for. */
export interface FirebaseClient {
  db(): Promise<Firestore>;
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
  /** Proves that a request comes from this app; null in builds without App Check, and where it cannot be proved. */
  appCheckToken(): Promise<string | null>;
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

export function createClient(name: string, persistence: Persistence): FirebaseClient {
  const app = initializeApp({ ...environment }, name);
  const appCheck = once(async () => {
    const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
    return siteKey ? (await import('./appCheck')).openAppCheck(app, siteKey) : null;
  });
  /** A service that is made before App Check is switched on would do without. */
  const service = <T>(open: () => Promise<T>): (() => Promise<T>) =>
    once(async () => {
      try {
        await appCheck();
        return await open();
      } catch (error) {
        // Its code could not be downloaded.
        throw new AppError('offline', error);
      }
    });
  return {
    db: service(async () => (await import('./firebaseFirestore')).openFirestore(app)),
    auth: service(async () => (await import('./firebaseAuth')).openAuth(app, persistence)),
    storage: service(async () => (await import('./firebaseStorage')).openStorage(app)),
    appCheckToken: async () => (await appCheck())?.readToken() ?? null,
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
