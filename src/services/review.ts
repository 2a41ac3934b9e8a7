import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { AppError, isAppError } from '../domain/appError';
import { listingMoves, type ReviewDecision } from '../domain/listingState';
import { isSameTime, type Post, type ReviewMove } from '../domain/review';
import { vehicleKinds } from '../domain/vehicleKinds';
import { signedInAdmin } from './adminSession';
import { attempt } from './attempt';
import { readRecord } from './audit';
import { readPost } from './posts';
import { toMovedFields } from './vehicleContent';

/** The same wish of the same admin about the same listing as it stood is the same record, however often it is sent. */
function reviewId({ id, version }: Post, move: ReviewMove, uid: string): string {
  return [id, version?.seconds, version?.nanoseconds, move, uid].join('_');
}

/** Whether what is stored is what the wish has made of it already, because its first answer was lost. */
function isDone(stored: Post, review: string, move: ReviewMove, reason: string): boolean {
  return stored.lastReview === review && stored.state === listingMoves[move].to && stored.rejectReason === reason;
}

/**
 * Writes what the admin decided, and the record of it, or neither.
 *
 * @returns the record's id
 */
function write(move: ReviewMove, post: Post, reason: string): Promise<string> {
  return attempt(async () => {
    const { client, user } = await signedInAdmin();
    const db = await client.db();
    const { collection } = vehicleKinds[post.kind];
    const review = reviewId(post, move, user.uid);
    const batch = writeBatch(db)
      .update(doc(db, collection, post.id), { ...toMovedFields(move, reason), lastReview: review })
      .set(doc(db, 'audit', review), {
        who: user.uid,
        what: move,
        when: serverTimestamp(),
        reason,
        collection,
        listingId: post.id,
        seen: post.version && new Timestamp(post.version.seconds, post.version.nanoseconds),
        follows: post.lastReview,
      });
    try {
      await attempt(() => batch.commit());
    } catch (error) {
      if (!isAppError(error, 'denied') && !isAppError(error, 'missing')) throw error;
      const stored = await readPost(post.kind, post.id);
      if (stored && isDone(stored, review, move, reason)) return review;
      if (!stored || !isSameTime(stored.version, post.version)) throw new AppError('changed', error);
      throw error;
    }
    return review;
  }, null);
}

/**
 * Approves a post, or rejects it with a reason. A decision that stands already, because the answer to the first try was
 * lost, has been made.
 *
 * @param post as the admin has seen it
 * @param reason of a rejection, at most 300 characters
 * @returns the id of the record of it, by which it can be taken back
 * @throws AppError 'changed' when the listing is no longer as it was seen; 'signedOut'
 */
export function decide(decision: ReviewDecision, post: Post, reason = ''): Promise<string> {
  return write(decision, post, reason);
}

/** Whether the listing waits because that decision was taken back already, by a try whose answer was lost. */
async function isTakenBack({ state, lastReview }: Post, review: string): Promise<boolean> {
  if (state !== 'pending' || lastReview === '') return false;
  const { what, follows } = (await readRecord(lastReview)) ?? {};
  return what === 'requeue' && follows === review;
}

/** Whether the decision is the last that was written of the listing. */
async function isLastWrite({ updatedAt }: Post, review: string): Promise<boolean> {
  const record = await readRecord(review);
  return record?.when?.getTime() === updatedAt?.getTime();
}

/**
 * Takes a decision back: the post waits again.
 *
 * @param review what `decide` answered
 * @throws AppError 'changed' when anybody has written the listing since; 'signedOut'
 */
export async function takeBack({ kind, id }: Post, review: string): Promise<void> {
  const stored = await readPost(kind, id);
  if (stored?.lastReview !== review) {
    if (stored && (await isTakenBack(stored, review))) return;
    throw new AppError('changed');
  }
  try {
    await write('requeue', stored, '');
  } catch (error) {
    if (isAppError(error, 'denied') && !(await isLastWrite(stored, review))) throw new AppError('changed', error);
    throw error;
  }
}
