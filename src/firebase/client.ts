import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { AppError } from '../shared/appError';
import type { Persistence } from './auth';
import { environment } from './environment';

/** One Firebase app with a sign-in of its own. Each of its SDKs is downloaded at its first use. */
export interface FirebaseClient {
  db(): Promise<Firestore>;
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
  /** The admin's: its writes are sent again while a dealer writes the same records. */
  readonly isPatient: boolean;
  /** Proves that a request comes from this app. null: the build has no App Check, or App Check gave no token. */
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
  /** App Check comes first: an SDK that starts before it would send no token. */
  const service = <T>(open: () => Promise<T>): (() => Promise<T>) =>
    once(async () => {
      try {
        await appCheck();
        return await open();
      } catch (error) {
        // The download of its code failed.
        throw new AppError('offline', error);
      }
    });
  return {
    isPatient: persistence === 'page',
    db: service(async () => (await import('./firestore')).openFirestore(app)),
    auth: service(async () => (await import('./auth')).openAuth(app, persistence)),
    storage: service(async () => (await import('./storage')).openStorage(app)),
    appCheckToken: async () => (await appCheck())?.readToken() ?? null,
  };
}

let site: FirebaseClient | undefined;

/** The client of visitors, buyers and dealers. */
export function siteClient(): FirebaseClient {
  site ??= createClient('site', 'device');
  return site;
}
