import type { Cursor, Page } from '../domain/page';
import { type Review, type ReviewMove, reviewMoveLabels } from '../domain/review';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { asAdmin } from './asAdmin';
import { documentId, documentName, type Filter } from './firestoreQuery';
import { runQuery } from './firestoreRest';
import { readPage } from './paging';
import { readDate, readText, type StoredFields } from './stored';

/** The records of the admin's decisions, for the admin. `services/review.ts` makes them. */

function isReviewMove(text: string): text is ReviewMove {
  return Object.hasOwn(reviewMoveLabels, text);
}

function toReview(id: string, data: StoredFields): Review {
  const what = readText(data, 'what');
  return {
    id,
    what: isReviewMove(what) ? what : 'requeue',
    who: readText(data, 'who'),
    when: readDate(data, 'when'),
    reason: readText(data, 'reason'),
    follows: readText(data, 'follows'),
  };
}

const equal = (field: string, value: string): Filter => ({ field, op: 'EQUAL', value: { stringValue: value } });

/** What was decided about a listing, the last decision first. */
export function listReviews(kind: VehicleKind, listingId: string, cursor: Cursor | null): Promise<Page<Review>> {
  const where = [equal('collection', vehicleKinds[kind].collection), equal('listingId', listingId)];
  const query = { collection: 'audit', where, orderBy: [['when', 'DESCENDING']] } as const;
  return asAdmin((access) => readPage(query, cursor, toReview, access));
}

/** One record; null where there is none. */
export function readRecord(id: string): Promise<Review | null> {
  const isThis: Filter = { field: documentId, op: 'EQUAL', value: documentName('audit', id) };
  return asAdmin(async (access) => {
    const [found] = await runQuery({ collection: 'audit', where: [isThis], limit: 1 }, access);
    return found ? toReview(found.id, found.data) : null;
  });
}
