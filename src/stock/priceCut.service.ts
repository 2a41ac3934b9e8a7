import { siteClient } from '../firebase/client';
import { runTransaction } from '../firebase/records';
import { readNumber } from '../firebase/stored';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignInAs } from '../firebase/tokens';
import { listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { parsePrice, unknownPrice } from '../listings/price';
import { mayMove } from '../listings/state/listingState';
import { stateOf } from '../listings/stored/listing.record';
import { AppError } from '../shared/appError';
import { priceCutFields } from './priceCut.record';

/**
 * Lowers the price of a live listing, which stays live (LIST-21). Nothing is written if it has that price already: the
 * answer to an earlier try may have been lost.
 *
 * @param price as the dealer has typed it; it names a lower amount than the listing's
 * @throws AppError 'signedOut'; 'missing'; 'changed' when it is not live any more or its price has changed elsewhere;
 *   'invalid' when the price has been lowered as often as it may be
 */
export function cutPrice({ kind, id, sellerId, priceValue }: Listing, price: string): Promise<void> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const path = [listingKinds[kind].collection, id] as const;
    await runTransaction(siteClient(), async (transaction) => {
      const stored = await transaction.read(path);
      if (!mayMove('price', stateOf(stored))) throw new AppError('changed');
      const current = readNumber(stored, 'priceValue', unknownPrice);
      if (current === parsePrice(price)) return;
      if (current !== priceValue) throw new AppError('changed');
      const fields = priceCutFields(kind, stored, price);
      if (!fields) throw new AppError('invalid');
      transaction.update(path, fields);
    });
  });
}
