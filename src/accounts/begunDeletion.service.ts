import type { FirebaseClient } from '../firebase/client';
import { findRecord, serverNow, type Write } from '../firebase/records';
import { AppError } from '../shared/appError';
import type { AccountRole } from './account';

/** That a deletion has begun (ACC-27): a record that the next login finds. It names nobody. */

const markers: Readonly<Record<AccountRole, string>> = { buyer: 'buyerDeletions', dealer: 'dealerDeletions' };

type Role = 'users' | 'sellers';

/** In the same write as the first change. */
export function markDeletionBegun(write: Write, role: AccountRole, uid: string): void {
  write.set([markers[role], uid], { at: serverNow() });
}

/** The buyer's deletion is done. The rules keep the mark of a dealer for ever. */
export function removeBuyersMark(write: Write, uid: string): void {
  write.delete([markers.buyer, uid]);
}

export async function isDeletionBegun(client: FirebaseClient, role: AccountRole, uid: string): Promise<boolean> {
  return (await findRecord(client, [markers[role], uid])) !== undefined;
}

/** The deletions of an account that have begun, and have not come to their end. */
export async function readUnfinishedDeletions(client: FirebaseClient, uid: string): Promise<readonly AccountRole[]> {
  const [buyer, dealer] = await Promise.all([
    isDeletionBegun(client, 'buyer', uid),
    isDeletionBegun(client, 'dealer', uid),
  ]);
  const has = async (role: Role) => (await findRecord(client, [role, uid])) !== undefined;
  // A dealer who has been deleted may go on as a buyer. Otherwise the login is left to be deleted.
  const isDealerLeft = dealer && ((await has('sellers')) || buyer || !(await has('users')));
  return [...(buyer ? (['buyer'] as const) : []), ...(isDealerLeft ? (['dealer'] as const) : [])];
}

/** The account is signed in, and its deletion has begun: it goes on. */
export class UnfinishedDeletionError extends AppError {
  constructor(
    readonly uid: string,
    readonly roles: readonly AccountRole[],
  ) {
    super('deletionBegun');
  }
}
