import { beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import {
  countWaitingChanges,
  decideChange,
  findWaitingChange,
  listWaitingChanges,
} from '../../src/dealersAsAdmin/changes/profileReview.service';
import type { AboutDealer, WaitingChange } from '../../src/dealersAsAdmin/dealerReview';
import { listDealerDecisions } from '../../src/dealersAsAdmin/page/dealerDecisions.service';
import { listingsInOneWrite, listUnfinished, runTakedown } from '../../src/dealersAsAdmin/suspension/takedown.service';
import type { StoredFields } from '../../src/firebase/stored';
import type { ReviewDecision } from '../../src/listings/state/listingState';
import {
  type Account,
  type DealerAccount,
  erase,
  newAdmin,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
  write,
} from '../support/services/arrange';
import { breakWritesAfter, cutNetwork, loseAnswers, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

const reason = 'The name is that of another dealer, or looks like it.';
const wanted = {
  dealerName: 'Sahyadri Wheels',
  distName: 'Mumbai',
  address: '7 Linking Road',
  profilePic: 'http://pictures.example/new.jpg',
};

let admin: Account;
let dealer: DealerAccount;
const changePath = ({ uid }: DealerAccount) => `profileChanges/${uid}`;
const dealerPath = ({ uid }: DealerAccount) => `sellers/${uid}`;

/** Long ago: before all changes that other tests have sent. */
let clock = 0;

/** Sends a change as the dealer does. */
async function send(from: DealerAccount, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  clock += 1;
  const updatedAt = new Timestamp(clock, 123_456_000);
  await write(changePath(from), { ...wanted, status: 'waiting', reason: '', updatedAt, lastReview: '', ...changes });
}

async function seen(of = dealer): Promise<AboutDealer<WaitingChange>> {
  const change = await findWaitingChange(of.uid);
  if (!change) throw new Error('The admin sees no change');
  return change;
}

async function decide(decision: ReviewDecision, { item, dealer: shown }: AboutDealer<WaitingChange>, why = reason) {
  if (!shown) throw new Error('The admin sees no dealer');
  await decideChange(decision, item, shown.profile, decision === 'reject' ? why : '');
}

beforeEach(async () => {
  await logOutAdmin();
  dealer = await newDealer();
  admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

describe('the waiting changes', () => {
  test('are listed oldest first, each with its dealer, 8 to a page, and counted', async () => {
    const dealers = [dealer];
    for (let index = 1; index < 9; index += 1) dealers.push(await newDealer());
    for (const each of dealers) await send(each);
    const [first, second] = dealers;
    if (first) await send(first);
    if (second) await send(second, { status: 'rejected', reason });
    const pages = await pagesOf(listWaitingChanges);
    const own = pages.flat().filter(({ item }) => dealers.some(({ uid }) => uid === item.sellerId));
    const expected = [...dealers.slice(2), dealer].map(({ uid }) => uid);
    expect(own.map(({ item }) => item.sellerId)).toEqual(expected);
    expect(own.map((change) => change.dealer?.profile.id)).toEqual(expected);
    expect(pages[0]).toHaveLength(8);
    expect(own[0]).toMatchObject({
      item: { wanted, version: expect.objectContaining({ nanoseconds: 123_456_000 }), lastReview: '' },
      dealer: { profile: { dealerName: 'Sahyadri Motors', approved: true }, suspension: null },
    });
    expect((await countWaitingChanges()).count).toBeGreaterThanOrEqual(8);
  });

  test('are none if the dealer has sent nothing, or after the decision', async () => {
    expect(await findWaitingChange(dealer.uid)).toBeUndefined();
    await send(dealer, { status: 'approved' });
    expect(await findWaitingChange(dealer.uid)).toBeUndefined();
  });
});

describe('a change', () => {
  beforeEach(() => send(dealer));

  test('that is approved becomes the public record', async () => {
    const before = await stored(dealerPath(dealer));
    await decide('approve', await seen());
    expect(await stored(dealerPath(dealer))).toEqual({
      ...before,
      ...wanted,
      nameKey: wanted.dealerName.toLowerCase(),
      listingsBehind: true,
    });
    expect(await stored(changePath(dealer))).toMatchObject({ ...wanted, status: 'approved', reason: '' });
  });

  test('that is approved is written to all listings, which goes on after a break (DEALER-24)', async () => {
    for (const state of ['approved', 'approved', 'pending', 'sold', 'suspended'] as const)
      await newListing('car', dealer.uid, { state, name: 'Maruti Swift' });
    await newListing('bike', dealer.uid, { name: 'Maruti Swift' });
    await send(dealer);
    await decide('approve', await seen());
    expect(await stored(dealerPath(dealer))).toMatchObject({ listingsBehind: true });
    expect((await listUnfinished()).filter(({ dealer: { id } }) => id === dealer.uid)).toEqual([
      { takedown: 'rename', dealer: expect.objectContaining({ id: dealer.uid, dealerName: wanted.dealerName }) },
    ]);
    const listings = async () => [
      ...(await storedWhere('products', 'sellerId', dealer.uid)),
      ...(await storedWhere('bikes', 'sellerId', dealer.uid)),
    ];
    const before = await listings();
    const named = (all: readonly StoredFields[]) => all.filter(({ dealerName }) => dealerName === wanted.dealerName);
    breakWritesAfter(1);
    await expect(runTakedown('rename', dealer.uid, () => {})).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(named(await listings())).toHaveLength(listingsInOneWrite);
    await runTakedown('rename', dealer.uid, () => {});
    const { dealerName, distName } = wanted;
    const searchTokens = expect.arrayContaining(['swift', 'mumbai', 'mumbai+swift']);
    expect(await listings()).toEqual(before.map((listing) => ({ ...listing, dealerName, distName, searchTokens })));
    expect(await stored(dealerPath(dealer))).toMatchObject({ listingsBehind: false });
    expect((await listUnfinished()).filter(({ dealer: { id } }) => id === dealer.uid)).toEqual([]);
  });

  test('that is rejected leaves the public record as it is, and says why', async () => {
    const before = await stored(dealerPath(dealer));
    await decide('reject', await seen());
    expect(await stored(dealerPath(dealer))).toEqual(before);
    expect(await stored(changePath(dealer))).toMatchObject({ ...wanted, status: 'rejected', reason });
  });

  test('is not rejected without a reason, or for too long a one', async () => {
    for (const why of ['', 'x'.repeat(301)]) {
      await expect(decide('reject', await seen(), why)).rejects.toEqual(appError('denied'));
    }
    expect(await stored(changePath(dealer))).toMatchObject({ status: 'waiting' });
  });

  test('is recorded: who, when, why, what was and what is', async () => {
    const { dealerName, distName, address, profilePic } = (await stored(dealerPath(dealer))) ?? {};
    const before = { dealerName, distName, address, profilePic };
    await decide('reject', await seen());
    const { lastReview } = (await stored(changePath(dealer))) ?? {};
    await send(dealer, { lastReview });
    await decide('approve', await seen());
    const { items } = await listDealerDecisions(dealer.uid, null);
    expect(items).toEqual([
      {
        id: expect.any(String),
        sellerId: dealer.uid,
        what: 'approve',
        who: admin.uid,
        when: expect.any(Date),
        reason: '',
        change: { before, after: wanted },
      },
      expect.objectContaining({ what: 'reject', reason, change: { before, after: wanted } }),
    ]);
    for (const { id } of items) expect(id).not.toContain(admin.uid);
  });

  test.each(['approve', 'reject'] as const)('to %s again after a lost answer, is one decision', async (decision) => {
    const change = await seen();
    loseAnswers('firestore');
    await expect(decide(decision, change)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await decide(decision, change);
    expect((await listDealerDecisions(dealer.uid, null)).items).toHaveLength(1);
    expect((await stored(dealerPath(dealer)))?.dealerName).toBe(
      decision === 'approve' ? wanted.dealerName : dealer.dealerName,
    );
  });

  test.each(['approve', 'reject'] as const)(
    'to %s a change that the dealer has changed meanwhile is refused',
    async (decision) => {
      const change = await seen();
      await send(dealer, { address: '8 Linking Road' });
      await expect(decide(decision, change)).rejects.toEqual(appError('changed'));
      expect(await stored(changePath(dealer))).toMatchObject({ status: 'waiting', address: '8 Linking Road' });
      expect(await stored(dealerPath(dealer))).toMatchObject({ address: '12 MG Road' });
      await decide(decision, await seen());
    },
  );

  test.each(['approve', 'reject'] as const)(
    'to %s a change that the dealer has taken back is refused',
    async (decision) => {
      const change = await seen();
      await erase(changePath(dealer));
      await expect(decide(decision, change)).rejects.toEqual(appError('changed'));
      expect(await stored(changePath(dealer))).toBeUndefined();
    },
  );

  test('of a dealer whose record has changed since must be read again', async () => {
    const change = await seen();
    await write(dealerPath(dealer), { ...(await stored(dealerPath(dealer))), address: '13 MG Road' });
    await expect(decide('approve', change)).rejects.toEqual(appError('changed'));
    await decide('approve', await seen());
  });

  test('is decided by one of two admins', async () => {
    const change = await seen();
    await decide('approve', change);
    const other = await newAdmin();
    await logInAdmin(other.email, other.password);
    await expect(decide('approve', change)).rejects.toEqual(appError('changed'));
    await expect(decide('reject', change)).rejects.toEqual(appError('changed'));
    expect((await listDealerDecisions(dealer.uid, null)).items).toHaveLength(1);
  });

  test('of a suspended dealer says so beside it', async () => {
    const suspension = {
      reason: 'Buyers have complained.',
      since: Timestamp.now(),
      wasPublic: true,
      lastReview: 'one',
    };
    await write(`suspensions/${dealer.uid}`, suspension);
    expect((await seen()).dealer?.suspension).toMatchObject({ reason: suspension.reason, wasPublic: true });
  });

  test('stays undecided without a sign-in, or without a network', async () => {
    const change = await seen();
    await logOutAdmin();
    await expect(decide('approve', change)).rejects.toEqual(appError('signedOut'));
    await expect(listWaitingChanges(null)).rejects.toEqual(appError('signedOut'));
    await logInAdmin(admin.email, admin.password);
    cutNetwork();
    await expect(decide('approve', change)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await stored(changePath(dealer))).toMatchObject({ status: 'waiting' });
  });
});
