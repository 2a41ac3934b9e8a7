import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { anyOf } from '../firebase/anyOf';
import { runCount } from '../firebase/count';
import { type PagedQuery, readPage } from '../firebase/paging';
import { below, contains, equal, type Filter, from, withId } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { readText, readTexts, readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, listingKinds } from '../listings/kinds';
import { fullList } from '../listings/listingLists.service';
import { isInState } from '../listings/state/isInState.service';
import { contentFields } from '../listings/stored/contentFields';
import { toListing } from '../listings/stored/listing.record';
import { askedWords, searchWords } from '../listings/stored/searchTokens';
import { fieldsToRead } from '../listings/stored/storedListing';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Cursor, Page } from '../shared/page';
import { daysLater, startOfDay } from '../shared/time/indianDay';
import type { RecordId, Uid } from '../shared/valueTypes';
import { type CountedState, type Narrowing, notNarrowed, type QueueName, type ReviewedListing } from './review';

/** Listings as the admin reads them: lists, counts, and single ones. */

type Conditions = Pick<PagedQuery, 'where' | 'also'>;

/**
 * All that waits for a decision: listings that buyers do not see yet, and live edits (LIST-22). One query lists both, and
 * one counts both.
 */
const toReview = anyOf([isInState('pending'), [equal('approved', true), equal('unreviewed', true)]]);

/** The fewest conditions that tell a state from all others: each condition is a field in an index. */
const conditionsOf: Readonly<Record<QueueName, Conditions>> = {
  pending: { also: [toReview] },
  approved: { where: [equal('approved', true)] },
  rejected: { where: [equal('Reject', true)] },
  all: {},
};

function isContent(kind: ListingKind, field: string): boolean {
  return contentFields(kind).includes(field);
}

function toReviewedListing(kind: ListingKind, id: RecordId<'listing'>, data: StoredFields): ReviewedListing {
  return {
    ...toListing(kind, id, data),
    searchTokens: readTexts(data, 'searchTokens'),
    postedAt: readTime(data, 'createdAt'),
    version: readTime(data, 'updatedAt'),
    lastReview: readText(data, 'lastReview'),
    unreviewed: data.unreviewed === true && data.approved === true,
    content: Object.fromEntries(Object.entries(data).filter(([field]) => isContent(kind, field))),
  };
}

/** Pending listings: the longest wait first, which is the oldest last write. Other queues: newest first. */
function orderOf(queue: QueueName) {
  return queue === 'pending' ? ([['updatedAt', 'ASCENDING']] as const) : ([['createdAt', 'DESCENDING']] as const);
}

/** The days are those of the field by which the queue is sorted: any other one would need an index of its own. */
function onDays(queue: QueueName, { from: first, to: last }: Narrowing): readonly Filter[] {
  const [[field]] = orderOf(queue);
  return [
    ...(first === '' ? [] : [from(field, startOfDay(first))]),
    ...(last === '' ? [] : [below(field, startOfDay(daysLater(last, 1)))]),
  ];
}

/** Uses the indexes of the dealer's own stock, so the order is 'as posted'. */
function ofDealer(queue: QueueName, sellerId: Uid): Conditions {
  const isOfDealer = equal('sellerId', sellerId);
  if (queue === 'pending') return { where: [isOfDealer], also: [toReview] };
  return { where: [isOfDealer, ...(queue === 'all' ? [] : isInState(queue))] };
}

/** The query of visitors, with the words that searches find the listings by: the admin checks them. */
function listingsIn(queue: QueueName, kind: ListingKind, narrowed: Narrowing) {
  const list: PagedQuery = { ...fullList(kind), select: [...fieldsToRead(kind), 'searchTokens', 'unreviewed'] };
  if (narrowed.dealer !== null) return { ...list, ...ofDealer(queue, narrowed.dealer) };
  const { where = [], ...conditions } = conditionsOf[queue];
  return { ...list, ...conditions, orderBy: orderOf(queue), where: [...where, ...onDays(queue, narrowed)] };
}

/** What finds the listings of a search; null: no word is long enough. */
function foundBy(search: string): Filter | null {
  const { token } = askedWords(searchWords(search));
  return token === null ? null : contains('searchTokens', token);
}

/**
 * One of the admin's lists (ADMIN-3). A search finds what visitors would find by the same words (ADMIN-16).
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listReviewed(
  queue: QueueName,
  kind: ListingKind,
  cursor: Cursor | null,
  narrowed: Narrowing = notNarrowed,
): Promise<Page<ReviewedListing>> {
  const list = listingsIn(queue, kind, narrowed);
  const read = (query: PagedQuery) =>
    readAsAdmin((access) => readPage(query, cursor, (id, data) => toReviewedListing(kind, id, data), access));
  if (narrowed.search === '' || narrowed.dealer !== null) return read(list);
  const found = foundBy(narrowed.search);
  return found === null
    ? Promise.resolve({ items: [], next: null })
    : read({ ...list, where: [...(list.where ?? []), found] });
}

/** How many listings there are in a state. */
export function countReviewed(state: CountedState, kind: ListingKind): Promise<CappedCount> {
  return readAsAdmin((access) =>
    runCount({ ...fullList(kind), orderBy: orderOf(state), ...conditionsOf[state] }, access),
  );
}

/** One listing as it is stored now; undefined if there is none. */
export function findReviewed(kind: ListingKind, id: RecordId<'listing'>): Promise<ReviewedListing | undefined> {
  const { collection } = listingKinds[kind];
  return readAsAdmin(async (access) => {
    const [found] = await runQuery({ collection, where: [withId(collection, id)], limit: 1 }, access);
    return found && toReviewedListing(kind, found.id, found.data);
  });
}
