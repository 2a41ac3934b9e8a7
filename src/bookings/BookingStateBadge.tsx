import type { BookingState } from './bookingState';
import { bookingStateLabels } from './texts';

const tones: Readonly<Record<BookingState, string>> = {
  requested: 'state-pending',
  proposed: 'state-pending',
  accepted: 'state-approved',
  declined: 'state-rejected',
  cancelled: 'state-closed',
  completed: 'state-closed',
};

/** The state of a booking, in words (A11Y-5). */
export function BookingStateBadge({ state }: { state: BookingState }) {
  // Screen readers announce the new state: the button that changed it may no longer be there.
  return (
    <span aria-live="polite">
      <span className={`state-badge ${tones[state]}`}>{bookingStateLabels[state]}</span>
    </span>
  );
}
