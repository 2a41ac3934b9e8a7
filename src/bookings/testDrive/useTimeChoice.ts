import { type RefObject, useRef, useState } from 'react';
import { formatHour } from '../../shared/time/hours';
import type { BlockedHours } from '../blockedHours/blockedHours';
import type { TestDriveDay } from './testDrive';
import { useTestDriveDays } from './useTestDriveDays';

/** A day and an hour of it, as people choose them. */
export interface TimeChoice {
  readonly days: readonly TestDriveDay[];
  readonly day: TestDriveDay | undefined;
  readonly chooseDay: (label: string) => void;
  /** '11 am'; '': none is chosen. */
  readonly hourText: string;
  readonly chooseHour: (text: string) => void;
  /** Whether somebody has sent the form without an hour. */
  readonly isMissing: boolean;
  /** Whether the dealer takes no test drive at an hour. */
  readonly isBlocked: (hour: Date) => boolean;
  /** The hour buttons, or the message that there are none. */
  readonly hours: RefObject<HTMLDivElement | null>;
  /** The chosen hour. Without one: marks it as missing, moves the focus there, and answers null. */
  readonly take: () => Date | null;
}

/**
 * @param wished chosen at first, if it can still be booked
 * @param blocked undefined: not known, or not yet; the server refuses an hour that is blocked
 * @param near its day is shown at first, if it has a free hour and nothing is wished
 */
export function useTimeChoice(
  wished: Date | null,
  blocked: BlockedHours | undefined,
  near: Date | null = null,
): TimeChoice {
  const hours = useRef<HTMLDivElement>(null);
  const days = useTestDriveDays(blocked);
  const dayOf = (time: Date | null) =>
    days.find((each) => each.hours.some((hour) => hour.getTime() === time?.getTime()));
  const wishedDay = dayOf(wished);
  const [chosenDay, setChosenDay] = useState(wishedDay);
  const [chosenHour, setChosenHour] = useState(wishedDay && wished ? formatHour(wished) : '');
  const [isMissing, setMissing] = useState(false);
  const isBlocked = (hour: Date) => blocked?.has(hour.getTime()) ?? false;
  const first = [dayOf(near), ...days].find((each) => each && !each.hours.every(isBlocked));
  const day = chosenDay ?? first ?? days[0];
  const hour = day?.hours.find((time) => formatHour(time) === chosenHour && !isBlocked(time)) ?? null;

  function take(): Date | null {
    if (!hour) {
      setMissing(true);
      (hours.current?.querySelector<HTMLElement>('input:enabled') ?? hours.current)?.focus();
    }
    return hour;
  }

  return {
    days,
    day,
    chooseDay: (label) => setChosenDay(days.find((each) => each.label === label)),
    hourText: hour ? chosenHour : '',
    chooseHour: (text) => {
      // The chosen day stays, also when its free hours are loaded later.
      setChosenDay(day);
      setChosenHour(text);
    },
    isMissing: isMissing && !hour,
    isBlocked,
    hours,
    take,
  };
}
