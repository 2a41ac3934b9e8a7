import {
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  runTransaction as runSdkTransaction,
  type Transaction as SdkTransaction,
  deleteField as sdkDeleteField,
  increment as sdkIncrement,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { AppError, isAppError } from '../shared/appError';
import type { FirebaseClient } from './client';
import { retryOnContention } from './contention';
import { sdkCall } from './sdkCall';
import { toAppError } from './sdkErrors';
import { fromSdkFields, toSdkFields } from './sdkValues';
import type { StoredFields } from './stored';

/** Single records, read and written through Firestore's SDK. Each call has a time limit and throws AppError. */

/** Where a record is stored: a collection and an id, or more such pairs. */
export type RecordPath = readonly [collection: string, id: string, ...inside: string[]];

/** The server's time when it writes the record. */
export const serverNow = serverTimestamp;

/** A number that the server adds to the one it has stored. */
export const increment = sdkIncrement;

/** In an update: the field is removed. */
export const deleteField = sdkDeleteField;

/** The writes of a batch or of a transaction: the server does all of them, or none. */
export interface Write {
  set(path: RecordPath, fields: StoredFields): void;
  /** Leaves all other fields of the record as they are. */
  merge(path: RecordPath, fields: StoredFields): void;
  /** The server refuses it if there is no record. */
  update(path: RecordPath, fields: StoredFields): void;
  delete(path: RecordPath): void;
}

export interface Transaction extends Write {
  /** undefined: there is no record. */
  find(path: RecordPath): Promise<StoredFields | undefined>;
  /** @throws AppError 'missing' if there is no record */
  read(path: RecordPath): Promise<StoredFields>;
}

interface SdkWrite {
  set(record: DocumentReference, data: DocumentData, options?: { readonly merge: true }): unknown;
  update(record: DocumentReference, data: DocumentData): unknown;
  delete(record: DocumentReference): unknown;
}

const recordAt = (db: Firestore, path: RecordPath): DocumentReference => doc(db, ...path);

function toWrite(db: Firestore, sdk: SdkWrite): Write {
  return {
    set: (path, fields) => void sdk.set(recordAt(db, path), toSdkFields(fields)),
    merge: (path, fields) => void sdk.set(recordAt(db, path), toSdkFields(fields), { merge: true }),
    update: (path, fields) => void sdk.update(recordAt(db, path), toSdkFields(fields)),
    delete: (path) => void sdk.delete(recordAt(db, path)),
  };
}

/** undefined: there is no record. */
export function findRecord(client: FirebaseClient, path: RecordPath): Promise<StoredFields | undefined> {
  return sdkCall(async () => {
    const data = (await getDoc(recordAt(await client.db(), path))).data();
    return data && fromSdkFields(data);
  });
}

async function orMissing(found: Promise<StoredFields | undefined>): Promise<StoredFields> {
  const fields = await found;
  if (!fields) throw new AppError('missing');
  return fields;
}

/** @throws AppError 'missing' if there is no record */
export function readRecord(client: FirebaseClient, path: RecordPath): Promise<StoredFields> {
  return orMissing(findRecord(client, path));
}

export function setRecord(client: FirebaseClient, path: RecordPath, fields: StoredFields): Promise<void> {
  return sdkCall(async () => setDoc(recordAt(await client.db(), path), toSdkFields(fields)));
}

/** Leaves all other fields of the record as they are. */
export function mergeRecord(client: FirebaseClient, path: RecordPath, fields: StoredFields): Promise<void> {
  return sdkCall(async () => setDoc(recordAt(await client.db(), path), toSdkFields(fields), { merge: true }));
}

/** The server refuses it if there is no record. */
export function updateRecord(client: FirebaseClient, path: RecordPath, fields: StoredFields): Promise<void> {
  return sdkCall(async () => updateDoc(recordAt(await client.db(), path), toSdkFields(fields)));
}

/** One write, or several that belong together. */
function writeCall<Result>({ isPatient }: FirebaseClient, call: () => Promise<Result>): Promise<Result> {
  const send = () => sdkCall(call);
  return isPatient ? retryOnContention(send) : send();
}

export function runBatch(client: FirebaseClient, fill: (write: Write) => void): Promise<void> {
  return writeCall(client, async () => {
    const db = await client.db();
    const batch = writeBatch(db);
    fill(toWrite(db, batch));
    await batch.commit();
  });
}

/** The SDK repeats a transaction after growing pauses, even without a network. People can retry sooner themselves. */
const maxAttempts = 2;

/** Reads records and writes what follows from them. If one of them changes in between, it starts again. */
export function runTransaction<Result>(
  client: FirebaseClient,
  decide: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return writeCall(client, async () => {
    const db = await client.db();
    const run = (sdk: SdkTransaction) => {
      async function find(path: RecordPath): Promise<StoredFields | undefined> {
        try {
          const data = (await sdk.get(recordAt(db, path))).data();
          return data && fromSdkFields(data);
        } catch (error) {
          // The SDK repeats a transaction after some of its own errors, which it must recognise. A refusal is final.
          const translated = toAppError(error);
          throw isAppError(translated, 'denied') ? translated : error;
        }
      }
      return decide({ ...toWrite(db, sdk), find, read: (path) => orMissing(find(path)) });
    };
    return runSdkTransaction(db, run, { maxAttempts });
  });
}
