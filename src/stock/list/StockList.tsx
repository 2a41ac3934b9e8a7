import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionEnded } from '../../accounts/SessionEnded';
import { useDetailsModal } from '../../listings/details/useDetailsModal';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import type { StockState } from '../../listings/state/listingState';
import { kindTexts } from '../../listings/texts';
import { PagedCards } from '../../lists/PagedCards';
import type { PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { newListingAddress } from '../../shared/addresses/addresses';
import { stockAge } from '../../shared/limits';
import type { Uid } from '../../shared/valueTypes';
import type { EndOfSale, StockMove } from '../changeListing.service';
import { ownListings } from '../stock.queries';
import { kindStockTexts, noneInStateTexts, signedOutTexts, stockSearchTexts } from '../texts';
import { StockRow } from './StockRow';
import { StockRowSkeletons } from './StockRowSkeletons';
import { isUnsearched, type StockSearch, searchStock } from './stockSearch';
import { usePutBack } from './usePutBack';
import { useWholeList } from './useWholeList';
import './stock.scss';

interface StockListProps {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  /** null: all states. */
  readonly state: StockState | null;
  readonly search: StockSearch;
  readonly onShowAll: () => void;
  /** Asks before a sale ends, and ends it. */
  readonly onEndSale: (move: EndOfSale, listing: Listing) => void;
}

/** The dealer's listings of one kind, with their moves. */
export function StockList({ kind, sellerId, state, search, onShowAll, onEndSale }: StockListProps) {
  const isSearched = !isUnsearched(search);
  // While it is searched, all pages are shown: they are not refetched.
  const age = isSearched ? {} : { olderThan: stockAge, staleAfter: stockAge };
  const all = useWholeList(usePagedQuery({ ...ownListings(sellerId, kind, state), ...age }), isSearched);
  const list: PagedList<Listing> =
    isSearched && all.state === 'ready' ? { ...all, items: searchStock(all.items, search) } : all;
  const text = search.text.trim();
  const details = useDetailsModal();
  const { isMoving, putBack } = usePutBack(sellerId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { listFailed, listEmpty } = kindTexts[kind];
  const { heading: title, loading, add } = kindStockTexts[kind];
  const to = newListingAddress(kind);
  const isNoMatch = text !== '' && all.state === 'ready' && all.items.length > 0;
  function emptyText(): string {
    if (isNoMatch) return stockSearchTexts.none[kind](text);
    return state ? noneInStateTexts[state][kind] : listEmpty;
  }
  /** After a move, the pressed button may have disappeared: moves the focus to the heading. */
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
      <p className="stock-found" role="status">
        {text !== '' &&
          all.state === 'ready' &&
          list.state === 'ready' &&
          stockSearchTexts.found[kind](list.items.length, all.items.length)}
      </p>
      <PagedCards
        list={list}
        column
        loading={<StockRowSkeletons text={loading} />}
        failedText={listFailed}
        signedOut={<SessionEnded text={signedOutTexts[kind]} />}
        empty={
          <p className="stock-none">
            {emptyText()}
            {isNoMatch && (
              <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
                {stockSearchTexts.showAll}
              </button>
            )}
          </p>
        }
        keyOf={({ id }) => id}
        card={(listing) => (
          <StockRow
            listing={listing}
            busy={isMoving(listing)}
            onShowDetails={() => details.show(listing)}
            onMove={(chosen) => void moveAndStay(chosen, listing)}
          />
        )}
      />
      {details.modal}
    </section>
  );
}
