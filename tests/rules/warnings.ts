import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { accounts } from './actors';
import { longAgo } from './documents';
import type { Records } from './records';

/** The writes of the app for warnings of a dealer. */

const { dealer, admin } = accounts;

const warningId = 'warning';
export const warningPath = `warnings/${warningId}`;
export const warnRecordPath = `audit/${warningId}`;

const text = 'Please show photos of the vehicle itself.';

export function newWarning(): DocumentData {
  return { sellerId: dealer.uid, text, at: serverTimestamp(), readAt: null };
}

/** A warning of the dealer that is not read yet. */
export function warning(): DocumentData {
  return { ...newWarning(), at: longAgo };
}

/** The audit record of a warning. */
export function warnRecord(who: string = admin.uid): DocumentData {
  return { who, what: 'warn', when: serverTimestamp(), reason: text, collection: 'warnings', recordId: dealer.uid };
}

export function warn(who?: string): Records {
  return { [warningPath]: newWarning(), [warnRecordPath]: warnRecord(who) };
}
