import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CardLink } from '../listings/card/ListingCard';
import { ListingPhoto } from '../listings/card/ListingPhoto';
import { coverOf, type Listing, listingSummary } from '../listings/listing';
import { formatShortPrice } from '../listings/price';
import { isSaleOver } from '../listings/state/listingState';
import type { ListingLookup } from '../listings/useListing';
import { monthlyCostText } from '../monthlyCost/monthlyCostText';
import { formatDay } from '../shared/time/indianTime';
import { controlTexts } from '../ui/texts';
import { priceChange, type SavedListing } from './savedListing';
import { compareChoiceTexts, savedTexts } from './texts';

interface SavedCardProps {
  readonly saved: SavedListing;
  readonly lookup: ListingLookup;
  readonly linkTo: (listing: Listing) => CardLink;
  readonly chosen: boolean;
  readonly onChoose: (listing: Listing) => void;
  readonly onRemove: (name: string) => void;
  /** Shown below the facts of the listing, for example that it is booked. */
  readonly more: ReactNode;
}

function PriceChange({ saved, listing }: { saved: SavedListing; listing: Listing }) {
  const change = priceChange(saved, listing.price.rupees);
  if (change === 0) return null;
  return change < 0 ? (
    <p className="saved-change saved-change-less">{savedTexts.less(-change)}</p>
  ) : (
    <p className="saved-change">{savedTexts.more(change)}</p>
  );
}

function closedText({ state }: Listing): string | null {
  if (state === 'approved') return null;
  return isSaleOver(state) ? savedTexts[state] : savedTexts.gone;
}

function Frame({ name, photo, children }: { name: string; photo: ReactNode; children: ReactNode }) {
  return (
    <article className="saved-card" aria-label={name}>
      <div className="saved-card-photo">{photo}</div>
      <div className="saved-card-body">{children}</div>
    </article>
  );
}

/** A saved listing: what it costs now, and whether it is still there. */
export function SavedCard({ saved, lookup, linkTo, chosen, onChoose, onRemove, more }: SavedCardProps) {
  const { kind, savedAt } = saved;
  const since = <p className="saved-since">{savedTexts.savedAt(formatDay(savedAt))}</p>;
  const remove = (name: string) => (
    <button
      type="button"
      className="btn btn-link"
      aria-label={savedTexts.removeNamed(name)}
      onClick={() => onRemove(name)}
    >
      {savedTexts.remove}
    </button>
  );

  if (lookup.state !== 'ready') {
    const name = savedTexts.goneName[kind];
    const isLoading = lookup.state === 'loading';
    return (
      <Frame
        name={isLoading ? savedTexts.itemLoading : name}
        photo={isLoading ? <div className="vehicle-photo" /> : <ListingPhoto kind={kind} src={undefined} alt="" />}
      >
        {lookup.state === 'gone' && <h2 className="saved-card-name">{name}</h2>}
        {isLoading && <p>{savedTexts.itemLoading}</p>}
        {lookup.state === 'failed' && (
          <p>
            {savedTexts.itemFailed}{' '}
            <button type="button" className="btn btn-link" onClick={lookup.retry}>
              {controlTexts.tryAgain}
            </button>
          </p>
        )}
        {since}
        <div className="saved-card-actions">{!isLoading && remove(name)}</div>
      </Frame>
    );
  }

  const { listing } = lookup;
  const { name, price } = listing;
  const closed = closedText(listing);
  const link = linkTo(listing);
  const monthly = monthlyCostText(price.rupees);
  return (
    <Frame
      name={name}
      photo={
        <>
          <ListingPhoto kind={kind} src={coverOf(listing)} alt="" />
          {closed && <span className="state-badge state-closed">{closed}</span>}
        </>
      }
    >
      <h2 className="saved-card-name">
        <Link to={link.to} state={link.state} onClick={link.onFollow}>
          {name}
        </Link>
      </h2>
      <p className="saved-card-facts">{listingSummary(listing).join(' · ')}</p>
      <p className="saved-card-price">
        <strong>{formatShortPrice(price)}</strong>
        {monthly && !closed && <span>{monthly}</span>}
      </p>
      {!closed && <PriceChange saved={saved} listing={listing} />}
      {since}
      {more}
      <div className="saved-card-actions">
        {!closed && (
          <label className="saved-card-choice">
            <input
              type="checkbox"
              aria-label={compareChoiceTexts.chooseNamed(name)}
              checked={chosen}
              onChange={() => onChoose(listing)}
            />
            {compareChoiceTexts.choose}
          </label>
        )}
        {remove(name)}
      </div>
    </Frame>
  );
}
