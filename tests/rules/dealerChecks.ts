import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { accounts } from './actors';
import type { Records } from './records';
import { inWorld } from './world';

/** The writes of the app for the mark 'Checked by Second Gear' (ADMIN-25). */

export const sellerPath = `sellers/${accounts.dealer.uid}`;

/** The id of the audit record that they make. */
export const checkReview = 'newCheck';

export const newCheck = (): DocumentData => ({
  facts: ['identity', 'papers'],
  at: serverTimestamp(),
  review: checkReview,
});

export const checkRecord = (): DocumentData => ({
  who: accounts.admin.uid,
  what: 'check',
  when: serverTimestamp(),
  reason: 'I was there.',
  collection: 'sellers',
  recordId: accounts.dealer.uid,
  facts: ['identity', 'papers'],
});

export const checked = (check: unknown = newCheck(), record: DocumentData = checkRecord()): Records => ({
  [sellerPath]: { ...inWorld(sellerPath), check },
  [`audit/${checkReview}`]: record,
});
