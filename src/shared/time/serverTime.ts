/** A time as the server stores it, to the nanosecond. As a Date it is cut to milliseconds. */
export class ServerTime extends Date {
  /** @param seconds since 1970 */
  constructor(
    readonly seconds: number,
    readonly nanoseconds: number,
  ) {
    super(seconds * 1_000 + Math.floor(nanoseconds / 1_000_000));
  }
}

/** By its fields, because `instanceof` fails where Date has been replaced, as by a fake clock: it makes plain dates. */
export function isServerTime(value: unknown): value is ServerTime {
  return value instanceof Date && 'nanoseconds' in value;
}

/** Of times that are shown: to the millisecond. Two that are missing are the same. */
export function isSameMoment(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime();
}

/** To the nanosecond. */
export function isSameTime(one: ServerTime | null, other: ServerTime | null): boolean {
  return one?.seconds === other?.seconds && one?.nanoseconds === other?.nanoseconds;
}
