import { beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import type { JournalKind } from '../../src/admin/journal/journal';
import { findNamed, listJournal, readOwnId } from '../../src/admin/journal/journal.service';
import {
  type Account,
  type DealerAccount,
  newAdmin,
  newDealer,
  newListing,
  Timestamp,
  write,
} from '../support/services/arrange';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

let admin: Account;
let dealer: DealerAccount;

beforeEach(async () => {
  await logOutAdmin();
  dealer = await newDealer();
  admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

const own = async (kind: JournalKind | null, of: string | null) =>
  (await pagesOf((cursor) => listJournal({ kind, dealer: of }, cursor))).flat().filter(({ who }) => who === admin.uid);

/** Decisions of this admin, a second later each. */
async function decide(decisions: readonly (readonly [collection: string, recordId: string, what: string])[]) {
  const start = Date.now();
  for (const [index, [collection, recordId, what]] of decisions.entries()) {
    const when = Timestamp.fromMillis(start + index * 1_000);
    const id = `${recordId}_${index}_${what}`;
    await write(`audit/${id}`, { who: admin.uid, what, when, reason: '', collection, recordId });
  }
}

describe('the journal', () => {
  test('has the decisions of all kinds, the newest first, and those about a dealer and the posts', async () => {
    const other = await newDealer();
    const car = await newListing('car', dealer.uid);
    const bike = await newListing('bike', other.uid);
    await decide([
      ['products', car, 'approve'],
      ['profileChanges', dealer.uid, 'approve'],
      ['bikes', bike, 'reject'],
      ['suspensions', dealer.uid, 'suspend'],
      ['products', car, 'requeue'],
    ]);
    const all = await own(null, null);
    expect(all.map(({ subject, what }) => `${subject} ${what}`)).toEqual([
      'car requeue',
      'suspension suspend',
      'bike reject',
      'profileChange approve',
      'car approve',
    ]);
    expect((await own('approved', null)).map(({ recordId }) => recordId)).toEqual([car]);
    expect((await own('suspensions', null)).map(({ recordId }) => recordId)).toEqual([dealer.uid]);
    const ofDealer = await own(null, dealer.uid);
    expect(ofDealer.map(({ what }) => what)).toEqual(['requeue', 'suspend', 'approve', 'approve']);
    expect((await own('changes', dealer.uid)).map(({ subject }) => subject)).toEqual(['profileChange']);
    expect(await findNamed('car', car)).toMatchObject({ sellerId: dealer.uid, listing: { kind: 'car', id: car } });
    expect(await findNamed('bike', car)).toBeUndefined();
    expect(await readOwnId()).toBe(admin.uid);
  });

  test('of a dealer with many posts', async () => {
    const cars: string[] = [];
    for (let index = 0; index < 33; index += 1) cars.push(await newListing('car', dealer.uid));
    await decide(cars.map((car) => ['products', car, 'approve'] as const));
    const found = await own(null, dealer.uid);
    expect(found.map(({ recordId }) => recordId)).toEqual(cars.toReversed());
  });

  test('is for the admin', async () => {
    await logOutAdmin();
    await expect(listJournal({ kind: null, dealer: null }, null)).rejects.toEqual(appError('signedOut'));
  });
});
