import { siteClient } from '../firebase/client';
import { type PagedQuery, readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { runBatch, serverNow, updateRecord } from '../firebase/records';
import { findDocument } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import { readAs, requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import { listingKinds } from '../listings/kinds';
import { listLimit } from '../shared/limits';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import { isRated, type Opinion, type RatedBooking, type Rating, ratingId } from './rating';
import { toRating } from './rating.record';
import { countRating } from './ratingSum.service';

const isShown = equal('hidden', '');

/** The ratings of a dealer that are shown, the newest first (RATE-2). */
export function listRatings(sellerId: Uid, cursor: Cursor | null): Promise<Page<Rating>> {
  const query: PagedQuery = {
    collection: 'ratings',
    where: [equal('sellerId', sellerId), isShown],
    orderBy: [['at', 'DESCENDING']],
  };
  return withTimeLimit((signal) => readPage(query, cursor, toRating, { signal }));
}

/**
 * Some of the dealer's ratings that have no answer: a page at most. Without an order, because that would need an index
 * of its own.
 *
 * @throws AppError 'signedOut'
 */
export async function listUnanswered(sellerId: Uid): Promise<readonly Rating[]> {
  const isUnanswered = equal('answeredAt', null);
  const query: PagedQuery = { collection: 'ratings', where: [equal('sellerId', sellerId), isUnanswered, isShown] };
  const { items } = await readAs(sellerId, (access) => readPage(query, null, toRating, access));
  return items;
}

/** The ratings that a buyer has written, hidden or not. @throws AppError 'signedOut' */
export function listOwnRatings(userId: Uid, cursor: Cursor | null): Promise<Page<Rating>> {
  const query: PagedQuery = { collection: 'ratings', where: [equal('userId', userId)] };
  return readAs(userId, (access) => readPage(query, cursor, toRating, access, listLimit));
}

/** The ratings of a dealer, hidden or not. @throws AppError 'signedOut' */
export function listRatingsOf(sellerId: Uid, cursor: Cursor | null): Promise<Page<Rating>> {
  const query: PagedQuery = { collection: 'ratings', where: [equal('sellerId', sellerId)] };
  return readAs(sellerId, (access) => readPage(query, cursor, toRating, access, listLimit));
}

/** A rating, for its buyer or its dealer; undefined: there is none. @throws AppError 'signedOut' */
export async function findRating(uid: Uid, id: string): Promise<Rating | undefined> {
  const stored = await readAs(uid, (access) => findDocument({ collection: 'ratings', id }, access));
  return stored && toRating(id, stored);
}

/**
 * Rates the dealer of a booking.
 *
 * @param earlier the rating that this one replaces; null: there is none
 * @throws AppError 'signedOut'; 'denied' when the booking may not be rated, or the e-mail address is not confirmed
 */
export async function sendRating(booking: RatedBooking, opinion: Opinion, earlier: Rating | null): Promise<void> {
  const { sellerId, userId, vehicle, name } = booking;
  const id = ratingId(booking);
  const testDrive = booking.testDrive !== null;
  await requireSignInAs(userId);
  await writeOnce(
    () =>
      runBatch(siteClient(), (batch) => {
        batch.set(['ratings', id], {
          sellerId,
          userId,
          collection: listingKinds[vehicle.kind].collection,
          vehicleId: vehicle.id,
          name,
          testDrive,
          ...opinion,
          at: serverNow(),
          answer: '',
          answeredAt: null,
          hidden: '',
          lastReview: earlier?.lastReview ?? '',
        });
        countRating(batch, { id, sellerId }, earlier, { ...opinion, testDrive, hidden: null });
      }),
    async () => (isRated(booking, await findRating(userId, id)) ? 'done' : 'refused'),
  );
}

/**
 * The dealer answers a rating, once (RATE-3).
 *
 * @param answer at most 500 characters
 * @throws AppError 'signedOut'; 'changed' when it has another answer already
 */
export async function answerRating({ id, sellerId }: Rating, answer: string): Promise<void> {
  await requireSignInAs(sellerId);
  await writeOnce(
    () => updateRecord(siteClient(), ['ratings', id], { answer, answeredAt: serverNow() }),
    async () => {
      const stored = await findRating(sellerId, id);
      if (!stored) return 'missing';
      if (stored.answeredAt === null) return 'refused';
      return stored.answer === answer ? 'done' : 'changed';
    },
  );
}
