import type { Listing } from '../../listings/listing';
import type { RecordId } from '../../shared/valueTypes';
import { noWish } from '../booking';
import { bookingSheet } from '../sheet/askedSheet';
import { bookTexts } from '../texts';
import { BookButton } from './BookButton';
import { useBookedState } from './useBookedState';

interface BookActionsProps {
  readonly listing: Listing;
  /** Whether the listing with this id is being booked. */
  readonly isBooking: (id: RecordId<'listing'>) => boolean;
  readonly onBook: (listing: Listing) => void;
}

/** Two ways to book: at once, or in the sheet, with a test drive and a note (BOOK-8). */
export function BookActions({ listing, isBooking, onBook }: BookActionsProps) {
  const booked = useBookedState(listing);
  return (
    <div className="book-choices">
      <BookButton listing={listing} isBooking={isBooking} onBook={onBook} />
      {!booked && (
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-haspopup="dialog"
          onClick={() => bookingSheet.ask({ listing, task: { way: 'book' }, wish: noWish })}
        >
          {bookTexts.chooseTestDrive}
        </button>
      )}
    </div>
  );
}
