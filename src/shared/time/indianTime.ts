import { locale } from '../language';

/** Formats times in India's time zone, wherever the browser is. */

/** Makes the formatter on first use: the first one takes about 50 ms on a cheap phone. */
export function indianFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });
    return format.format(moment);
  };
}

/** '14 Nov 2026' */
export const formatDay = indianFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** '2024' */
export const formatYear = indianFormat({ year: 'numeric' });

/** '15:00' */
export const formatClock = indianFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '21 Nov' */
export const formatDayOfYear = indianFormat({ day: 'numeric', month: 'short' });

/** '14 Nov 2026, 15:00'; '' if the record has no time. */
export function formatMoment(moment: Date | null): string {
  return moment ? `${formatDay(moment)}, ${formatClock(moment)}` : '';
}

/** '14:05, 21 Nov' */
export function formatRecent(moment: Date): string {
  return `${formatClock(moment)}, ${formatDayOfYear(moment)}`;
}

/** 'Sat, 21 Nov' */
export const formatWeekday = indianFormat({ weekday: 'short', day: 'numeric', month: 'short' });
