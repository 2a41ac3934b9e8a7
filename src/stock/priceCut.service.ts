import { siteClient } from '../firebase/client';
import { runTransaction } from '../firebase/records';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignInAs } from '../firebase/tokens';
import { listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import type { Price } from '../listings/price';
import { mayMove } from '../listings/state/listingState';
import { readPrice, stateOf } from '../listings/stored/listing.record';
import { AppError } from '../shared/appError';
import { priceCutFields } from './priceCut.record';

/**
 * Lowers the price of a live listing, which stays live (LIST-21). Nothing is written if it has that price already: the
 * answer to an earlier try may have been lost.
 *
 * @param next names a lower amount than the listing's
 * @throws AppError 'signedOut'; 'missing'; 'changed' when it is not live any more or its price has changed elsewhere;
 *   'invalid' when the price has been lowered as often as it may be
 */
export function cutPrice({ kind, id, sellerId, price }: Listing, next: Price): Promise<void> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const path = [listingKinds[kind].collection, id] as const;
    await runTransaction(siteClient(), async (transaction) => {
      const stored = await transaction.read(path);
      if (!mayMove('price', stateOf(stored))) throw new AppError('changed');
      const { rupees } = readPrice(kind, stored);
      if (rupees === next.rupees) return;
      if (rupees !== price.rupees) throw new AppError('changed');
      const fields = priceCutFields(kind, stored, next);
      if (!fields) throw new AppError('invalid');
      transaction.update(path, fields);
    });
  });
}
