import { beforeEach, expect, test } from 'vitest';
import { logInAdmin } from '../../src/accounts/adminSession.service';
import type { TakedownProgress } from '../../src/dealersAsAdmin/suspension/takedown';
import { runTakedown } from '../../src/dealersAsAdmin/suspension/takedown.service';
import {
  type Account,
  type DealerAccount,
  newAdmin,
  newDealer,
  newListing,
  stored,
  storedWhere,
} from '../support/services/arrange';
import { breakWritesAfter, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

/** All live listings of a dealer are taken down, without a suspension (ADMIN-22). */

const reason = 'The listings are false or misleading.';

let admin: Account;
let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
  admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

async function states(): Promise<string[]> {
  const all = await Promise.all(['products', 'bikes'].map((path) => storedWhere(path, 'sellerId', dealer.uid)));
  const found = all.flat().map(({ approved, Reject, closed }) => {
    if (closed !== '') return String(closed);
    if (Reject === true) return 'rejected';
    return approved === true ? 'approved' : 'pending';
  });
  return found.toSorted();
}

test('live cars and bikes are rejected, each with its audit record; others and the dealer stay', async () => {
  const ids = [await newListing('car', dealer.uid), await newListing('bike', dealer.uid)];
  for (const state of ['pending', 'sold', 'withdrawn'] as const) await newListing('car', dealer.uid, { state });
  const other = await newDealer();
  await newListing('car', other.uid);
  const progress: TakedownProgress[] = [];
  await runTakedown('rejectAll', dealer.uid, (step) => progress.push(step), reason);
  expect(progress).toEqual([0, 1, 2].map((done) => ({ done, total: 2 })));
  expect(await states()).toEqual(['pending', 'rejected', 'rejected', 'sold', 'withdrawn']);
  for (const [index, id] of ids.entries()) {
    const listing = await stored(`${index === 0 ? 'products' : 'bikes'}/${id}`);
    expect(listing).toMatchObject({ rejectReason: reason, visible: false });
    expect(await stored(`audit/${listing?.lastReview}`)).toMatchObject({ who: admin.uid, what: 'reject', reason });
  }
  expect(await stored(`sellers/${dealer.uid}`)).toMatchObject({ approved: true });
  expect(await storedWhere('products', 'sellerId', other.uid)).toMatchObject([{ approved: true }]);
});

test('an interrupted takedown continues with the posts that are left', async () => {
  for (let count = 0; count < 4; count += 1) await newListing('car', dealer.uid);
  const steps: TakedownProgress[] = [];
  const run = () => runTakedown('rejectAll', dealer.uid, (step) => steps.push(step), reason);
  breakWritesAfter(2);
  await expect(run()).rejects.toEqual(appError('offline'));
  restoreNetwork();
  expect(await states()).toEqual(['approved', 'approved', 'rejected', 'rejected']);
  await run();
  expect(steps.at(-1)).toEqual({ done: 2, total: 2 });
  expect(await states()).toEqual(Array(4).fill('rejected'));
});
