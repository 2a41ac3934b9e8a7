import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingKinds } from '../listings/kinds';
import { ListingCard } from '../listings/ListingCard';
import { ListingStateBadge } from '../listings/ListingStateBadge';
import type { Listing } from '../listings/listing';
import { mayMove } from '../listings/listingState';
import { RejectReason } from '../listings/RejectReason';
import { listingTexts } from '../listings/texts';
import { editListingAddress } from '../shared/addresses';
import { confirm } from '../ui/dialogs';
import { BookingsOn } from './BookingsOn';
import type { StockMove } from './changeListing.service';
import { priceTexts, stockMoveTexts, stockTexts } from './texts';

const PriceSheet = lazy(() => import('./PriceSheet'));

const moves: readonly StockMove[] = ['sell', 'putBack', 'withdraw'];

interface StockCardProps {
  readonly listing: Listing;
  readonly busy: boolean;
  readonly onShowDetails: () => void;
  readonly onMove: (move: StockMove) => void;
}

/** One of the dealer's own listings: its state, the reason, and the moves. */
export function StockCard({ listing, busy, onShowDetails, onMove }: StockCardProps) {
  const { kind, id, state } = listing;
  const navigate = useNavigate();
  const [isPricing, setPricing] = useState(false);

  /** The first edit of a live listing takes it off the public lists: ask before the form is filled in (DEALER-9). */
  async function edit(): Promise<void> {
    const title = stockTexts.editQuestion(listingKinds[kind].noun);
    const text = stockTexts.editConsequence;
    if (state === 'approved' && !(await confirm({ title, text, confirm: stockTexts.edit }))) return;
    await navigate(editListingAddress({ kind, id }));
  }

  return (
    <ListingCard
      listing={listing}
      dealer="own"
      badge={<ListingStateBadge state={state} />}
      actions={
        <>
          <button type="button" className="btn btn-outline-primary" onClick={onShowDetails}>
            {listingTexts.knowMore}
          </button>
          {mayMove('edit', state) && (
            <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void edit()}>
              {state === 'rejected' ? stockTexts.editAndSend : stockTexts.edit}
            </button>
          )}
          {mayMove('price', state) && (
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-haspopup="dialog"
              disabled={busy}
              onClick={() => setPricing(true)}
            >
              {priceTexts.change}
            </button>
          )}
          {moves
            .filter((move) => mayMove(move, state))
            .map((move) => (
              <button
                type="button"
                key={move}
                className={`btn btn-outline-${move === 'withdraw' ? 'danger' : 'primary'}`}
                disabled={busy}
                onClick={() => onMove(move)}
              >
                {stockMoveTexts[move].label}
              </button>
            ))}
        </>
      }
    >
      <BookingsOn listing={listing} />
      <RejectReason listing={listing} />
      {isPricing && (
        <Suspense fallback={null}>
          <PriceSheet listing={listing} onClose={() => setPricing(false)} />
        </Suspense>
      )}
    </ListingCard>
  );
}
