import { afterEach, describe, expect, test, vi } from 'vitest';
import { logInBuyer, logInDealer, logOutDealer } from '../../src/accounts/accounts.service';
import { changeBlockedHours, isBlocked, readBlockedHours } from '../../src/bookings/blockedHours/blockedHours.service';
import { changeBooking } from '../../src/bookings/bookingMoves.service';
import { bookListing, listOpenBookings } from '../../src/bookings/bookings.service';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { mostBlockedHours } from '../../src/shared/limits';
import { type DealerAccount, newBuyer, newDealer, newListing, stored, write } from '../support/services/arrange';
import { cutNetwork, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

/** The hours at which a dealer takes no test drive (BOOK-32). */

const hours = testDriveDays(new Date()).flatMap((day) => day.hours);
const [first = new Date(0), second = new Date(0), third = new Date(0)] = hours.slice(9);
const time = (hour: Date) => hour.getTime();
const block = (...some: readonly Date[]) => new Map(some.map((hour) => [time(hour), true]));
const storedHours = async ({ uid }: DealerAccount) => (await stored(`blockedHours/${uid}`))?.hours;

async function loggedIn(): Promise<DealerAccount> {
  const dealer = await newDealer();
  await logInDealer(dealer);
  return dealer;
}

describe('the blocked hours of a dealer', () => {
  test('are none without a record', async () => {
    expect(await readBlockedHours((await newDealer()).uid)).toEqual(new Set());
  });

  test('are stored in their order, and read by anyone', async () => {
    const dealer = await loggedIn();
    expect(await changeBlockedHours(dealer.uid, block(second, first))).toEqual(new Set([time(first), time(second)]));
    expect(await storedHours(dealer)).toEqual([String(time(first)), String(time(second))]);
    await logOutDealer();
    expect(await readBlockedHours(dealer.uid)).toEqual(new Set([time(first), time(second)]));
    expect(await isBlocked(dealer.uid, second)).toBe(true);
    expect(await isBlocked(dealer.uid, third)).toBe(false);
    expect(await isBlocked(dealer.uid, null)).toBe(false);
  });

  test('keep what another device has blocked, and lose what has passed', async () => {
    const dealer = await loggedIn();
    await write(`blockedHours/${dealer.uid}`, { hours: ['1732440000000', String(time(first)), String(time(second))] });
    await changeBlockedHours(dealer.uid, new Map([...block(third), [time(first), false]]));
    expect(await storedHours(dealer)).toEqual([String(time(second)), String(time(third))]);
  });

  test('may be all that can be booked', async () => {
    const dealer = await loggedIn();
    const blocked = await changeBlockedHours(dealer.uid, block(...hours));
    expect(blocked.size).toBe(hours.length);
    expect(hours.length).toBeLessThanOrEqual(mostBlockedHours);
  });

  test('stay for a day after they have passed', async () => {
    const dealer = await loggedIn();
    const hoursAgo = (count: number) => String(Math.floor(Date.now() / 3_600_000 - count) * 3_600_000);
    await write(`blockedHours/${dealer.uid}`, { hours: [hoursAgo(25), hoursAgo(22)] });
    await changeBlockedHours(dealer.uid, block(first));
    expect(await storedHours(dealer)).toEqual([hoursAgo(22), String(time(first))]);
  });

  test('of two tabs at once are all stored', async () => {
    const dealer = await loggedIn();
    await Promise.all([first, second].map((hour) => changeBlockedHours(dealer.uid, block(hour))));
    expect(await storedHours(dealer)).toEqual([first, second].map((hour) => String(time(hour))));
  });

  test('are saved once more after a lost answer', async () => {
    const dealer = await loggedIn();
    loseAnswersToWrites();
    await expect(changeBlockedHours(dealer.uid, block(first))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await changeBlockedHours(dealer.uid, block(first));
    expect(await storedHours(dealer)).toEqual([String(time(first))]);
  });

  test('need the login, and the network', async () => {
    const dealer = await newDealer();
    await expect(changeBlockedHours(dealer.uid, block(first))).rejects.toEqual(appError('signedOut'));
    cutNetwork();
    await expect(readBlockedHours(dealer.uid)).rejects.toEqual(appError('offline'));
  });
});

describe('the clock of a device', () => {
  afterEach(async () => {
    vi.useRealTimers();
    await readBlockedHours('nobody');
  });

  test.each([1, -3, 400])('that is %i days off removes no hour that counts', async (days) => {
    const dealer = await loggedIn();
    await write(`blockedHours/${dealer.uid}`, { hours: [String(time(first)), String(time(second))] });
    vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    await readBlockedHours(dealer.uid);
    await changeBlockedHours(dealer.uid, block(third));
    expect(await storedHours(dealer)).toEqual([first, second, third].map((hour) => String(time(hour))));
  });
});

describe.each(['car', 'bike'] as const)('a request of a %s for a blocked hour', (kind) => {
  test('is refused for that reason, and changes nothing', async () => {
    const dealer = await newDealer();
    const id = await newListing(kind, dealer.uid);
    await write(`blockedHours/${dealer.uid}`, { hours: [String(time(first))] });
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    const listing = { kind, id, sellerId: dealer.uid, name: 'x' };
    const refused = { testDrive: first, note: '' };
    await expect(bookListing(buyer.uid, listing, refused)).rejects.toEqual(appError('blocked'));
    await bookListing(buyer.uid, listing, { testDrive: second, note: '' });
    const [booking] = (await listOpenBookings(buyer.uid, null)).items;
    if (!booking) throw new Error('Nothing was booked');
    await expect(changeBooking(buyer.uid, booking, refused)).rejects.toEqual(appError('blocked'));
    expect((await listOpenBookings(buyer.uid, null)).items).toMatchObject([{ testDrive: second }]);
    await changeBooking(buyer.uid, booking, { testDrive: third, note: '' });
  });
});
