import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { dealerNameKey } from '../../src/accounts/dealerNameKey';
import { accounts } from './actors';
import { downloadUrl, longAgo } from './documents';
import type { Records } from './records';
import { inWorld } from './world';

/** The writes of the app for profile changes and suspensions. */

export const changePath = (uid: string) => `profileChanges/${uid}`;
export const suspensionPath = (uid: string) => `suspensions/${uid}`;

/** The id of the audit record that these decisions make. */
export const newDecision = 'newDecision';

const identityFields = ['dealerName', 'distName', 'address', 'profilePic'];

/** The fields by which buyers recognise a dealer. */
export function identityOf(record: DocumentData): DocumentData {
  return Object.fromEntries(identityFields.map((field) => [field, record[field]]));
}

/** A public dealer's profile change, as the dealer sends it. */
export function newChange(uid: string): DocumentData {
  return {
    dealerName: 'Sahyadri Motors',
    distName: 'Nashik',
    address: '1 New Street',
    profilePic: downloadUrl('seller_profile_pics', uid, '1770000000000-shop.jpg'),
    status: 'waiting',
    reason: '',
    updatedAt: serverTimestamp(),
    lastReview: '',
  };
}

export function waitingChange(uid: string): DocumentData {
  return { ...newChange(uid), updatedAt: longAgo };
}

const rejection = 'This is the name of another dealer.';

/** The profile change after the decision. */
function changeAfter(decision: 'approve' | 'reject', uid: string = accounts.dealer.uid): DocumentData {
  return {
    ...waitingChange(uid),
    status: decision === 'approve' ? 'approved' : 'rejected',
    reason: decision === 'approve' ? '' : rejection,
    updatedAt: serverTimestamp(),
    lastReview: newDecision,
  };
}

/** The audit record of a decision about the dealer's waiting change. */
export function changeRecord(decision: 'approve' | 'reject', who: string = accounts.admin.uid): DocumentData {
  const { uid } = accounts.dealer;
  return {
    who,
    what: decision,
    when: serverTimestamp(),
    reason: changeAfter(decision).reason,
    collection: 'profileChanges',
    recordId: uid,
    seen: longAgo,
    follows: '',
    before: identityOf(inWorld(`sellers/${uid}`)),
    after: identityOf(waitingChange(uid)),
  };
}

/** The public record with the identity of an approved change. */
export function publicAfter(change: DocumentData, uid: string): DocumentData {
  const nameKey = dealerNameKey(String(change.dealerName));
  return { ...inWorld(`sellers/${uid}`), ...identityOf(change), nameKey, listingsBehind: true };
}

/**
 * A decision about the dealer's waiting change: the change, its audit record, and after an approval the public record.
 */
export function decidedChange(decision: 'approve' | 'reject', who?: string): Records {
  const { uid } = accounts.dealer;
  const seller = `sellers/${uid}`;
  const after = changeAfter(decision);
  return {
    [changePath(uid)]: after,
    [`audit/${newDecision}`]: changeRecord(decision, who),
    ...(decision === 'approve' && { [seller]: publicAfter(after, uid) }),
  };
}

const suspensionReason = 'Listed vehicles that do not exist.';

export function newSuspension(): DocumentData {
  return { reason: suspensionReason, since: serverTimestamp(), wasPublic: true, lastReview: newDecision };
}

export function suspensionRecord(uid: string, who: string = accounts.admin.uid): DocumentData {
  return {
    who,
    what: 'suspend',
    when: serverTimestamp(),
    reason: suspensionReason,
    collection: 'suspensions',
    recordId: uid,
  };
}

function publicOrNot(uid: string, approved: boolean): Records {
  const path = `sellers/${uid}`;
  return { [path]: { ...inWorld(path), approved } };
}

/** A suspension: its record, its audit record, and the dealer, who is no longer public. */
export function suspension(uid: string, who?: string): Records {
  return {
    [suspensionPath(uid)]: newSuspension(),
    [`audit/${newDecision}`]: suspensionRecord(uid, who),
    ...publicOrNot(uid, false),
  };
}

/** A suspended dealer of the world. */
export function suspendedWorld(uid: string): Records {
  return {
    [suspensionPath(uid)]: { ...newSuspension(), since: longAgo, lastReview: 'suspended' },
    'audit/suspended': { ...suspensionRecord(uid), when: longAgo },
    ...publicOrNot(uid, false),
  };
}

export function liftRecord(uid: string, who: string = accounts.admin.uid): DocumentData {
  return {
    who,
    what: 'lift',
    when: serverTimestamp(),
    reason: 'The vehicles have been seen.',
    collection: 'suspensions',
    recordId: uid,
    follows: 'suspended',
  };
}

/** The end of a suspension from `suspendedWorld`. */
export function lift(uid: string, who?: string): Records {
  return {
    [suspensionPath(uid)]: null,
    'audit/suspended_lifted': liftRecord(uid, who),
    ...publicOrNot(uid, true),
  };
}
