import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Listing } from '../listings/listing';
import { usePagedQuery } from '../lists/usePagedQuery';
import { listingAddress } from '../shared/addresses/addresses';
import { bookingsAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { shareTexts } from '../ui/shareTexts';
import { shareListing } from './list/shareListing';
import { firstLive, isNewDealer, seenFirstLive } from './liveNews';
import { ownListings } from './stock.queries';
import { firstLiveTexts, stockTexts } from './texts';
import { useLiveCount } from './useLiveCount';
import './day.scss';

interface FirstLiveProps {
  readonly sellerId: Uid;
  /** undefined: not known. */
  readonly joinedAt: Date | null | undefined;
}

function useStock(sellerId: Uid, enabled: boolean) {
  const age = { olderThan: bookingsAge, staleAfter: bookingsAge };
  const cars = usePagedQuery({ ...ownListings(sellerId, 'car', null), ...age }, { enabled });
  const bikes = usePagedQuery({ ...ownListings(sellerId, 'bike', null), ...age }, { enabled });
  return [cars, bikes];
}

/**
 * Tells a new dealer that the first listing is live (DEALER-23), until the dealer says 'Got it' on this device. Reads the
 * first page of each kind, which My Vehicles reads too, and only while something new is live and was not seen.
 */
export function FirstLive({ sellerId, joinedAt }: FirstLiveProps) {
  const isSeen = useSyncExternalStore(seenFirstLive.watch, seenFirstLive.isSeen);
  const live = useLiveCount(sellerId);
  const isAsked = !isSeen && isNewDealer(joinedAt, new Date()) && live !== undefined && live.count > 0;
  const listing = firstLive(useStock(sellerId, isAsked));
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAsked && listing === null) seenFirstLive.note();
  }, [isAsked, listing]);

  function close(): void {
    seenFirstLive.note();
    // The pressed button disappears.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="first-live">
      {isAsked && listing && <LiveNotice listing={listing} onClose={close} />}
    </div>
  );
}

export function LiveNotice({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }) {
  const { kind, name } = listing;
  return (
    <section className="day-first" aria-labelledby="first-live">
      <h2 id="first-live">{firstLiveTexts.heading[kind]}</h2>
      <p>
        <bdi>{name}</bdi> {firstLiveTexts.lead}
      </p>
      <div className="button-row">
        <button type="button" className="btn btn-primary" onClick={() => void shareListing(listing)}>
          {shareTexts.share}
        </button>
        <Link className="btn btn-outline-primary" to={listingAddress(listing)}>
          {stockTexts.seeAsBuyers}
        </Link>
        <button type="button" className="btn btn-link" onClick={onClose}>
          {firstLiveTexts.close}
        </button>
      </div>
    </section>
  );
}
