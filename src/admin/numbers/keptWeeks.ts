import { deviceText } from '../../shared/device/deviceText';
import { fullWeeks, type WeekNumbers, weekSeries } from './weeks';

/**
 * A cache on the admin's device: the numbers of past weeks, without names. The admin's session ends with each reload
 * (ADMIN-2), so without this cache each opening would read twelve weeks.
 */
const kept = deviceText('adminWeeks');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isWeek(value: unknown): value is WeekNumbers {
  if (!isRecord(value) || typeof value.week !== 'string') return false;
  const { counts, waits } = value;
  const isCount = (count: unknown) => isRecord(count) && isNumber(count.count) && typeof count.more === 'boolean';
  return (
    isRecord(counts) &&
    weekSeries.every((series) => isCount(counts[series])) &&
    Array.isArray(waits) &&
    waits.every(isNumber)
  );
}

function readAll(): readonly WeekNumbers[] {
  try {
    const stored: unknown = JSON.parse(kept.read());
    return Array.isArray(stored) ? stored.filter(isWeek) : [];
  } catch {
    return [];
  }
}

/** undefined: this device has not counted the week yet. */
export function keptWeek(week: string): WeekNumbers | undefined {
  return readAll().find((each) => each.week === week);
}

export function keepWeek(numbers: WeekNumbers): void {
  const others = readAll().filter(({ week }) => week !== numbers.week);
  const weeks = [...others, numbers].toSorted((one, other) => one.week.localeCompare(other.week));
  try {
    kept.write(JSON.stringify(weeks.slice(-fullWeeks)));
  } catch {
    // It is only a copy.
  }
}
