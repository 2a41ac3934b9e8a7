import { siteClient } from '../../firebase/client';
import { findRecord, serverNow } from '../../firebase/records';
import { hasValues, readFields, readText, readTexts, type StoredFields } from '../../firebase/stored';
import type { Uid } from '../../shared/valueTypes';
import { type ListingKind, listingKinds } from '../kinds';
import { type Listing, type ListingContent, type SubmittedListing, submittedPrice } from '../listing';
import { filesOfListing, filesOfPhoto } from '../photoFiles';
import { isVisibleAfter, type ListingMove, type ListingState, listingMoves, stateFlags } from '../state/listingState';
import { toStoredStated } from '../stated/statedFacts';
import { toListingRecord } from './listing.record';
import { searchContent, searchTokens } from './searchTokens';

/** What a listing stores of its dealer. */
type StoredDealer = Pick<Listing, 'dealerName' | 'distName'>;

/**
 * The fields that searches use: words, distance, and the district in the dealer's current record.
 *
 * @throws AppError if the dealer cannot be read. A missing dealer gives an empty district, which the rules refuse
 */
export async function readSearchContent(sellerId: Uid, { values }: SubmittedListing): Promise<StoredFields> {
  const dealer = await findRecord(siteClient(), ['sellers', sellerId]);
  return { ...searchContent(values, readText(dealer ?? {}, 'distName')) };
}

/**
 * The fields of a listing that depend on its dealer, as buyers see the dealer: cards show the name and the district, and
 * searches find the listing by the district (DEALER-24).
 *
 * @param name of the vehicle
 */
export function toStoredDealer(name: string, { dealerName, distName }: StoredDealer): StoredFields {
  return { dealerName, distName, searchTokens: searchTokens(name, distName) };
}

function toStoredValues({ kind, values }: SubmittedListing): StoredFields {
  return Object.fromEntries(listingKinds[kind].fields.map(({ key, stored }) => [stored, values[key] ?? '']));
}

/**
 * The stored fields that the dealer's form fills in: all but the dealer, the search content, the times and the state.
 */
export function toStoredFields({ draft, photos }: ListingContent): StoredFields {
  return {
    ...toStoredValues(draft),
    stated: toStoredStated(draft.stated ?? {}),
    priceValue: submittedPrice(draft).rupees,
    [listingKinds[draft.kind].photos.stored]: photos.map(({ url }) => url),
    mediumPhotos: photos.map(({ mediumUrl = '' }) => mediumUrl),
    thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
    photoLabels: photos.map(({ label = '' }) => label),
    photoHashes: photos.map(({ hash = '' }) => hash),
  };
}

/** The fields that a move writes: the new state, whether the public may see the listing in it, and the time. */
export function toMovedFields(move: ListingMove, from: ListingState): StoredFields {
  return { ...stateFlags[listingMoves[move].to], visible: isVisibleAfter(move, from), updatedAt: serverNow() };
}

/** Whether a stored listing has these texts and numbers. A missing fact is one that is not stated. */
export function hasSameValues(stored: StoredFields, { draft }: ListingContent): boolean {
  const facts = readFields(stored, 'stated');
  const isSameFact = ([key, text]: readonly [string, string]) => readText(facts, key) === text;
  return (
    hasValues(stored, toStoredValues(draft)) && Object.entries(toStoredStated(draft.stated ?? {})).every(isSameFact)
  );
}

/** The addresses of all of a stored listing's photos, in all sizes. */
export function filesOf(kind: ListingKind, listing: StoredFields): readonly string[] {
  return filesOfListing(toListingRecord(kind, listing));
}

/** Whether a stored listing is what the form has sent, photos and their labels included. */
export function isStoredAs(stored: StoredFields, content: ListingContent): boolean {
  const sameFiles = filesOf(content.draft.kind, stored).join() === content.photos.flatMap(filesOfPhoto).join();
  const labels = readTexts(stored, 'photoLabels');
  const sameLabels = content.photos.every(({ label = '' }, index) => (labels[index] ?? '') === label);
  return sameFiles && sameLabels && hasSameValues(stored, content);
}
