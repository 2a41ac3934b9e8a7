import { testDriveLimits } from '../../shared/limits';
import { midnightOf, timeOfDay } from '../../shared/time/indianDay';
import { formatWeekday } from '../../shared/time/indianTime';
import type { RecordId } from '../../shared/valueTypes';

const hour = 3_600_000;
const day = 24 * hour;

const { daysAhead, firstHour, lastHour } = testDriveLimits;

/**
 * Whether a test drive may begin at `time`: on a whole hour in India while dealers are open, after `now`, and at most
 * 14 days ahead (BOOK-8). The rules check the same.
 */
export function isTestDrive(time: Date, now: Date): boolean {
  const hourOfDay = timeOfDay(time) / hour;
  return (
    Number.isInteger(hourOfDay) &&
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

/** The next 14 days on which dealers are open. Today is included as long as an hour of it is left. */
export function testDriveDays(now: Date): readonly TestDriveDay[] {
  const hoursOfDay = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
  return Array.from({ length: daysAhead + 1 }, (_, index) => midnightOf(now, index).getTime())
    .map((midnight) => hoursOfDay.map((hourOfDay) => new Date(midnight + hourOfDay * hour)))
    .map((hours) => hours.filter((time) => isTestDrive(time, now)))
    .flatMap((hours) => (hours[0] ? [{ label: formatWeekday(hours[0]), hours }] : []))
    .slice(0, daysAhead);
}

/** The id of a dealer's hour. It names the listing and the hour, so that an hour can be taken only once (BOOK-8). */
export function slotId(vehicleId: RecordId<'listing'>, testDrive: Date): string {
  return `${vehicleId}_${testDrive.getTime()}`;
}
