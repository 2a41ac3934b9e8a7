import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardLink } from '../../listings/card/ListingCard';
import { pressListing } from '../../listings/details/pressedListing';
import type { Listing } from '../../listings/listing';
import { rememberListing } from '../../listings/listings.queries';
import { listingAddress } from '../../shared/addresses/addresses';
import type { RecordId } from '../../shared/valueTypes';
import { overlayState } from '../../ui/browser/locationUnder';
import { useBooking } from '../book/useBooking';
import type { BookingWish } from '../booking';

export interface ListingActions {
  /** The link to the listing's details over the current page. */
  readonly linkTo: (listing: Listing) => CardLink;
  readonly showDetails: (listing: Listing) => void;
  readonly book: (listing: Listing, wish?: BookingWish) => void;
  /** Whether the listing with this id is being booked. */
  readonly isBooking: (id: RecordId<'listing'>) => boolean;
}

/** With these keys, a browser opens a link in another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** What a visitor can do with a listing: open the details, and book it (LIST-10). */
export function useListingActions(): ListingActions {
  const location = useLocation();
  const navigate = useNavigate();
  const { isBooking, book } = useBooking();

  function open(listing: Listing, click?: MouseEvent): void {
    rememberListing(listing);
    if (!click || !opensElsewhere(click)) pressListing(listing);
  }

  function linkTo(listing: Listing): CardLink {
    return { to: listingAddress(listing), state: overlayState(location), onFollow: (click) => open(listing, click) };
  }

  function showDetails(listing: Listing): void {
    const { to, state, onFollow } = linkTo(listing);
    onFollow();
    void navigate(to, { state });
  }

  return { linkTo, showDetails, book: (listing, wish) => void book(listing, wish), isBooking };
}
