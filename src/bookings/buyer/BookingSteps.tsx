import { Icon } from '../../ui/Icon';
import type { BookingState } from '../bookingState';
import { stepTexts } from '../texts';

/** How many steps a booking has reached; 0: it has ended otherwise, and shows none. */
const reached: Readonly<Record<BookingState, number>> = {
  requested: 1,
  proposed: 1,
  accepted: 2,
  completed: 3,
  declined: 0,
  cancelled: 0,
};

/** How far a booking is: requested, accepted, visited. */
export function BookingSteps({ state }: { state: BookingState }) {
  const count = reached[state];
  if (count === 0) return null;
  return (
    <ol className="booking-steps" aria-label={stepTexts.label}>
      {stepTexts.steps.map((step, index) => (
        <li
          key={step}
          className={index < count ? 'booking-step-done' : undefined}
          aria-current={index === count - 1 ? 'step' : undefined}
        >
          {index < count && <Icon name="check" size={14} />}
          {step}
        </li>
      ))}
    </ol>
  );
}
