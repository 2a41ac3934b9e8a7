import { formatHour } from '../shared/indianTime';
import { ChoiceChips } from './ChoiceChips';
import { sheetTexts } from './texts';
import type { TimeChoice } from './useTimeChoice';

/** The day and the hour of a test drive, as chips; only times that can be booked are offered (BOOK-8). */
export function TimeChips({ choice }: { choice: TimeChoice }) {
  const { days, day, chooseDay, hourText, chooseHour, isMissing, hours } = choice;
  if (!day) return null;
  return (
    <>
      <ChoiceChips
        name="day"
        label={sheetTexts.day}
        inOneRow
        choices={days.map(({ label }) => label)}
        chosen={day.label}
        onChoose={chooseDay}
      />
      <ChoiceChips
        ref={hours}
        name="hour"
        label={sheetTexts.hour}
        choices={day.hours.map(formatHour)}
        chosen={hourText}
        error={isMissing ? sheetTexts.hourNeeded : null}
        onChoose={chooseHour}
      />
    </>
  );
}
