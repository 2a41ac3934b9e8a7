import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { readPage } from '../firebase/paging';
import { equal, withId } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { readFields, readText, readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, listingKinds } from '../listings/kinds';
import type { Cursor, Page } from '../shared/page';
import type { RecordId } from '../shared/valueTypes';
import type { Review, ReviewMove } from './review';
import { reviewMoveLabels } from './texts';

/** The records of the admin's decisions, for the admin. `decisions.service.ts` makes them. */

function isReviewMove(text: string): text is ReviewMove {
  return Object.hasOwn(reviewMoveLabels, text);
}

function toReview(id: string, data: StoredFields): Review {
  const what = readText(data, 'what');
  return {
    id,
    what: isReviewMove(what) ? what : 'requeue',
    who: readText(data, 'who'),
    when: readTime(data, 'when'),
    seen: readTime(data, 'seen'),
    reason: readText(data, 'reason'),
    follows: readText(data, 'follows'),
    content: data.content === undefined ? null : readFields(data, 'content'),
  };
}

/** The decisions about a listing, the last one first. */
export function listReviews(
  kind: ListingKind,
  listingId: RecordId<'listing'>,
  cursor: Cursor | null,
): Promise<Page<Review>> {
  const where = [equal('collection', listingKinds[kind].collection), equal('recordId', listingId)];
  const query = { collection: 'audit', where, orderBy: [['when', 'DESCENDING']] } as const;
  return readAsAdmin((access) => readPage(query, cursor, toReview, access));
}

/** One decision by the id of its record; undefined if there is none. */
export function findReview(id: string): Promise<Review | undefined> {
  return readAsAdmin(async (access) => {
    const [found] = await runQuery({ collection: 'audit', where: [withId('audit', id)], limit: 1 }, access);
    return found && toReview(found.id, found.data);
  });
}
