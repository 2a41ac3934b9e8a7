import { type BookingState, bookingStateFacts } from './bookingState';
import { bookingStateLabels } from './texts';

/** The state of a booking, in words (A11Y-5). */
export function BookingStateBadge({ state }: { state: BookingState }) {
  const { tone } = bookingStateFacts[state];
  // Screen readers announce the new state: the button that changed it may no longer be there.
  return (
    <span aria-live="polite">
      <span className={`state-badge state-${tone}`}>{bookingStateLabels[state]}</span>
    </span>
  );
}
