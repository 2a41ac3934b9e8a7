import { testDriveDays } from '../../src/bookings/testDrive/testDrive';

interface DemoBlockedHours {
  readonly dealer: string;
  readonly hours: readonly Date[];
}

const days = testDriveDays(new Date());

/** A dealer has blocked the hour that a request asks for, and a whole day. */
export const blockedHours: DemoBlockedHours = {
  dealer: 'demo-dealer-1',
  hours: [...(days[3]?.hours.slice(7, 8) ?? []), ...(days[6]?.hours ?? [])],
};
