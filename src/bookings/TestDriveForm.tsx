import { type FormEvent, useState } from 'react';
import { formatHour } from '../shared/indianTime';
import { textLimits } from '../shared/limits';
import { Field } from '../ui/Field';
import type { BookingWish } from './booking';
import { testDriveDays } from './testDrive';
import { bookTexts } from './texts';

interface TestDriveFormProps {
  /** The label of the submit button. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onSubmit: (wish: BookingWish) => void;
}

const none = 'none';

/** The day and hour of a test drive, and a note. It offers only times that can be booked (BOOK-8). */
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
    <form className="test-drive-form" aria-label={bookTexts.testDrive} onSubmit={send}>
      <Field label={bookTexts.day}>
        {(control) => (
          <select {...control} className="form-select" value={day} onChange={(event) => setDay(event.target.value)}>
            {days.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
            <option value={none}>{bookTexts.noTestDrive}</option>
          </select>
        )}
      </Field>
      <Field label={bookTexts.hour}>
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
      <Field label={bookTexts.note} required={false} hint={bookTexts.noteHint} className="field-wide">
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
        {busy ? bookTexts.busy : submit}
      </button>
    </form>
  );
}
