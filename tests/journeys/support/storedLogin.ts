import { expect, type Page } from '@playwright/test';
import { demoProject } from '../../../emulators/project';
import { sessionKeys } from '../../../src/accounts/session';
import { origins } from './emulators';
import type { BuyerAccount, DealerAccount, Login } from './people';

/** The stored data of a logged-in person: the SDK's user and the app's session. */
interface StoredLogin {
  readonly user: Readonly<Record<string, unknown>>;
  readonly session: Readonly<Record<string, string>>;
}

interface SignIn {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** Firebase's SDK keeps the user of an app under its API key and its name. */
const appName = 'site';

/** The user that Firebase's SDK would store after a login with the form. */
async function signIn({ email, password }: Login): Promise<StoredLogin['user']> {
  const address = `${origins.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${demoProject.apiKey}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as SignIn;
  const now = Date.now();
  return {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: demoProject.apiKey,
    appName,
  };
}

/** Replaces everything that the page's browser stores by this login. */
async function store(page: Page, login: StoredLogin): Promise<void> {
  // A file of the same origin on which no app runs: the app would react to the stored data.
  await page.goto('/robots.txt');
  await page.evaluate(
    async ({ stored, key }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      window.localStorage.clear();
      const databases = await window.indexedDB.databases();
      await Promise.all(databases.map(({ name = '' }) => done(window.indexedDB.deleteDatabase(name))));
      for (const [name, value] of Object.entries(stored.session)) window.localStorage.setItem(name, value);
      const opening = window.indexedDB.open('firebaseLocalStorageDb', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      };
      const database = await done(opening);
      const writing = database.transaction('firebaseLocalStorage', 'readwrite');
      const written = new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = () => reject(writing.error);
      });
      writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: stored.user });
      // The next page would abort a transaction that is not complete.
      await written;
      database.close();
    },
    { stored: login, key: `firebase:authUser:${demoProject.apiKey}:${appName}` },
  );
}

/** The buyer is logged in, without the login form. */
export async function storeBuyerLogin(page: Page, buyer: BuyerAccount): Promise<void> {
  const { userId, userName, userPhone } = sessionKeys;
  const session = { [userId]: buyer.uid, [userName]: buyer.name, [userPhone]: buyer.phone };
  await store(page, { user: await signIn(buyer), session });
}

/** The dealer is logged in, without the login form. */
export async function storeDealerLogin(page: Page, dealer: DealerAccount): Promise<void> {
  const { sellerId, sellerName, dealerName } = sessionKeys;
  const session = { [sellerId]: dealer.uid, [sellerName]: dealer.dealerName, [dealerName]: dealer.dealerName };
  await store(page, { user: await signIn(dealer), session });
}

/** Opens an address as a logged-in buyer. Without an address, opens the home page and waits for the login. */
export async function enterAsBuyer(page: Page, buyer: BuyerAccount, path?: string): Promise<void> {
  await storeBuyerLogin(page, buyer);
  await page.goto(path ?? '/');
  if (path === undefined) await expect(page.getByRole('link', { name: 'My Bookings' })).toBeAttached();
}

/** Opens an address as a logged-in dealer. Without an address, opens the dashboard and waits for it. */
export async function enterAsDealer(page: Page, dealer: DealerAccount, path?: string): Promise<void> {
  await storeDealerLogin(page, dealer);
  await page.goto(path ?? '/');
  if (path === undefined) await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
}
