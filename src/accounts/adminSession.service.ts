import { signInWithEmailAndPassword, signOut, type User } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError, isAppError } from '../domain/appError';
import { attempt } from './attempt';
import { createClient, type FirebaseClient } from './firebase';

let client: FirebaseClient | undefined;

/** The admin's own client: a reload ends it, and it never touches a buyer's or dealer's sign-in (design D4). */
function adminClient(): FirebaseClient {
  client ??= createClient('admin', 'page');
  return client;
}

export type AdminLogin = 'in' | 'wrongCredentials' | 'noAdminData';

/** @throws AppError for everything but the two answers that have a text of their own */
export function logInAdmin(adminId: string, password: string): Promise<AdminLogin> {
  return attempt(async () => {
    const admin = adminClient();
    const auth = await admin.auth();
    try {
      const { user } = await attempt(() => signInWithEmailAndPassword(auth, adminId.trim(), password));
      const db = await attempt(() => admin.db());
      const record = await attempt(() => getDoc(doc(db, 'admins', user.uid)));
      if (record.exists()) return 'in';
      await signOut(auth);
      return 'noAdminData';
    } catch (error) {
      await signOut(auth);
      if (isAppError(error, 'wrongCredentials')) return 'wrongCredentials';
      throw error;
    }
  });
}

interface SignedInAdmin {
  readonly client: FirebaseClient;
  readonly user: User;
}

/** @throws AppError 'signedOut' when the admin's sign-in has ended */
export async function signedInAdmin(): Promise<SignedInAdmin> {
  const { currentUser: user } = await adminClient().auth();
  if (!user) throw new AppError('signedOut');
  return { client: adminClient(), user };
}

export function logOutAdmin(): Promise<void> {
  return attempt(async () => signOut(await adminClient().auth()));
}
