import { hourTexts } from './hourTexts';
import { formatClock, formatWeekday } from './indianTime';

/** '11:23', as 11 and 23 of the clock in India. */
function partsOf(time: Date): readonly [hour: number, minute: number] {
  const [hour = 0, minute = 0] = formatClock(time).split(':').map(Number);
  return [hour, minute];
}

/** '11 am' */
export function formatHour(time: Date): string {
  const [hour] = partsOf(time);
  return hourTexts.at(hour);
}

/** 'Sat, 21 Nov, 11 am' */
export function formatTestDrive(time: Date): string {
  return `${formatWeekday(time)}, ${formatHour(time)}`;
}

/** 'Sat, 21 Nov, 11:23 am', rounded up to the minute. */
export function formatFrom(time: Date): string {
  const wholeMinute = new Date(Math.ceil(time.getTime() / 60_000) * 60_000);
  return `${formatWeekday(wholeMinute)}, ${hourTexts.at(...partsOf(wholeMinute))}`;
}
