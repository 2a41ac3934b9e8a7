import { formatHour } from '../../shared/indianTime';
import { blockHoursTexts } from './texts';

interface HourChipsProps {
  /** The hours of one day. */
  readonly hours: readonly Date[];
  readonly isBlocked: (hour: Date) => boolean;
  /** Whether an accepted test drive is at that hour. */
  readonly hasTestDrive: (hour: Date) => boolean;
  readonly onChange: (hours: readonly Date[], isBlocked: boolean) => void;
}

/** The hours of a day, each blocked or not, and all of them at once. */
export function HourChips({ hours, isBlocked, hasTestDrive, onChange }: HourChipsProps) {
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
          <label className={hasTestDrive(hour) ? 'choice-chip choice-wide' : 'choice-chip'} key={hour.getTime()}>
            <input
              type="checkbox"
              checked={isBlocked(hour)}
              onChange={({ currentTarget }) => onChange([hour], currentTarget.checked)}
            />
            <span>{hasTestDrive(hour) ? blockHoursTexts.withTestDrive(formatHour(hour)) : formatHour(hour)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
