import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { type ListingKind, storedFieldName } from '../../src/listings/kinds';
import { accounts } from './actors';
import { newCheck, sellerPath } from './dealerChecks';
import { longAgo, moveWrites, priceCut } from './documents';
import { counted } from './listingWrites';
import type { Records } from './records';
import { newReview, reviewRecord, timeBefore } from './reviewWrites';
import { inWorld, listingPath } from './world';

/** Edits of live listings by a dealer whom Second Gear has checked (LIST-22). */

/** The dealer is checked. */
export const checkedWorld: Records = {
  [sellerPath]: { ...inWorld(sellerPath), check: { ...newCheck(), at: longAgo } },
};

export const livePath = (kind: ListingKind) => listingPath(kind, 'approved');

/** Another description, at the same price. */
export function liveEdit(kind: ListingKind): DocumentData {
  const { stated } = inWorld(livePath(kind));
  return {
    [storedFieldName(kind, 'description')]: 'New tyres.',
    stated: { ...stated, insuranceUntil: '2027-09' },
    unreviewed: true,
    updatedAt: serverTimestamp(),
  };
}

/** Another description and another price. */
export const pricedLiveEdit = (kind: ListingKind, before: DocumentData, price?: string): DocumentData => ({
  ...priceCut(kind, before, price),
  ...liveEdit(kind),
});

/** A live listing whose dealer has edited it live. */
export const unreviewedListing = (kind: ListingKind): DocumentData => ({
  ...inWorld(livePath(kind)),
  unreviewed: true,
});

/** The listing after the admin has seen the live edit. */
export const seenListing = (kind: ListingKind): DocumentData => ({
  ...inWorld(livePath(kind)),
  ...moveWrites('acknowledge', 'approved'),
  lastReview: newReview,
});

/** The listing after the admin has taken that back. */
export const reopenedListing = (kind: ListingKind): DocumentData => ({
  ...seenListing(kind),
  ...timeBefore(livePath(kind)),
  unreviewed: true,
});

interface Look {
  readonly listing?: DocumentData;
  /** The listing before, if the test has changed its state: the count follows it. */
  readonly before?: DocumentData;
  /** What differs in the audit record. */
  readonly record?: DocumentData;
  readonly who?: string;
}

/** That the admin has seen a live edit, or takes that back. The listing in the world is unreviewed, or was seen. */
export function lookAfterwards(
  move: 'acknowledge' | 'reopen',
  kind: ListingKind,
  {
    listing = move === 'reopen' ? reopenedListing(kind) : seenListing(kind),
    before = inWorld(livePath(kind)),
    record = {},
    who = accounts.admin.uid,
  }: Look = {},
): Records {
  const path = livePath(kind);
  return {
    ...counted(path, listing, { before }),
    [`audit/${newReview}`]: { ...reviewRecord(move, path, who), ...record },
  };
}
