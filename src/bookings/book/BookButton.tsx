import { useEffect, useRef } from 'react';
import { useSession } from '../../accounts/useSession';
import type { Listing } from '../../listings/listing';
import type { RecordId } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { BookedLink } from './BookedLink';
import { buttonTexts } from './buttonTexts';
import { useBookedState } from './useBookedState';

interface BookButtonProps {
  readonly listing: Listing;
  /** Whether the listing with this id is being booked. */
  readonly isBooking: (id: RecordId<'listing'>) => boolean;
  readonly onBook: (listing: Listing) => void;
  /** One of many on the page: tonal instead of filled. */
  readonly quiet?: boolean;
}

/** Books the listing; once it is booked, leads to the booking (BOOK-20). Dealers do not book. */
export function BookButton({ listing, isBooking, onBook, quiet = false }: BookButtonProps) {
  const booked = useBookedState(listing);
  const { dealer } = useSession();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const busy = isBooking(listing.id);

  useEffect(() => {
    // The pressed button is no longer there.
    if (booked && wasPressed.current && document.activeElement === document.body) link.current?.focus();
    wasPressed.current = false;
  }, [booked]);

  if (dealer) return null;
  if (booked) return <BookedLink listing={listing} ref={link} />;
  return (
    <ActionButton
      className={`btn ${quiet ? 'btn-outline-primary' : 'btn-primary'}`}
      busy={busy}
      onClick={() => {
        wasPressed.current = true;
        onBook(listing);
      }}
    >
      {busy ? buttonTexts.busy : buttonTexts.book}
    </ActionButton>
  );
}
