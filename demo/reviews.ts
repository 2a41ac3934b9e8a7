import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { ReviewMove } from '../src/decisions/review';
import { listingState } from '../src/listings/state/listingState';
import { contentFields } from '../src/listings/stored/contentFields';
import { storedReason } from '../src/shared/reason';
import { listings } from './catalogue/listings';
import { admin } from './catalogue/people';
import { hoursUntilDecision } from './catalogue/times';

const HOUR = 3_600_000;

interface Step {
  readonly what: ReviewMove | 'edit' | 'close';
  /** Hours since the listing was posted. */
  readonly hours: number;
  readonly reason?: string;
}

const unclear = storedReason('photos');

const closedAt = new Map(listings.map((listing) => [`${listing.collection}/${listing.id}`, listing.closedAt]));

/** The steps of the admin and the dealer that have led to the listing's state. */
function historyOf(path: string, listing: DocumentData, isFirst: boolean): readonly Step[] {
  const { approved, Reject, closed, rejectReason, createdAt } = listing;
  const posted = createdAt.toMillis();
  const hours = hoursUntilDecision(path, posted);
  const state = listingState({ approved, Reject, closed });
  switch (state) {
    case 'pending':
      if (rejectReason !== '')
        return [
          { what: 'reject', hours: 3, reason: rejectReason },
          { what: 'edit', hours: 20 },
        ];
      return isFirst
        ? [
            { what: 'approve', hours: 4 },
            { what: 'requeue', hours: 4.001 },
          ]
        : [];
    case 'approved':
      return isFirst
        ? [
            { what: 'reject', hours: 3, reason: unclear },
            { what: 'edit', hours: 20 },
            { what: 'approve', hours: 26 },
          ]
        : [{ what: 'approve', hours }];
    case 'rejected':
      return [{ what: 'reject', hours, reason: rejectReason }];
    case 'sold':
    case 'withdrawn':
    case 'suspended':
      return [
        { what: 'approve', hours },
        { what: 'close', hours: ((closedAt.get(path) ?? posted) - posted) / HOUR },
      ];
  }
}

/** What the dealer has filled in. */
function contentOf(listing: DocumentData): DocumentData {
  const fields = contentFields('carName' in listing ? 'car' : 'bike');
  return Object.fromEntries(Object.entries(listing).filter(([field]) => fields.includes(field)));
}

/** What the admin saw before the dealer's edit. */
function contentBefore(listing: DocumentData): DocumentData {
  const isCar = 'carName' in listing;
  return {
    ...contentOf(listing),
    ...(isCar
      ? { carPrice: '25,000', carDescription: 'Good car.' }
      : { bikePrice: '2,500', bikeDescription: 'Good bike.' }),
  };
}

/** The audit records of a listing by path, and the listing after the decisions, as the rules require them. */
function reviewed(path: string, listing: DocumentData, isFirst: boolean): Map<string, DocumentData> {
  const [collection, recordId] = path.split('/');
  const posted: Timestamp = listing.createdAt;
  const records = new Map<string, DocumentData>();
  let seen = posted;
  let sentAt = posted;
  let follows = '';
  for (const { what, hours, reason = '' } of historyOf(path, listing, isFirst)) {
    const when = Timestamp.fromMillis(Math.round(posted.toMillis() + hours * HOUR));
    if (what !== 'edit' && what !== 'close') {
      const id = [recordId, seen.seconds, seen.nanoseconds, what].join('_');
      const decision = { who: admin.uid, what, when, reason, collection, recordId, seen, follows };
      const isEdited = what === 'reject' && listing.Reject === false;
      records.set(`audit/${id}`, { ...decision, content: isEdited ? contentBefore(listing) : contentOf(listing) });
      follows = id;
    }
    if (what === 'requeue') {
      seen = sentAt;
    } else {
      sentAt = seen;
      seen = when;
    }
  }
  records.set(path, { ...listing, updatedAt: seen, lastReview: follows });
  return records;
}

/** Adds the audit records of each listing's decisions, and their ids to the listing. */
export function addReviews(records: Map<string, DocumentData>): void {
  const met = new Set<string>();
  for (const [path, listing] of [...records]) {
    const [collection = ''] = path.split('/');
    if (collection !== 'products' && collection !== 'bikes') continue;
    const group = `${collection} ${listing.approved} ${listing.Reject} ${listing.closed}`;
    for (const [written, record] of reviewed(path, listing, !met.has(group))) records.set(written, record);
    met.add(group);
  }
}
