import { adminClient, requireAdminOtherThan } from '../accounts/adminSession.service';
import { toDealer } from '../dealers/dealer.record';
import { type DealerIdentity, isSameIdentity } from '../dealers/dealerIdentity';
import {
  deleteField,
  findRecord,
  type RecordPath,
  runTransaction,
  serverNow,
  type Transaction,
} from '../firebase/records';
import { type Verdict, writeOnce } from '../firebase/writeOnce';
import { listingKinds } from '../listings/kinds';
import { listingMoves, mayMove } from '../listings/state/listingState';
import { toMovedFields, toStoredDealer } from '../listings/stored/listingContent.record';
import { AppError, isAppError } from '../shared/appError';
import { isSameMoment, isSameTime, type ServerTime } from '../shared/time/serverTime';
import type { Uid } from '../shared/valueTypes';
import { stockChangeBy } from '../stock/stockCount';
import { countChange } from '../stock/stockCount.service';
import { findReview } from './audit.service';
import { findReviewed } from './queue.service';
import { hasForeignWords, needsReview, type ReviewedListing, type ReviewMove, type UndoMove } from './review';

/** Whether a decision has been taken back, and nothing has been decided since. */
function wasTakenBack({ lastReview }: ReviewedListing): boolean {
  return lastReview.endsWith('_requeue') || lastReview.endsWith('_reopen');
}

/**
 * The id of the record of a decision. The same decision about the same version of the listing always has the same id.
 * A decision that is taken back leaves the version as it was, so the id of the next one names that, too. The listing
 * shows the id in public, so it does not name the admin.
 */
function reviewId(listing: ReviewedListing, move: ReviewMove): string {
  const { id, version, lastReview } = listing;
  return [wasTakenBack(listing) ? lastReview : id, version?.seconds, version?.nanoseconds, move].join('_');
}

interface Decision {
  readonly move: ReviewMove;
  readonly reason: string;
  /** Of an approval: the dealer, who becomes public, as the admin has seen the dealer; null: not an approval. */
  readonly publishes: DealerIdentity | null;
  /** The time that the listing has again when a decision is taken back. */
  readonly sentAt?: ServerTime | null;
}

/** Whether this admin's decision is stored already, because its first answer was lost. */
async function isDone(
  stored: ReviewedListing,
  review: string,
  { move, reason }: Decision,
  who: string,
): Promise<boolean> {
  const isAsDecided = stored.state === listingMoves[move].to && stored.rejectReason === reason;
  return stored.lastReview === review && isAsDecided && (await findReview(review))?.who === who;
}

/**
 * Whether the dealer is public already.
 *
 * @throws AppError 'changed' when buyers would see another dealer than the admin has seen
 */
async function isPublicAsShown(
  transaction: Transaction,
  profile: RecordPath,
  sellerId: Uid,
  shown: DealerIdentity,
): Promise<boolean> {
  const stored = await transaction.find(profile);
  if (!stored || !isSameIdentity(toDealer(sellerId, stored), shown)) throw new AppError('changed');
  return stored.approved === true;
}

/**
 * Writes the decision to the listing, the dealer's count and the record of the decision: all or nothing.
 *
 * @returns the record's id
 */
async function write(listing: ReviewedListing, decision: Decision): Promise<string> {
  const { move, reason, publishes, sentAt } = decision;
  const { uid } = await requireAdminOtherThan(listing.sellerId);
  const { collection } = listingKinds[listing.kind];
  const review = reviewId(listing, move);
  const profile: RecordPath = ['sellers', listing.sellerId];
  const send = () =>
    runTransaction(adminClient(), async (transaction) => {
      const isPublic = publishes === null || (await isPublicAsShown(transaction, profile, listing.sellerId, publishes));
      transaction.update([collection, listing.id], {
        ...toMovedFields(move, listing.state),
        ...(sentAt && { updatedAt: sentAt }),
        ...(publishes && { approvedAt: serverNow(), ...toStoredDealer(String(listing.values.name ?? ''), publishes) }),
        rejectReason: reason,
        // A decision covers all changes so far. 'reopen' is the exception.
        unreviewed: move === 'reopen' ? true : deleteField(),
        lastReview: review,
      });
      countChange(transaction, listing, stockChangeBy(move, listing));
      transaction.set(['audit', review], {
        who: uid,
        what: move,
        when: serverNow(),
        reason,
        collection,
        recordId: listing.id,
        seen: listing.version,
        follows: listing.lastReview,
        content: listing.content,
      });
      if (!isPublic) transaction.update(profile, { approved: true });
    });
  const judge = async (): Promise<Verdict> => {
    const stored = await findReviewed(listing.kind, listing.id);
    if (stored && (await isDone(stored, review, decision, uid))) return 'done';
    if (!stored || stored.lastReview !== listing.lastReview) return 'changed';
    const isAsSeen = move === 'reject' ? stored.state === listing.state : isSameTime(stored.version, listing.version);
    if (!isAsSeen) return 'changed';
    if (publishes && (await findRecord(adminClient(), ['suspensions', listing.sellerId]))) return 'suspended';
    return 'refused';
  };
  await writeOnce(send, judge, ['denied', 'missing']);
  return review;
}

/**
 * Approves a listing, which makes its dealer public. The same decision again succeeds: the answer to an earlier try may
 * have been lost.
 *
 * @param listing as the admin has seen it
 * @param dealer as the admin has seen the dealer beside it
 * @returns the id of the decision's record, by which it can be taken back
 * @throws AppError 'changed' when the listing or its dealer is no longer as it was seen; 'suspended' when the dealer
 *   is; 'invalid' when searches would find the listing by words that are not its own; 'signedOut'
 */
export async function approve(listing: ReviewedListing, dealer: DealerIdentity): Promise<string> {
  if (hasForeignWords(listing)) throw new AppError('invalid');
  return write(listing, { move: 'approve', reason: '', publishes: dealer });
}

/** A dealer's script may move a listing as often while the admin rejects it. */
const mostMoves = 20;

/**
 * Rejects a listing, whatever its dealer writes meanwhile: otherwise a dealer who writes without pause could not be
 * rejected (ADMIN-27). The same decision again succeeds: the answer to an earlier try may have been lost.
 *
 * @param listing as the admin has seen it
 * @param reason at most 300 characters
 * @returns the id of the decision's record, by which it can be taken back
 * @throws AppError 'changed' when another admin has decided meanwhile; 'signedOut'
 */
export async function reject(listing: ReviewedListing, reason: string): Promise<string> {
  let current = listing;
  for (let moves = 0; ; moves += 1) {
    try {
      return await write(current, { move: 'reject', reason, publishes: null });
    } catch (error) {
      const stored = isAppError(error, 'changed') ? await findReviewed(listing.kind, listing.id) : undefined;
      // The count of the dealer's stock depends on the state.
      const isMoved = stored?.lastReview === listing.lastReview && mayMove('reject', stored.state);
      if (!isMoved || moves === mostMoves) throw error;
      current = { ...listing, state: stored.state };
    }
  }
}

/**
 * Says that the admin has seen a live edit (LIST-22). The listing stays live. The same again succeeds: the answer to an
 * earlier try may have been lost.
 *
 * @param listing as the admin has seen it
 * @returns the id of the decision's record, by which it can be taken back
 * @throws AppError 'changed' when the listing is no longer as it was seen; 'signedOut'
 */
export function acknowledge(listing: ReviewedListing): Promise<string> {
  return write(listing, { move: 'acknowledge', reason: '', publishes: null });
}

/** Whether the listing waits because an earlier try, whose answer was lost, has taken that decision back. */
async function isTakenBack(listing: ReviewedListing, review: string, move: UndoMove): Promise<boolean> {
  if (!needsReview(listing) || listing.lastReview === '') return false;
  const { what, follows } = (await findReview(listing.lastReview)) ?? {};
  return what === move && follows === review;
}

/**
 * Takes a decision back: the listing waits again, since the time before the decision, and what was edited live stays
 * live. A dealer who became public by the decision stays public.
 *
 * @param review the id that the decision returned
 * @param move 'reopen' if it says that a live edit has been seen
 * @throws AppError 'changed' when anybody has written the listing since; 'signedOut'
 */
export async function undoDecision(
  { kind, id }: ReviewedListing,
  review: string,
  move: UndoMove = 'requeue',
): Promise<void> {
  const [stored, decision] = await Promise.all([findReviewed(kind, id), findReview(review)]);
  if (stored?.lastReview !== review) {
    if (stored && (await isTakenBack(stored, review, move))) return;
    throw new AppError('changed');
  }
  await writeOnce(
    () => write(stored, { move, reason: '', publishes: null, sentAt: decision?.seen ?? null }),
    async () => (isSameMoment(decision?.when, stored.updatedAt) ? 'refused' : 'changed'),
  );
}
