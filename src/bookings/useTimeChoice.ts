import { type RefObject, useRef, useState } from 'react';
import { formatHour } from '../shared/indianTime';
import { type TestDriveDay, testDriveDays } from './testDrive';

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
  readonly hours: RefObject<HTMLDivElement | null>;
  /** The chosen hour. Without one: marks it as missing, moves the focus there, and answers null. */
  readonly take: () => Date | null;
}

/** @param wished chosen at first, if it can still be booked */
export function useTimeChoice(wished: Date | null): TimeChoice {
  const hours = useRef<HTMLDivElement>(null);
  const [days] = useState(() => testDriveDays(new Date()));
  const wishedDay = days.find((day) => day.hours.some((hour) => hour.getTime() === wished?.getTime()));
  const [day, setDay] = useState(wishedDay ?? days[0]);
  const [hourText, setHourText] = useState(wishedDay && wished ? formatHour(wished) : '');
  const [isMissing, setMissing] = useState(false);
  const hour = day?.hours.find((time) => formatHour(time) === hourText) ?? null;

  function take(): Date | null {
    if (!hour) {
      setMissing(true);
      hours.current?.querySelector('input')?.focus();
    }
    return hour;
  }

  return {
    days,
    day,
    chooseDay: (label) => setDay(days.find((each) => each.label === label)),
    hourText,
    chooseHour: setHourText,
    isMissing: isMissing && !hour,
    hours,
    take,
  };
}
