import type { ReactNode } from 'react';
import { reasonText } from '../shared/reason';
import { formatTestDrive } from '../shared/time/hours';
import { langOfTyped } from '../shared/typedLanguage';
import type { Booking } from './booking';
import { type BookingState, bookingMoves, isOpen } from './bookingState';
import { bookingCardTexts } from './texts';

/** A line of a booking's list of facts. @param children undefined: still loading */
export function BookingLine({ term, children }: { term: string; children: ReactNode | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      {children === undefined ? <dd className="skeleton-line" aria-hidden="true" /> : <dd>{children}</dd>}
    </div>
  );
}

/** The label of the last decline's reason; null: it is not shown. */
function reasonTerm(state: BookingState): string | null {
  if (isOpen(state)) return bookingCardTexts.declinedEarlier;
  return state === bookingMoves.decline.to ? bookingCardTexts.reason : null;
}

/** The note and the reason, if the booking has them. */
export function NoteLines({ booking: { status, note, declineReason } }: { booking: Booking }) {
  const reason = reasonTerm(status);
  return (
    <>
      {note && (
        <BookingLine term={bookingCardTexts.note}>
          <span lang={langOfTyped(note)}>{note}</span>
        </BookingLine>
      )}
      {reason && declineReason && <BookingLine term={reason}>{reasonText(declineReason)}</BookingLine>}
    </>
  );
}

/** The test drive, the note and the reason, if the booking has them. */
export function WishLines({ booking }: { booking: Booking }) {
  const { testDrive } = booking;
  return (
    <>
      {testDrive && (
        <BookingLine term={bookingCardTexts.testDrive}>
          <time dateTime={testDrive.toISOString()}>{formatTestDrive(testDrive)}</time>
        </BookingLine>
      )}
      <NoteLines booking={booking} />
    </>
  );
}
