import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionEnded } from '../accounts/SessionEnded';
import { type ListingKind, listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import type { StockState } from '../listings/listingState';
import { kindTexts } from '../listings/texts';
import { useDetailsModal } from '../listings/useDetailsModal';
import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { newListingAddress } from '../shared/addresses';
import { EmptyState } from '../ui/EmptyState';
import type { StockMove } from './changeListing.service';
import { StockRow } from './StockRow';
import { StockRowSkeletons } from './StockRowSkeletons';
import { ownListings } from './stock.queries';
import { kindStockTexts, noneInStateTexts, signedOutTexts } from './texts';
import { usePutBack } from './usePutBack';
import '../styles/stock.scss';

interface StockListProps {
  readonly kind: ListingKind;
  readonly sellerId: string;
  /** null: all states. */
  readonly state: StockState | null;
  /** Asks before a sale ends, and ends it. */
  readonly onEndSale: (move: 'sell' | 'withdraw', listing: Listing) => void;
}

/** The dealer's listings of one kind, with their moves. */
export function StockList({ kind, sellerId, state, onEndSale }: StockListProps) {
  const list = usePagedQuery(ownListings(sellerId, kind, state));
  const details = useDetailsModal();
  const { moving, putBack } = usePutBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const { listFailed, listEmpty } = kindTexts[kind];
  const { heading: title, loading, add } = kindStockTexts[kind];
  const to = newListingAddress(kind);
  /** After a move, the pressed button may be gone: moves the focus to the heading. */
  async function moveAndStay(chosen: StockMove, listing: Listing): Promise<void> {
    if (chosen !== 'putBack') return onEndSale(chosen, listing);
    await putBack(listing);
    if (document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <section className="page-section stock-list" aria-labelledby={`own-${kind}`}>
      <header className="section-header">
        <h2 id={`own-${kind}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link className="btn btn-outline-primary btn-sm" to={to}>
          {add}
        </Link>
      </header>
      <PagedCards
        list={list}
        column
        loading={<StockRowSkeletons text={loading} />}
        failedText={listFailed}
        signedOut={<SessionEnded text={signedOutTexts[kind]} />}
        empty={
          <EmptyState icon={kind} text={state ? noneInStateTexts[state](listingKinds[kind].noun) : listEmpty}>
            {state === null && (
              <Link className="btn btn-primary" to={to}>
                {add}
              </Link>
            )}
          </EmptyState>
        }
        keyOf={({ id }) => id}
        card={(listing) => (
          <StockRow
            listing={listing}
            busy={moving === listing.id}
            onShowDetails={() => details.show(listing)}
            onMove={(chosen) => void moveAndStay(chosen, listing)}
          />
        )}
      />
      {details.modal}
    </section>
  );
}
