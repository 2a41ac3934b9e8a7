import { useMemo } from 'react';
import { serverDate } from '../../shared/time/serverClock';
import type { BlockedHours } from '../blockedHours/blockedHours';
import { type TestDriveDay, testDriveDays } from './testDrive';

/**
 * The days that can be booked, by the server's clock (BOOK-33).
 *
 * @param blocked undefined until they are read; that answer also says what time it is
 */
export function useTestDriveDays(blocked: BlockedHours | undefined): readonly TestDriveDay[] {
  const isAnswered = blocked !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has set the clock, which is no state
  return useMemo(() => testDriveDays(serverDate()), [isAnswered]);
}
