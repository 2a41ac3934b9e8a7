import { siteClient } from '../firebase/client';
import { findRecord, runBatch, serverNow } from '../firebase/records';
import type { StoredFields } from '../firebase/stored';
import { requireSignInAs } from '../firebase/tokens';
import { type Verdict, writeOnce } from '../firebase/writeOnce';
import { type ListingKind, listingKinds } from '../listings/kinds';
import type { ListingContent } from '../listings/listing';
import { mayMove } from '../listings/state/listingState';
import {
  filesOf,
  hasSameValues,
  isStoredAs,
  readSearchContent,
  toMovedFields,
  toStoredFields,
} from '../listings/stored/listingContent.record';
import { AppError, isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import { editListing } from './changeListing.service';
import { readOwn } from './stock.service';
import { stockChangeOfNew } from './stockCount';
import { countChange, whyCountRefused } from './stockCount.service';
import { discardUnusedPhotos } from './unusedPhotos.service';

/** A listing that waits for the admin, as a new one does. */
async function toStored(sellerId: Uid, content: ListingContent): Promise<StoredFields> {
  return {
    ...toStoredFields(content),
    ...(await readSearchContent(sellerId, content.draft)),
    ...toMovedFields('edit', 'pending'),
    rejectReason: '',
    sellerId,
    createdAt: serverNow(),
    lastReview: '',
  };
}

/** Writes a new listing and counts it, or neither. */
function create(kind: ListingKind, sellerId: Uid, id: string, listing: StoredFields): Promise<void> {
  const write = () =>
    runBatch(siteClient(), (batch) => {
      batch.set([listingKinds[kind].collection, id], listing);
      countChange(batch, { kind, id, sellerId }, stockChangeOfNew);
    });
  return writeOnce(write, () => whyCountRefused(sellerId, stockChangeOfNew));
}

/** What the dealer has stored under an id. undefined: nothing, or another dealer's listing, which the rules hide. */
async function findStored(kind: ListingKind, sellerId: Uid, id: string): Promise<StoredFields | undefined> {
  try {
    const stored = await findRecord(siteClient(), [listingKinds[kind].collection, id]);
    return stored?.sellerId === sellerId ? stored : undefined;
  } catch (error) {
    if (isAppError(error, 'denied')) return undefined;
    throw error;
  }
}

/** Replaces a listing that the form has sent before by what it sends now. */
async function replace(
  id: string,
  sellerId: Uid,
  content: ListingContent,
  sent: readonly ListingContent[],
): Promise<void> {
  const listing = await readOwn(content.draft.kind, sellerId, id);
  // The sale is over, so nobody may edit the listing.
  if (!mayMove('edit', listing.state)) throw new AppError('exists');
  await editListing(listing, content, sent);
}

/**
 * Posts a listing, which waits for approval (LIST-6). Its photos are stored already. All tries with one id are one
 * listing: if the first answer was lost, if two tabs save it, and if the dealer changes the content between two tries.
 *
 * @param id of the listing
 * @param sent earlier content under that id whose save got no answer: any of it may be stored
 * @throws AppError 'signedOut' when the dealer is not signed in; 'exists' when another listing has that id, which may
 *   show the same photos; 'waitingLimit' or 'stockLimit' when there is no room
 */
export async function addListing(
  sellerId: Uid,
  id: string,
  content: ListingContent,
  sent: readonly ListingContent[],
): Promise<void> {
  await requireSignInAs(sellerId);
  const { kind } = content.draft;
  const listing = await toStored(sellerId, content);
  const judge = async (): Promise<Verdict> => {
    const stored = await findStored(kind, sellerId, id);
    if (!stored) return 'refused';
    if (isStoredAs(stored, content)) return 'done';
    if (sent.some((before) => isStoredAs(stored, before))) {
      await replace(id, sellerId, content, sent);
      return 'done';
    }
    if (!hasSameValues(stored, content)) return 'exists';
    // Another tab has stored the listing, with its own uploads of the same photos.
    await discardUnusedPhotos({ kind, id, sellerId }, filesOf(kind, listing));
    return 'done';
  };
  // If the id is taken, the rules refuse the count first, maybe with a limit as the reason.
  await writeOnce(() => create(kind, sellerId, id, listing), judge, ['denied', 'waitingLimit', 'stockLimit']);
}
