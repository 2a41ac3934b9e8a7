import { createClient, type FirebaseClient } from '../firebase/client';
import { findRecord } from '../firebase/records';
import { signIn, signOut } from '../firebase/signIn';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignIn, type SignedIn } from '../firebase/tokens';
import { AppError, isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';

let client: FirebaseClient | undefined;

/** The admin's own client: a reload ends it, and it never touches a buyer's or dealer's sign-in (ADMIN-2). */
export function adminClient(): FirebaseClient {
  client ??= createClient('admin', 'page');
  return client;
}

export type AdminLogin = 'in' | 'wrongCredentials' | 'noAdminData';

/** @throws AppError for everything but the two answers that have a text of their own */
export function logInAdmin(adminId: Uid, password: string): Promise<AdminLogin> {
  return withTimeLimit(async () => {
    const admin = adminClient();
    // Load the SDK first: if that fails, there is no sign-in to end.
    await admin.auth();
    try {
      const { uid } = await signIn(admin, { email: adminId, password });
      if (await findRecord(admin, ['admins', uid])) return 'in';
      await signOut(admin);
      return 'noAdminData';
    } catch (error) {
      await signOut(admin);
      if (isAppError(error, 'wrongCredentials')) return 'wrongCredentials';
      throw error;
    }
  });
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function requireAdmin(): Promise<SignedIn> {
  return requireSignIn(adminClient());
}

/**
 * The same, to decide about a dealer. An admin who is a dealer too has no say about their own shop (ADMIN-28).
 *
 * @throws AppError 'signedOut'; 'ownShop'
 */
export async function requireAdminOtherThan(sellerId: Uid): Promise<SignedIn> {
  const admin = await requireAdmin();
  if (admin.uid === sellerId) throw new AppError('ownShop');
  return admin;
}

export function logOutAdmin(): Promise<void> {
  return signOut(adminClient());
}
