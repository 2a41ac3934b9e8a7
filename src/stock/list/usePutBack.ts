import { useState } from 'react';
import { isSuspensionShown } from '../../dealers/ownProfile/useSuspension';
import { listingKinds } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { listingTexts } from '../../listings/texts';
import { isAppError } from '../../shared/appError';
import { confirm, showError, showSuccess } from '../../ui/overlays/dialogs';
import { moveListing } from '../changeListing.service';
import { blankSale } from '../sale/sale';
import { writeSale } from '../sale/sale.service';
import { readStockAgain } from '../stock.queries';
import { limitText, signedOutTexts, stockMoveTexts } from '../texts';

const { label, question, consequence, done, failed } = stockMoveTexts.putBack;

interface PutBack {
  /** The id of the listing that is being put back. */
  readonly moving: string | null;
  /** Asks for confirmation, then puts the listing back. */
  readonly putBack: (listing: Listing) => Promise<void>;
}

function failureText(error: unknown, { kind }: Listing): string {
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) return listingTexts.changed;
  if (isAppError(error, 'signedOut')) return signedOutTexts[kind];
  return limitText(error) ?? failed;
}

/** Put back, with its question and its result. */
export function usePutBack(): PutBack {
  const [moving, setMoving] = useState<string | null>(null);

  async function moveAndTell(listing: Listing): Promise<void> {
    let failure: string | null = null;
    let suspended = false;
    setMoving(listing.id);
    try {
      await moveListing('putBack', listing, (write) => {
        if (listing.state === 'sold') writeSale(write, listing, blankSale);
      });
    } catch (error) {
      failure = failureText(error, listing);
      suspended = await isSuspensionShown(error, listing.sellerId);
    }
    setMoving(null);
    if (suspended) return;
    // Refetch after a failure too: the write may have succeeded.
    void readStockAgain(listing.sellerId, listing.kind);
    if (failure === null) await showSuccess(listing.name, done);
    else await showError(failure);
  }

  return {
    moving,
    putBack: async (listing) => {
      const title = question(listingKinds[listing.kind].noun);
      if (await confirm({ title, text: consequence, confirm: label })) await moveAndTell(listing);
    },
  };
}
