import type { Listing } from '../listings/listing';
import { bookTexts } from './texts';

interface BookButtonProps {
  readonly listing: Listing;
  /** The id of the listing that is being booked. */
  readonly bookingId: string | null;
  readonly onBook: (listing: Listing) => void;
  /** One of many on the page: tonal instead of filled. */
  readonly quiet?: boolean;
}

export function BookButton({ listing, bookingId, onBook, quiet = false }: BookButtonProps) {
  const busy = bookingId === listing.id;
  return (
    <button
      type="button"
      className={`btn ${quiet ? 'btn-outline-primary' : 'btn-primary'}`}
      disabled={busy}
      onClick={() => onBook(listing)}
    >
      {busy ? bookTexts.busy : bookTexts.book}
    </button>
  );
}
