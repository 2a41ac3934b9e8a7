import type { DocumentData, Timestamp } from 'firebase/firestore/lite';
import { testDriveIn } from './documents';

export const blockedHoursPath = (uid: string) => `blockedHours/${uid}`;

/** The hours that a dealer blocks, as the app sends them. */
export const blockedHours = (...hours: readonly Timestamp[]): DocumentData => ({
  hours: hours.map((hour) => String(hour.toMillis())),
});

/** Two hours of one day. */
export const twoHours = (): DocumentData => blockedHours(testDriveIn(3, 11), testDriveIn(3, 12));
