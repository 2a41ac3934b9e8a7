import { beforeEach, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { findOwnSuspension } from '../../src/dealers/ownProfile/ownSuspension.service';
import { type DealerAccount, newDealer, Timestamp, write } from '../support/services/arrange';
import { cutNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

const since = new Date('2026-03-05T10:30+05:30');

let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
});

async function suspend({ uid }: DealerAccount): Promise<void> {
  const suspension = { reason: 'Cars that do not exist.', since: Timestamp.fromDate(since), wasPublic: true };
  await write(`suspensions/${uid}`, { ...suspension, lastReview: 'r1' });
}

test('a dealer who is suspended can log in, and reads why, and since when', async () => {
  await suspend(dealer);
  await logInDealer(dealer);
  expect(await findOwnSuspension(dealer.uid)).toEqual({ reason: 'Cars that do not exist.', since });
});

test('a dealer who is not suspended reads that', async () => {
  await suspend(await newDealer());
  await logInDealer(dealer);
  expect(await findOwnSuspension(dealer.uid)).toBeUndefined();
});

test('a damaged record still says that the dealer is suspended', async () => {
  await write(`suspensions/${dealer.uid}`, { reason: 7 });
  await logInDealer(dealer);
  expect(await findOwnSuspension(dealer.uid)).toEqual({ reason: '', since: null });
});

test('no other account can read it', async () => {
  await suspend(dealer);
  await logInDealer(await newDealer());
  await expect(findOwnSuspension(dealer.uid)).rejects.toEqual(appError('signedOut'));
});

test('no network is a failure, and not an answer', async () => {
  await logInDealer(dealer);
  cutNetwork('firestore');
  await expect(findOwnSuspension(dealer.uid)).rejects.toEqual(appError('offline'));
});
