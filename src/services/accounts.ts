import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { type DocumentReference, doc, getDoc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import type { Credentials, SellerSignUp, UserSignUp } from '../domain/accounts';
import { AppError, isAppError } from '../domain/appError';
import { unknownName } from '../domain/vehicle';
import { attempt } from './attempt';
import { discardAllDrafts } from './drafts';
import { createClient, type FirebaseClient, siteClient } from './firebase';
import { discardPicture, storePicture, toStoredProfile } from './sellerProfile';
import { forgetBuyer, forgetEverything, rememberBuyer, rememberSeller } from './session';

type Profile = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function readProfile(client: FirebaseClient, collection: 'users' | 'sellers', uid: string): Promise<Profile> {
  const profile = await getDoc(doc(await client.db(), collection, uid));
  if (!profile.exists()) throw new AppError('wrongCredentials');
  return profile.data();
}

/**
 * Signs in and reads the profile of the role. An unknown e-mail, a wrong password and a missing profile are one failure,
 * and leave nobody signed in (design D2).
 *
 * @throws AppError 'wrongCredentials', or what the network says
 */
function logIn(
  { email, password }: Credentials,
  collection: 'users' | 'sellers',
  remember: (uid: string, profile: Profile) => void,
): Promise<void> {
  return attempt(async () => {
    const client = siteClient();
    const auth = await client.auth();
    try {
      const { user } = await attempt(() => signInWithEmailAndPassword(auth, email.trim(), password));
      remember(user.uid, await attempt(() => readProfile(client, collection, user.uid)));
    } catch (error) {
      await signOut(auth);
      forgetBuyer();
      throw error;
    }
  }, null);
}

export function logInUser(credentials: Credentials): Promise<void> {
  return logIn(credentials, 'users', (userId, profile) =>
    rememberBuyer({ userId, name: text(profile.Name) || unknownName }, text(profile.phone)),
  );
}

export function logInSeller(credentials: Credentials): Promise<void> {
  return logIn(credentials, 'sellers', (sellerId, profile) =>
    rememberSeller({ sellerId, dealerName: text(profile.dealerName) || unknownName }),
  );
}

/**
 * A new account, or the one that the e-mail has already if the password is right: the second role of one person, or a
 * sign-up that broke off before its profile was written (design D3).
 */
async function openAccount(client: FirebaseClient, { email, password }: Credentials): Promise<User> {
  const auth = await client.auth();
  try {
    const created = await attempt(() => createUserWithEmailAndPassword(auth, email.trim(), password));
    return created.user;
  } catch (error) {
    if (!isAppError(error, 'emailTaken')) throw error;
    const known = await attempt(() => signInWithEmailAndPassword(auth, email.trim(), password));
    return known.user;
  }
}

function saysTheSame(typed: Profile, stored: Profile): boolean {
  return Object.entries(typed).every(([field, value]) => stored[field] === value);
}

/** @throws AppError 'exists' when another profile is stored there */
async function isStored(profile: DocumentReference, typed: Profile): Promise<boolean> {
  const stored = await attempt(() => getDoc(profile));
  if (stored.exists() && !saysTheSame(typed, stored.data())) throw new AppError('exists');
  return stored.exists();
}

let signUps = 0;

/**
 * Registers one role on a client of its own, so that whoever is logged in on the site stays so. The same sign-up again,
 * because the answer to the first try was lost or two tabs sent it, has succeeded.
 *
 * @throws AppError 'exists' when the account has that role already, with another profile
 */
function signUp(
  credentials: Credentials,
  collection: 'users' | 'sellers',
  typed: Profile,
  writeProfile: (client: FirebaseClient, user: User) => Promise<void>,
): Promise<void> {
  return attempt(async () => {
    signUps += 1;
    const client = createClient(`sign-up-${signUps}`, 'page');
    const user = await openAccount(client, credentials);
    const profile = doc(await client.db(), collection, user.uid);
    try {
      if (!(await isStored(profile, typed))) await writeProfile(client, user);
    } catch (error) {
      // A profile is written once: it may be there by now.
      if (!isAppError(error, 'denied') || !(await isStored(profile, typed))) throw error;
    }
    await signOut(await client.auth());
  }, null);
}

/** The buyer's private profile and the record that dealers may read, both or neither. */
export function signUpUser(input: UserSignUp): Promise<void> {
  const person = { Name: input.name.trim(), phone: input.phone.trim() };
  return signUp(input, 'users', person, async (client, user) => {
    const db = await client.db();
    const email = user.email ?? input.email.trim();
    const batch = writeBatch(db);
    batch.set(doc(db, 'users', user.uid), { ...person, email, createdAt: serverTimestamp() });
    batch.set(doc(db, 'UsersIds', user.uid), person);
    await attempt(() => batch.commit());
  });
}

/** The dealer's public record, after the picture it shows. */
export function signUpSeller(input: SellerSignUp): Promise<void> {
  const dealer = toStoredProfile(input);
  return signUp(input, 'sellers', dealer, async (client, user) => {
    const profilePic = await storePicture(client, user.uid, input.picture);
    const seller = doc(await client.db(), 'sellers', user.uid);
    try {
      await attempt(() => setDoc(seller, { ...dealer, profilePic, createdAt: serverTimestamp() }));
    } catch (error) {
      if (isAppError(error, 'denied')) await discardPicture(client);
      throw error;
    }
  });
}

/** Resolves whether or not the e-mail has an account: nobody learns which e-mails are registered. */
export function sendPasswordReset(email: string): Promise<void> {
  return attempt(async () => {
    const auth = await siteClient().auth();
    try {
      await attempt(() => sendPasswordResetEmail(auth, email.trim()));
    } catch (error) {
      if (!isAppError(error, 'wrongCredentials')) throw error;
    }
  });
}

export function logOutUser(): Promise<void> {
  return attempt(async () => {
    await signOut(await siteClient().auth());
    forgetBuyer();
  });
}

export function logOutSeller(): Promise<void> {
  return attempt(async () => {
    await discardAllDrafts();
    await signOut(await siteClient().auth());
    forgetEverything();
  });
}
