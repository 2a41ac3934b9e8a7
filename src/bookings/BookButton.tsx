import type { Listing } from '../listings/listing';
import { bookTexts } from './texts';

interface BookButtonProps {
  readonly listing: Listing;
  /** The id of the listing that is being booked. */
  readonly bookingId: string | null;
  readonly onBook: (listing: Listing) => void;
}

export function BookButton({ listing, bookingId, onBook }: BookButtonProps) {
  const busy = bookingId === listing.id;
  return (
    <button type="button" className="btn btn-primary" disabled={busy} onClick={() => onBook(listing)}>
      {busy ? bookTexts.busy : bookTexts.book}
    </button>
  );
}
