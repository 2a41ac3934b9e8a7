import { testDriveLimits } from './limits';

const hour = 3_600_000;
const day = 24 * hour;

/** India has one time zone, and no summer time. */
const indiaOffset = 5.5 * hour;

const { daysAhead, firstHour, lastHour } = testDriveLimits;

/** Milliseconds since 1970 at the beginning of an hour of a day in India, both counted from 0. */
function startOf(dayNumber: number, hourOfDay: number): number {
  return dayNumber * day + hourOfDay * hour - indiaOffset;
}

/**
 * Whether a test drive may begin at `time`: on a whole hour in India while dealers are open, after `now` and at most 14
 * days ahead. The rules say the same.
 */
export function isTestDrive(time: Date, now: Date): boolean {
  const inIndia = time.getTime() + indiaOffset;
  const hourOfDay = Math.floor((inIndia % day) / hour);
  return (
    inIndia % hour === 0 &&
    hourOfDay >= firstHour &&
    hourOfDay <= lastHour &&
    time > now &&
    time.getTime() <= now.getTime() + daysAhead * day
  );
}

/** The hours of one day at which a test drive may begin. */
export interface TestDriveDay {
  /** 'Sat, 21 Nov' */
  readonly label: string;
  readonly hours: readonly Date[];
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

const hourFormat = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', hour12: true, timeZone: 'Asia/Kolkata' });

/** The next 14 days on which a dealer is open, today included as long as an hour of it is left. */
export function testDriveDays(now: Date): readonly TestDriveDay[] {
  const today = Math.floor((now.getTime() + indiaOffset) / day);
  const hoursOfDay = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
  return Array.from({ length: daysAhead + 1 }, (_, index) => today + index)
    .map((dayNumber) => hoursOfDay.map((hourOfDay) => new Date(startOf(dayNumber, hourOfDay))))
    .map((hours) => hours.filter((time) => isTestDrive(time, now)))
    .flatMap((hours) => (hours[0] ? [{ label: dayFormat.format(hours[0]), hours }] : []))
    .slice(0, daysAhead);
}

/** '11 am' */
export function formatHour(time: Date): string {
  return hourFormat.format(time);
}

/** 'Sat, 21 Nov, 11 am': as people in India read it, wherever the browser is. */
export function formatTestDrive(time: Date): string {
  return `${dayFormat.format(time)}, ${formatHour(time)}`;
}

/** The dealer's hour that a test drive of a vehicle takes; its id says which, so that nobody can take it twice. */
export function slotId(vehicleId: string, testDrive: Date): string {
  return `${vehicleId}_${testDrive.getTime()}`;
}
