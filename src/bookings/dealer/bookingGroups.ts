import { dayOf, midnightOf } from '../../shared/time/indianDay';
import type { Booking } from '../booking';
import { isOpen, mayMoveBooking } from '../bookingState';

/** What a group of bookings has in common: what the dealer has to do, or the day. `from`: midnight in India. */
export type BookingGroupName =
  | { readonly by: 'answer' | 'passed' | 'noDay' | 'ended' }
  | { readonly by: 'day'; readonly from: Date };

export interface BookingGroup {
  readonly name: BookingGroupName;
  readonly bookings: readonly Booking[];
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

function byDay(bookings: readonly Booking[]): readonly BookingGroup[] {
  const days = new Map<number, Booking[]>();
  for (const booking of bookings) {
    if (!booking.testDrive) continue;
    const from = midnightOf(booking.testDrive).getTime();
    days.set(from, [...(days.get(from) ?? []), booking]);
  }
  return [...days].map(([from, those]) => ({ name: { by: 'day', from: new Date(from) }, bookings: those }));
}

/**
 * A dealer's bookings, sorted by urgency (BOOK-30): requests that wait for an answer, the oldest first; past test
 * drives that are still open; coming test drives, by day; accepted bookings without one; ended ones, in the given
 * order.
 */
export function bookingGroups(bookings: readonly Booking[], now: Date): readonly BookingGroup[] {
  const today = midnightOf(now);
  const open = bookings.filter(({ status }) => isOpen(status));
  const isRequest = ({ status }: Booking) => mayMoveBooking('accept', status);
  const answered = open.filter((booking) => !isRequest(booking));
  const withDay = answered
    .filter(({ testDrive }) => testDrive !== null)
    .toSorted((one, other) => timeOf(one.testDrive) - timeOf(other.testDrive));
  const groups: readonly BookingGroup[] = [
    {
      name: { by: 'answer' },
      bookings: open.filter(isRequest).toSorted((one, other) => timeOf(one.bookedAt) - timeOf(other.bookedAt)),
    },
    { name: { by: 'passed' }, bookings: withDay.filter(({ testDrive }) => timeOf(testDrive) < today.getTime()) },
    ...byDay(withDay.filter(({ testDrive }) => timeOf(testDrive) >= today.getTime())),
    { name: { by: 'noDay' }, bookings: answered.filter(({ testDrive }) => testDrive === null) },
    { name: { by: 'ended' }, bookings: bookings.filter(({ status }) => !isOpen(status)) },
  ];
  return groups.filter((group) => group.bookings.length > 0);
}

/** The days of test drives, the earliest first. */
export function testDriveDaysOf(bookings: readonly Booking[]): readonly Date[] {
  const days = bookings.flatMap(({ testDrive }) => (testDrive ? [midnightOf(testDrive).getTime()] : []));
  return [...new Set(days)].toSorted((one, other) => one - other).map((time) => new Date(time));
}

/** @param day '2026-11-28' */
export function isTestDriveOn({ testDrive }: Booking, day: string): boolean {
  return testDrive !== null && dayOf(testDrive) === day;
}
