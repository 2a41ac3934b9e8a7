import { toDealer } from '../dealers/dealer.record';
import { checkOf } from '../dealers/dealerCheck.record';
import { siteClient } from '../firebase/client';
import { runTransaction } from '../firebase/records';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignInAs } from '../firebase/tokens';
import { listingKinds } from '../listings/kinds';
import type { Listing, ListingContent } from '../listings/listing';
import { mayMove } from '../listings/state/listingState';
import { stateOf } from '../listings/stored/listing.record';
import { isStoredAs } from '../listings/stored/listingContent.record';
import { AppError } from '../shared/appError';
import { isStoredByEarlierTry } from './earlierTry.record';
import { liveEditFields } from './liveEdit.record';

/**
 * Stores an edit of a live listing, which stays live: the admin looks at it afterwards (LIST-22). Nothing is written if
 * it is stored already: the answer to an earlier try may have been lost.
 *
 * @param shown the listing that the form was filled with
 * @param edited an edit that stays live
 * @param unanswered content of earlier saves without an answer: any of it may be stored
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the listing is not live any more or has been changed
 *   elsewhere since it was shown; 'unchecked' when Second Gear has taken its mark off the dealer; 'invalid' when the
 *   price has changed as often as it may
 */
export function editLive(shown: Listing, edited: ListingContent, unanswered: readonly ListingContent[]): Promise<void> {
  const { kind, id, sellerId } = shown;
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const path = [listingKinds[kind].collection, id] as const;
    // The SDK may repeat the transaction after a lost answer. It then reads the result of its own first try.
    let sent = unanswered;
    await runTransaction(siteClient(), async (transaction) => {
      const stored = await transaction.read(path);
      const isTried = isStoredByEarlierTry(stored, shown, sent);
      if (!mayMove('liveEdit', stateOf(stored))) throw new AppError('changed');
      if (isTried && isStoredAs(stored, edited)) return;
      const dealer = await transaction.find(['sellers', sellerId]);
      if (!dealer || !checkOf(toDealer(sellerId, dealer))) throw new AppError('unchecked');
      const fields = liveEditFields(stored, edited);
      if (!fields) throw new AppError('invalid');
      sent = [...unanswered, edited];
      transaction.update(path, fields);
    });
  });
}
