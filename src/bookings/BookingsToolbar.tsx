import { useState } from 'react';
import { bookingMoveMessages } from '../../domain/bookingMoveMessages';
import { type BookingState, bookingStateLabels, bookingStates, isBookingState } from '../../domain/bookingState';
import { showError, showWarning } from '../../ui/dialogs';
import { Field } from '../../ui/Field';

interface OrdersToolbarProps {
  readonly sellerId: string;
  /** null: all. */
  readonly status: BookingState | null;
  readonly onChoose: (status: BookingState | null) => void;
}

/** Which orders are shown, and the same ones as a file. */
export function OrdersToolbar({ sellerId, status, onChoose }: OrdersToolbarProps) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { downloadOrders } = await import('./downloadOrders');
      const complete = await downloadOrders(sellerId, status);
      if (!complete) await showWarning('The newest bookings', bookingMoveMessages.downloadCut);
    } catch {
      await showError(bookingMoveMessages.downloadFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="orders-toolbar">
      <Field label="Show">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={status ?? ''}
            onChange={({ target }) => onChoose(isBookingState(target.value) ? target.value : null)}
          >
            <option value="">All bookings</option>
            {bookingStates.map((state) => (
              <option key={state} value={state}>
                {bookingStateLabels[state]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className="btn btn-outline-primary" disabled={busy} onClick={() => void download()}>
        {busy ? 'Downloading...' : 'Download CSV'}
      </button>
    </div>
  );
}
