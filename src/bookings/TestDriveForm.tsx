import { type FormEvent, useState } from 'react';
import type { BookingWish } from '../../domain/booking';
import { textLimits } from '../../domain/limits';
import { formatHour, testDriveDays } from '../../domain/testDrive';
import { Field } from '../../ui/Field';

interface TestDriveFormProps {
  /** Says what sending it does: 'Book with this test drive'. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onSubmit: (wish: BookingWish) => void;
}

const none = 'none';

/** When to drive the vehicle, and a word to the dealer: every choice that it offers can be booked. */
export default function TestDriveForm({ submit, busy, onSubmit }: TestDriveFormProps) {
  const [days] = useState(() => testDriveDays(new Date()));
  const [day, setDay] = useState(days[0]?.label ?? none);
  const hours = days.find(({ label }) => label === day)?.hours ?? [];
  const [chosen, setHour] = useState('');
  const [note, setNote] = useState('');
  const hour = hours.find((time) => formatHour(time) === chosen) ?? hours[0] ?? null;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onSubmit({ testDrive: hour, note });
  }

  return (
    <form className="test-drive-form" aria-label="Test drive" onSubmit={send}>
      <Field label="Day">
        {(control) => (
          <select {...control} className="form-select" value={day} onChange={(event) => setDay(event.target.value)}>
            {days.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
            <option value={none}>No test drive</option>
          </select>
        )}
      </Field>
      <Field label="Hour">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={hour ? formatHour(hour) : ''}
            disabled={hours.length === 0}
            onChange={(event) => setHour(event.target.value)}
          >
            {hours.map((time) => (
              <option key={time.getTime()}>{formatHour(time)}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Note" required={false} hint="For the dealer alone." className="field-wide">
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={textLimits.bookingNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary field-wide" disabled={busy}>
        {busy ? 'Booking...' : submit}
      </button>
    </form>
  );
}
