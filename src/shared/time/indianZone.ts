import type { Milliseconds } from '../valueTypes';
/** India's time zone without `Intl`, which takes about 50 ms on a cheap phone. The first view needs no more of it. */

export const dayLength: Milliseconds = 86_400_000;

/** How far clocks in India are ahead of UTC. India has one time zone and no summer time. */
export const indianUtcOffset: Milliseconds = 5.5 * 3_600_000;

/** The number of days in India from 1 January 1970 to the day of a moment. */
export function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() + indianUtcOffset) / dayLength);
}

/** The year in India. */
export function yearOf(moment: Date): number {
  return new Date(moment.getTime() + indianUtcOffset).getUTCFullYear();
}
