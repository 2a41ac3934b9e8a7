import { adminClient, requireAdminOtherThan } from '../accounts/adminSession.service';
import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { type PagedQuery, readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { runBatch, serverNow } from '../firebase/records';
import { readDocument } from '../firebase/rest';
import { writeOnce } from '../firebase/writeOnce';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { HideReason, Rating } from './rating';
import { toRating } from './rating.record';
import { countRating } from './ratingSum.service';

/** All ratings of a dealer, hidden or not. Without an order, because that would need an index of its own. */
export function listRatingsAsAdmin(sellerId: Uid, cursor: Cursor | null): Promise<Page<Rating>> {
  const query: PagedQuery = { collection: 'ratings', where: [equal('sellerId', sellerId)] };
  return readAsAdmin((access) => readPage(query, cursor, toRating, access));
}

/**
 * Hides a rating, or shows it again (RATE-4): the rating, what it counts, and the record of the journal are one write.
 *
 * @param hidden why; null: it is shown again
 * @throws AppError 'signedOut'; 'changed' when another decision about it was made meanwhile
 */
export async function setHidden(rating: Rating, hidden: HideReason | null): Promise<void> {
  const { id, lastReview } = rating;
  const { uid } = await requireAdminOtherThan(rating.sellerId);
  // Numbered: two admins who decide about the same version choose the same id, and one of them is refused.
  const review = `${id}_${lastReview === '' ? 1 : Number(lastReview.slice(lastReview.lastIndexOf('_') + 1)) + 1}`;
  await writeOnce(
    () =>
      runBatch(adminClient(), (batch) => {
        batch.update(['ratings', id], { hidden: hidden ?? '', lastReview: review });
        batch.set(['audit', review], {
          who: uid,
          what: hidden === null ? 'show' : 'hide',
          when: serverNow(),
          reason: hidden ?? '',
          collection: 'ratings',
          recordId: id,
          follows: lastReview,
        });
        countRating(batch, rating, rating, { ...rating, hidden });
      }),
    async () => {
      const stored = toRating(id, await readAsAdmin((access) => readDocument({ collection: 'ratings', id }, access)));
      if (stored.lastReview === lastReview) return 'refused';
      return stored.hidden === hidden ? 'done' : 'changed';
    },
  );
}
