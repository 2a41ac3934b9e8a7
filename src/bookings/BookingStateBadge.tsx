import { reasonCode } from '../shared/reason';
import type { Booking } from './booking';
import { type BookingSide, bookingMoves, bookingStateFacts } from './bookingState';
import { bookingStateLabels, endedLabels } from './texts';

interface BookingStateBadgeProps {
  readonly booking: Pick<Booking, 'status' | 'declineReason'>;
  readonly side: BookingSide;
}

/** What the buyer reads of a decline because the vehicle or its dealer is gone. The dealer looks for it by its state. */
function endedLabel({ booking: { status, declineReason }, side }: BookingStateBadgeProps): string | undefined {
  if (side === 'dealer') return undefined;
  const code = status === bookingMoves.decline.to ? reasonCode(declineReason) : null;
  return code === null ? undefined : endedLabels[code];
}

/** The state of a booking, in words (A11Y-5). */
export function BookingStateBadge(props: BookingStateBadgeProps) {
  const { status } = props.booking;
  const ended = endedLabel(props);
  const tone = ended === undefined ? bookingStateFacts[status].tone : 'closed';
  // Screen readers announce the new state: the button that changed it may no longer be there.
  return (
    <span aria-live="polite">
      <span className={`state-badge state-${tone}`}>{ended ?? bookingStateLabels[status]}</span>
    </span>
  );
}
