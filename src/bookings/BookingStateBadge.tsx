import { type BookingState, bookingStateLabels } from '../../domain/bookingState';

const tones: Readonly<Record<BookingState, string>> = {
  requested: 'state-pending',
  accepted: 'state-approved',
  declined: 'state-rejected',
  cancelled: 'state-closed',
  completed: 'state-closed',
};

/** Where a booking stands, in words. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  // Read out when it changes: the button that changed it may be gone.
  return (
    <span aria-live="polite">
      <span className={`state-badge ${tones[state]}`}>{bookingStateLabels[state]}</span>
    </span>
  );
}
