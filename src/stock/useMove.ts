import { useState } from 'react';
import { isSuspensionShown } from '../dealers/useSuspension';
import { listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { listingTexts } from '../listings/texts';
import { isAppError } from '../shared/appError';
import { confirm, showError, showSuccess } from '../ui/dialogs';
import { moveListing, type StockMove } from './changeListing.service';
import { readStockAgain } from './stock.queries';
import { limitText, signedOutTexts, stockMoveTexts } from './texts';

interface Moves {
  /** The id of the listing that is being moved. */
  readonly moving: string | null;
  /** Asks for confirmation, then moves the listing. */
  readonly move: (move: StockMove, listing: Listing) => Promise<void>;
}

function failureText(error: unknown, move: StockMove, { kind }: Listing): string {
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) return listingTexts.changed;
  if (isAppError(error, 'signedOut')) return signedOutTexts[kind];
  return limitText(error) ?? stockMoveTexts[move].failed;
}

/** The moves Withdraw, Mark sold and Put back, with their questions and results. */
export function useMove(): Moves {
  const [moving, setMoving] = useState<string | null>(null);

  async function moveAndTell(move: StockMove, listing: Listing): Promise<void> {
    let failure: string | null = null;
    let suspended = false;
    setMoving(listing.id);
    try {
      await moveListing(move, listing);
    } catch (error) {
      failure = failureText(error, move, listing);
      suspended = await isSuspensionShown(error, listing.sellerId);
    }
    setMoving(null);
    if (suspended) return;
    // Also after a failure: what is shown may not be what is stored.
    void readStockAgain(listing.sellerId, listing.kind);
    if (failure === null) await showSuccess(listing.name, stockMoveTexts[move].done);
    else await showError(failure);
  }

  return {
    moving,
    move: async (move, listing) => {
      const { label, question, consequence } = stockMoveTexts[move];
      const title = question(listingKinds[listing.kind].noun);
      const danger = move === 'withdraw';
      if (await confirm({ title, text: consequence, confirm: label, danger })) await moveAndTell(move, listing);
    },
  };
}
