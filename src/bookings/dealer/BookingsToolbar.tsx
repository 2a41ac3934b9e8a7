import { useAction } from '../../lists/useAction';
import { startOfDay } from '../../shared/time/indianDay';
import { formatWeekday } from '../../shared/time/indianTime';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { Field } from '../../ui/fields/Field';
import { showWarning } from '../../ui/overlays/dialogs';
import { BlockHours } from '../blockedHours/BlockHours';
import { type BookingState, bookingStates, isBookingState } from '../bookingState';
import { bookingStateLabels, dealerBookingsTexts } from '../texts';

interface BookingsToolbarProps {
  readonly sellerId: Uid;
  /** null: all states. */
  readonly status: BookingState | null;
  /** The days that have test drives: '2026-11-28'. */
  readonly days: readonly string[];
  /** null: every day. */
  readonly day: string | null;
  readonly onChoose: (changed: { readonly status?: BookingState | null; readonly day?: string | null }) => void;
}

/** Which bookings are shown, the hours that are blocked, and the shown bookings as a file. */
export function BookingsToolbar({ sellerId, status, days, day, onChoose }: BookingsToolbarProps) {
  const { run, busy } = useAction<void, boolean>({
    send: async () => (await import('./downloadBookings')).downloadBookings(sellerId, status, day),
    onDone: (isComplete) => isComplete || showWarning(dealerBookingsTexts.newestTitle, dealerBookingsTexts.downloadCut),
    failures: { otherwise: dealerBookingsTexts.downloadFailed },
  });

  return (
    <div className="dealer-bookings-toolbar">
      <Field label={dealerBookingsTexts.show}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={status ?? ''}
            onChange={({ target }) => onChoose({ status: isBookingState(target.value) ? target.value : null })}
          >
            <option value="">{dealerBookingsTexts.all}</option>
            {bookingStates.map((state) => (
              <option key={state} value={state}>
                {bookingStateLabels[state]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={dealerBookingsTexts.day}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={day ?? ''}
            onChange={({ target }) => onChoose({ day: target.value || null })}
          >
            <option value="">{dealerBookingsTexts.everyDay}</option>
            {/* The day in the address stays a choice when it has no test drive any more. */}
            {[...new Set([...days, ...(day ? [day] : [])])].map((each) => (
              <option key={each} value={each}>
                {formatWeekday(startOfDay(each))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <BlockHours sellerId={sellerId} />
      <ActionButton className="btn btn-outline-primary" busy={busy} onClick={() => void run()}>
        {busy ? dealerBookingsTexts.downloading : dealerBookingsTexts.download}
      </ActionButton>
    </div>
  );
}
