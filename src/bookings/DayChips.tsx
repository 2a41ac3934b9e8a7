import { ChoiceChips } from './ChoiceChips';
import type { TestDriveDay } from './testDrive';
import { sheetTexts } from './texts';

interface DayChipsProps {
  readonly days: readonly TestDriveDay[];
  readonly chosen: TestDriveDay;
  readonly onChoose: (label: string) => void;
}

/** The days of test drives, in one row. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  return (
    <ChoiceChips
      name="day"
      label={sheetTexts.day}
      inOneRow
      choices={days.map(({ label }) => label)}
      chosen={chosen.label}
      onChoose={onChoose}
    />
  );
}
