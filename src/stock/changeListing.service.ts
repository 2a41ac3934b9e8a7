import { siteClient } from '../firebase/client';
import { runTransaction, type Write } from '../firebase/records';
import type { StoredFields } from '../firebase/stored';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import { listingKinds } from '../listings/kinds';
import type { Listing, ListingContent } from '../listings/listing';
import { filesOfListing } from '../listings/photoFiles';
import { type ListingMove, type ListingState, listingMoves, mayMove } from '../listings/state/listingState';
import { stateOf } from '../listings/stored/listing.record';
import {
  filesOf,
  isStoredAs,
  readSearchContent,
  toMovedFields,
  toStoredFields,
} from '../listings/stored/listingContent.record';
import { AppError } from '../shared/appError';
import { isStoredByEarlierTry } from './earlierTry.record';
import { withoutLiveChanges } from './priceCut.record';
import { type StockCount, stockChangeBy } from './stockCount';
import { countChange, whyCountRefused } from './stockCount.service';
import { discardUnusedPhotos } from './unusedPhotos.service';

/** A move, and what it writes beside the new state. */
type Changes = readonly [move: ListingMove, more: StoredFields];

const nothing: StockCount = { waiting: 0, all: 0 };

/**
 * Writes and counts what `decide` returns for the stored listing, and what `also` writes. `decide` runs again if the
 * listing changes in between. null: there is nothing to write.
 */
function change(
  { kind, id, sellerId }: Listing,
  decide: (stored: StoredFields, state: ListingState) => Changes | null,
  also: (write: Write) => void = () => undefined,
): Promise<void> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const path = [listingKinds[kind].collection, id] as const;
    let counted = nothing;
    const write = () =>
      runTransaction(siteClient(), async (transaction) => {
        const stored = await transaction.read(path);
        const state = stateOf(stored);
        const changes = decide(stored, state);
        counted = nothing;
        if (!changes) return;
        const [move, more] = changes;
        counted = stockChangeBy(move, { state, visible: stored.visible === true });
        transaction.update(path, { ...more, ...toMovedFields(move, state) });
        countChange(transaction, { kind, id, sellerId }, counted);
        also(transaction);
      });
    await writeOnce(write, () => whyCountRefused(sellerId, counted));
  });
}

/** How a sale ends. */
export const endsOfSale = ['sell', 'withdraw'] as const;

export type EndOfSale = (typeof endsOfSale)[number];

/** What the dealer does with a listing without editing it. */
export type StockMove = EndOfSale | 'putBack';

/**
 * Withdraws a listing, marks it as sold, or puts it back to wait for approval. Nothing is written if the listing is in
 * that state already: the answer to an earlier try may have been lost.
 *
 * @param also writes more in the same write
 * @throws AppError 'signedOut'; 'missing'; 'changed' when it is now in a state from which the move is not allowed;
 *   'waitingLimit' or 'stockLimit' when there is no room for what is put back
 */
export function moveListing(move: StockMove, listing: Listing, also?: (write: Write) => void): Promise<void> {
  const decide = (_stored: StoredFields, state: ListingState): Changes | null => {
    if (state === listingMoves[move].to) return null;
    if (!mayMove(move, state)) throw new AppError('changed');
    return [move, {}];
  };
  return change(listing, decide, also);
}

/**
 * Stores an edited listing, which waits for approval again. Its photos are stored already. A listing that has changed
 * since it was shown is overwritten only if the change is an unanswered try of the same form.
 *
 * @param shown the listing that the form was filled with
 * @param unanswered content of earlier saves without an answer: any of it may be stored
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the listing has been changed elsewhere since it was shown;
 *   'waitingLimit' when too many wait already
 */
export async function editListing(
  shown: Listing,
  edited: ListingContent,
  unanswered: readonly ListingContent[],
): Promise<void> {
  const before = new Set(filesOfListing(shown));
  const foundBy = await readSearchContent(shown.sellerId, edited.draft);
  // The SDK may repeat the transaction after a lost answer. It then reads the result of its own first try.
  let sent = unanswered;
  await change(shown, (stored, state) => {
    const isTried = isStoredByEarlierTry(stored, shown, sent);
    if (!mayMove('edit', state)) throw new AppError('changed');
    for (const address of filesOf(shown.kind, stored)) before.add(address);
    if (isTried && isStoredAs(stored, edited)) return null;
    sent = [...unanswered, edited];
    return ['edit', { ...toStoredFields(edited), ...foundBy, ...withoutLiveChanges() }];
  });
  const used = filesOf(shown.kind, toStoredFields(edited));
  await discardUnusedPhotos(
    shown,
    [...before].filter((address) => !used.includes(address)),
  );
}
