import { isTestDrive } from '../testDrive/testDrive';

/**
 * The hours at which a dealer takes no test drive of any listing (BOOK-32), as milliseconds since 1970. Some may have
 * passed.
 */
export type BlockedHours = ReadonlySet<number>;

/** What a dealer wants changed: for each hour, whether it is blocked. */
export type HourChanges = ReadonlyMap<number, boolean>;

const day = 86_400_000;

/** Hours that ended more than a day ago are left out, so that there are never more hours than 15 days have. */
export function withChanges(blocked: BlockedHours, changes: HourChanges, now: Date): BlockedHours {
  const added = [...changes.keys()].filter((time) => changes.get(time) && isTestDrive(new Date(time), now));
  const kept = [...blocked].filter((time) => changes.get(time) !== false && time > now.getTime() - day);
  return new Set([...kept, ...added].toSorted((a, b) => a - b));
}
