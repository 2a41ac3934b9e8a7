import { agoTexts } from './agoTexts';

const minute = 60_000;

/** How long ago it was, to the minute, hour or day: 'just now', '12 min ago', '2 h ago', '3 days ago'. */
export function timeAgo(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / minute);
  if (minutes < 1) return agoTexts.now;
  if (minutes < 60) return agoTexts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return agoTexts.hours(hours);
  return agoTexts.days(Math.floor(hours / 24));
}
