import { formatClock, formatYear, indianFormat } from './indianTime';

/** Parts of times in India that the first view does without. */

const formatMonth = indianFormat({ month: '2-digit' });
const formatDayOfMonth = indianFormat({ day: '2-digit' });

/** 'Saturday' */
export const formatLongWeekday = indianFormat({ weekday: 'long' });

/** The hour of the day, 0 to 23. */
export function hourInIndia(moment: Date): number {
  return Number(formatClock(moment).slice(0, 2));
}

/** '2026-11-21 14:05', which spreadsheets read as a time. */
export function formatStamp(moment: Date): string {
  const day = [formatYear, formatMonth, formatDayOfMonth].map((format) => format(moment)).join('-');
  return `${day} ${formatClock(moment)}`;
}
