import { Icon } from '../../ui/Icon';
import { type BookingState, bookingStateFacts } from '../bookingState';
import { stepTexts } from '../texts';

/** How far a booking is: requested, accepted, visited. */
export function BookingSteps({ state }: { state: BookingState }) {
  const count: number = bookingStateFacts[state].steps;
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
