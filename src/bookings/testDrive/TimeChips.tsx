import { formatHour } from '../../shared/time/hours';
import { blockedHourTexts } from '../blockedHours/texts';
import type { BookingSide } from '../bookingState';
import { sheetTexts } from '../texts';
import { ChoiceChips } from './ChoiceChips';
import { DayChips } from './DayChips';
import type { TimeChoice } from './useTimeChoice';

interface TimeChipsProps {
  readonly choice: TimeChoice;
  /** Who chooses. */
  readonly side: BookingSide;
}

/** The day and the hour of a test drive, as chips; only times that can be booked are offered (BOOK-8). */
export function TimeChips({ choice, side }: TimeChipsProps) {
  const { days, day, chooseDay, hourText, chooseHour, isMissing, isBlocked, hours } = choice;
  if (!day) return null;
  const blocked = day.hours.filter(isBlocked);
  const isFull = blocked.length === day.hours.length;
  return (
    <>
      <DayChips days={days} chosen={day} onChoose={chooseDay} />
      {isFull ? (
        <div className="field-error" role="status" tabIndex={-1} ref={hours}>
          {blockedHourTexts[side].all}
        </div>
      ) : (
        <ChoiceChips
          ref={hours}
          name="hour"
          label={sheetTexts.hour}
          choices={day.hours.map(formatHour)}
          closed={blocked.map(formatHour)}
          chosen={hourText}
          hint={blocked.length > 0 ? blockedHourTexts[side].some : null}
          error={isMissing ? sheetTexts.hourNeeded : null}
          onChoose={chooseHour}
        />
      )}
    </>
  );
}
