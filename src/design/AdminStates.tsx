import { NumberChart } from '../review/numbers/NumberChart';
import type { DayNumber } from '../review/numbers/numbers';
import '../styles/admin.scss';

const few: readonly DayNumber[] = [3, 0, 30, 12, 7, 1].map((count, index) => ({
  day: `2026-11-${20 - index}`,
  count: { count, more: count === 30 },
}));
const none: readonly DayNumber[] = few.map(({ day }) => ({ day, count: { count: 0, more: false } }));

/** The chart of the admin's numbers: with a day that is cut, and without anything. */
export function AdminStates() {
  return (
    <div className="design-stack">
      <NumberChart numbers={few} />
      <NumberChart numbers={none} />
    </div>
  );
}
