import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { changedTexts } from '../../listings/changedTexts';
import type { Listing } from '../../listings/listing';
import type { Uid } from '../../shared/valueTypes';
import { confirm, showSuccess } from '../../ui/overlays/dialogs';
import { moveListing } from '../changeListing.service';
import { blankSale } from '../sale/sale';
import { writeSale } from '../sale/sale.service';
import { stockKeys } from '../stock.queries';
import { limitTexts, signedOutTexts, stockMoveTexts } from '../texts';

const { label, question, consequence, done, failed } = stockMoveTexts.putBack;

interface PutBack {
  readonly isMoving: (listing: Listing) => boolean;
  /** Asks for confirmation, then puts the listing back. */
  readonly putBack: (listing: Listing) => Promise<void>;
}

function send(listing: Listing): Promise<void> {
  return moveListing('putBack', listing, (write) => {
    if (listing.state === 'sold') writeSale(write, listing, blankSale);
  });
}

/** Put back, with its question and its result. */
export function usePutBack(sellerId: Uid): PutBack {
  const { run, busyIds } = useDealerAction<Listing>(sellerId, {
    send,
    touches: stockKeys,
    onDone: (_, { name }) => showSuccess(name, done),
    failures: ({ kind }) => ({
      ...limitTexts,
      changed: changedTexts.changed,
      missing: changedTexts.changed,
      signedOut: signedOutTexts[kind],
      otherwise: failed,
    }),
    idOf: ({ id }) => id,
  });

  return {
    isMoving: ({ id }) => busyIds.includes(id),
    putBack: async (listing) => {
      if (await confirm({ title: question[listing.kind], text: consequence, confirm: label })) await run(listing);
    },
  };
}
