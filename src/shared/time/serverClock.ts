/**
 * The server's clock. The rules compare each time with it, so a device whose date is wrong must not offer days or send
 * times by its own clock (BOOK-33).
 */

/** Milliseconds that the server's clock is ahead of the device's, as the last answer said; 0 before the first one. */
let ahead = 0;

/** @param time when the server answered: '2026-11-26T10:00:00.123456Z'. An answer without a time changes nothing. */
export function setServerTime(time: string | undefined): void {
  const answered = Date.parse(time ?? '');
  if (!Number.isNaN(answered)) ahead = answered - Date.now();
}

export function serverDate(): Date {
  return new Date(Date.now() + ahead);
}

const hour = 3_600_000;

/** Whether the device's clock is wrong by more than an hour. A smaller error changes no day. */
export function isClockWrong(): boolean {
  return Math.abs(ahead) > hour;
}
