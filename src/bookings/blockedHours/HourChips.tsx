import { formatHour } from '../../shared/time/hours';
import { Notice } from '../../ui/Notice';
import type { OpenState } from '../bookingState';
import { blockHoursTexts } from './texts';

interface HourChipsProps {
  /** The hours of one day. */
  readonly hours: readonly Date[];
  readonly isBlocked: (hour: Date) => boolean;
  /** The states of the open test drives at that hour. */
  readonly statesAt: (hour: Date) => readonly OpenState[];
  readonly onChange: (hours: readonly Date[], isBlocked: boolean) => void;
}

/** The hours of a day, each blocked or not, and all of them at once. */
export function HourChips({ hours, isBlocked, statesAt, onChange }: HourChipsProps) {
  const clashing = hours.filter((hour) => isBlocked(hour) && statesAt(hour).length > 0);
  return (
    <fieldset className="choice-chips">
      <legend className="form-label">{blockHoursTexts.hours}</legend>
      <div className="choice-grid">
        <label className="choice-chip choice-wide">
          <input
            type="checkbox"
            checked={hours.every(isBlocked)}
            onChange={({ currentTarget }) => onChange(hours, currentTarget.checked)}
          />
          <span>{blockHoursTexts.wholeDay}</span>
        </label>
        {hours.map((hour) => (
          <label className={statesAt(hour).length > 0 ? 'choice-chip choice-wide' : 'choice-chip'} key={hour.getTime()}>
            <input
              type="checkbox"
              checked={isBlocked(hour)}
              onChange={({ currentTarget }) => onChange([hour], currentTarget.checked)}
            />
            <span>{blockHoursTexts.hour(formatHour(hour), statesAt(hour))}</span>
          </label>
        ))}
      </div>
      {clashing.length > 0 && <Notice tone="warning">{blockHoursTexts.clash(clashing.map(formatHour))}</Notice>}
    </fieldset>
  );
}
