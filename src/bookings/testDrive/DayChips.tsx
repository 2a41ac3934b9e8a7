import { useEffect, useRef } from 'react';
import { sheetTexts } from '../texts';
import { ChoiceChips } from './ChoiceChips';
import { ClockNotice } from './ClockNotice';
import type { TestDriveDay } from './testDrive';

interface DayChipsProps {
  readonly days: readonly TestDriveDay[];
  readonly chosen: TestDriveDay;
  readonly onChoose: (label: string) => void;
}

/** The days of test drives, in one row. It begins where the chosen day is in view. Only the row scrolls. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The sheet around it opens after this effect. Before that, nothing has a width.
    const frame = requestAnimationFrame(() => {
      const chip = chips.current?.querySelector('input:checked')?.parentElement;
      const row = chip?.parentElement;
      if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <ClockNotice />
      <ChoiceChips
        ref={chips}
        name="day"
        label={sheetTexts.day}
        inOneRow
        choices={days.map(({ label }) => label)}
        chosen={chosen.label}
        onChoose={onChoose}
      />
    </>
  );
}
