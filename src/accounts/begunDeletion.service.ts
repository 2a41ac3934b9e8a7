import type { FirebaseClient } from '../firebase/client';
import { findRecord, serverNow, type Write } from '../firebase/records';
import { AppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import type { AccountRole } from './account';

/** The mark of a begun deletion (ACC-27): a record without a name, which the next login finds. */

const markers: Readonly<Record<AccountRole, string>> = { buyer: 'buyerDeletions', dealer: 'dealerDeletions' };

type Role = 'users' | 'sellers';

/** In the same write as the first change. */
export function markDeletionBegun(write: Write, role: AccountRole, uid: Uid): void {
  write.set([markers[role], uid], { at: serverNow() });
}

/** The buyer's deletion is done. The rules keep the mark of a dealer for ever. */
export function removeBuyersMark(write: Write, uid: Uid): void {
  write.delete([markers.buyer, uid]);
}

export async function isDeletionBegun(client: FirebaseClient, role: AccountRole, uid: Uid): Promise<boolean> {
  return (await findRecord(client, [markers[role], uid])) !== undefined;
}

/** The roles whose deletion has begun and is not finished. */
export async function readUnfinishedDeletions(client: FirebaseClient, uid: Uid): Promise<readonly AccountRole[]> {
  const [buyer, dealer] = await Promise.all([
    isDeletionBegun(client, 'buyer', uid),
    isDeletionBegun(client, 'dealer', uid),
  ]);
  const has = async (role: Role) => (await findRecord(client, [role, uid])) !== undefined;
  // A deleted dealer may still be a buyer. If not, the login itself has still to be deleted.
  const isDealerLeft = dealer && ((await has('sellers')) || buyer || !(await has('users')));
  return [...(buyer ? (['buyer'] as const) : []), ...(isDealerLeft ? (['dealer'] as const) : [])];
}

/** The account is signed in, and a deletion of it is unfinished: the login page continues it. */
export class UnfinishedDeletionError extends AppError {
  constructor(
    readonly uid: Uid,
    readonly roles: readonly AccountRole[],
  ) {
    super('deletionBegun');
  }
}
