import { reasonCode } from '../shared/reason';
import type { Booking } from './booking';
import { bookingMoves, bookingStateFacts } from './bookingState';
import { bookingStateLabels, endedLabels } from './texts';

interface BookingStateBadgeProps {
  readonly booking: Pick<Booking, 'status' | 'declineReason'>;
}

/** What it is called if the dealer has not declined it: its sale or its dealer is gone. */
function endedLabel({ status, declineReason }: BookingStateBadgeProps['booking']): string | undefined {
  const code = status === bookingMoves.decline.to ? reasonCode(declineReason) : null;
  const labels: Readonly<Partial<Record<string, string>>> = endedLabels;
  return code === null ? undefined : labels[code];
}

/** The state of a booking, in words (A11Y-5). */
export function BookingStateBadge({ booking }: BookingStateBadgeProps) {
  const { status } = booking;
  const ended = endedLabel(booking);
  const tone = ended === undefined ? bookingStateFacts[status].tone : 'closed';
  // Screen readers announce the new state: the button that changed it may no longer be there.
  return (
    <span aria-live="polite">
      <span className={`state-badge state-${tone}`}>{ended ?? bookingStateLabels[status]}</span>
    </span>
  );
}
