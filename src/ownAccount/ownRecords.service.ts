import { readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { findDocument } from '../firebase/rest';
import type { StoredFields } from '../firebase/stored';
import { readAs } from '../firebase/tokens';
import { readAllPages } from '../lists/readAllPages';
import { listLimit } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';

/** Records of the account as they are stored, for the copy of their own data and the deletion. */

export interface OwnRecord {
  readonly id: string;
  readonly data: StoredFields;
}

/**
 * All records of a collection.
 *
 * @param owner the field that names the account; null: the collection is inside a record of the account
 * @throws AppError 'signedOut'
 */
export function listOwnRecords(uid: Uid, collection: string, owner: string | null): Promise<readonly OwnRecord[]> {
  const where = owner ? [equal(owner, uid)] : [];
  const toRecord = (id: string, data: StoredFields): OwnRecord => ({ id, data });
  return readAllPages((cursor) =>
    readAs(uid, (access) => readPage({ collection, where }, cursor, toRecord, access, listLimit)),
  );
}

/** One record; undefined: there is none. @throws AppError 'signedOut' */
export function findOwnRecord(uid: Uid, collection: string, id = uid): Promise<StoredFields | undefined> {
  return readAs(uid, (access) => findDocument({ collection, id }, access));
}
