import { beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { findDealerAsAdmin, listAllDealers } from '../../src/dealersAsAdmin/dealersAsAdmin.service';
import { listDealerDecisions, listLifted } from '../../src/dealersAsAdmin/page/dealerDecisions.service';
import { countOfDealer } from '../../src/dealersAsAdmin/page/dealerNumbers.service';
import { lift, listSuspended, suspend } from '../../src/dealersAsAdmin/suspension/suspension.service';
import type { TakedownProgress } from '../../src/dealersAsAdmin/suspension/takedown';
import { countLeft, listingsInOneWrite, runTakedown } from '../../src/dealersAsAdmin/suspension/takedown.service';
import { listingState } from '../../src/listings/state/listingState';
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
  whileHammered,
  write,
} from '../support/services/arrange';
import { breakWritesAfter, cutNetwork, loseAnswers, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

const reason = 'Buyers have complained.';
const settled = 'The matter has been settled.';

let admin: Account;
let dealer: DealerAccount;
const dealerPath = () => `sellers/${dealer.uid}`;
const suspensionPath = () => `suspensions/${dealer.uid}`;

beforeEach(async () => {
  await logOutAdmin();
  dealer = await newDealer();
  admin = await newAdmin();
  await logInAdmin(admin.email, admin.password);
});

async function standing() {
  const shown = await findDealerAsAdmin(dealer.uid);
  if (!shown) throw new Error('The admin sees no dealer');
  return shown;
}

async function liftIt(why = settled): Promise<void> {
  const { suspension } = await standing();
  if (!suspension) throw new Error('The dealer is not suspended');
  await lift(suspension, why);
}

describe('a suspension', () => {
  test.each([true, false])(
    'takes a dealer who is public (%s) off the lists; its end restores what was public',
    async (approved) => {
      const before = { ...(await stored(dealerPath())), approved };
      await write(dealerPath(), before);
      await suspend(dealer.uid, reason);
      expect(await stored(dealerPath())).toEqual({ ...before, approved: false });
      expect(await stored(suspensionPath())).toEqual({
        reason,
        since: expect.any(Timestamp),
        wasPublic: approved,
        lastReview: expect.any(String),
      });
      await liftIt();
      expect(await stored(dealerPath())).toEqual(before);
      expect(await stored(suspensionPath())).toBeUndefined();
    },
  );

  test('has an audit record, and so has its end: who, when and why', async () => {
    await suspend(dealer.uid, reason);
    const { lastReview } = (await stored(suspensionPath())) ?? {};
    await liftIt();
    await suspend(dealer.uid, 'Again.');
    const { items } = await listDealerDecisions(dealer.uid, null);
    expect(items.map(({ what, who, reason: why }) => [what, who, why])).toEqual([
      ['suspend', admin.uid, 'Again.'],
      ['lift', admin.uid, settled],
      ['suspend', admin.uid, reason],
    ]);
    expect(items.map(({ id }) => id)).toEqual([expect.any(String), `${lastReview}_lifted`, lastReview]);
    for (const { id } of items) expect(id).not.toContain(admin.uid);
  });

  test.each(['', 'x'.repeat(301)])('needs a reason within the limit, and so does its end', async (why) => {
    await expect(suspend(dealer.uid, why)).rejects.toEqual(appError('denied'));
    expect(await stored(suspensionPath())).toBeUndefined();
    await suspend(dealer.uid, reason);
    await expect(liftIt(why)).rejects.toEqual(appError('denied'));
    expect(await stored(suspensionPath())).toMatchObject({ reason });
  });

  test('is written once, however often the answer is lost, and so is its end', async () => {
    loseAnswers('firestore');
    await expect(suspend(dealer.uid, reason)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await suspend(dealer.uid, reason);
    const { suspension } = await standing();
    if (!suspension) throw new Error('The dealer is not suspended');
    loseAnswers('firestore');
    await expect(lift(suspension, settled)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await lift(suspension, settled);
    expect((await listDealerDecisions(dealer.uid, null)).items).toHaveLength(2);
    expect(await stored(dealerPath())).toMatchObject({ approved: true });
  });

  test('by another admin meanwhile is reported, and so is its end', async () => {
    await suspend(dealer.uid, reason);
    const { suspension } = await standing();
    if (!suspension) throw new Error('The dealer is not suspended');
    await expect(suspend(dealer.uid, 'Another reason.')).rejects.toEqual(appError('changed'));
    await lift(suspension, settled);
    await expect(lift(suspension, 'Another reason.')).rejects.toEqual(appError('changed'));
    await suspend(dealer.uid, reason);
    await expect(lift(suspension, 'Another reason.')).rejects.toEqual(appError('changed'));
    expect(await stored(suspensionPath())).toMatchObject({ reason });
  });

  test('succeeds at the first try while the dealer writes without pause (ADMIN-27)', async () => {
    const phone = (count: number) => ({ phone: String(9_000_000_000 + count) });
    for (let time = 0; time < 3; time += 1) {
      await whileHammered(dealerPath(), phone, () => suspend(dealer.uid, reason));
      expect(await stored(suspensionPath())).toMatchObject({ reason });
      await whileHammered(dealerPath(), phone, () => liftIt());
      expect(await stored(suspensionPath())).toBeUndefined();
    }
  });

  test('of an account that is no dealer is refused', async () => {
    await erase(dealerPath());
    await expect(suspend(dealer.uid, reason)).rejects.toEqual(appError('missing'));
    expect(await stored(suspensionPath())).toBeUndefined();
  });

  test('can neither start nor end without a sign-in, or without a network', async () => {
    await logOutAdmin();
    await expect(suspend(dealer.uid, reason)).rejects.toEqual(appError('signedOut'));
    await logInAdmin(admin.email, admin.password);
    cutNetwork();
    await expect(suspend(dealer.uid, reason)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await stored(suspensionPath())).toBeUndefined();
  });
});

describe('the lists of dealers', () => {
  test('all, the newest first, each with its standing', async () => {
    const second = await newDealer();
    await suspend(dealer.uid, reason);
    const pages = await pagesOf(listAllDealers);
    const own = pages.flat().filter(({ profile }) => [dealer.uid, second.uid].includes(profile.id));
    expect(own.map(({ profile, suspension }) => [profile.id, profile.approved, suspension?.reason])).toEqual([
      [second.uid, true, undefined],
      [dealer.uid, false, reason],
    ]);
    expect(own[0]?.profile.joinedAt).toEqual(expect.any(Date));
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test('the suspended ones, the latest first; an account without a record has no dealer', async () => {
    const account = 'suspended-in-the-console';
    await write(`suspensions/${account}`, { reason, since: Timestamp.now(), wasPublic: false, lastReview: '' });
    await suspend(dealer.uid, reason);
    const own = (await pagesOf(listSuspended)).flat();
    const shown = own.filter(({ item }) => [dealer.uid, account].includes(item.sellerId));
    expect(shown.map(({ item, dealer: of }) => [item.sellerId, of?.profile.id])).toEqual([
      [dealer.uid, dealer.uid],
      [account, undefined],
    ]);
  });

  test('the ended suspensions, the latest first', async () => {
    const isOwn = ({ item }: { item: { sellerId: string } }) => item.sellerId === dealer.uid;
    await suspend(dealer.uid, reason);
    expect((await pagesOf(listLifted)).flat().filter(isOwn)).toEqual([]);
    await liftIt();
    const [lifted] = (await pagesOf(listLifted)).flat().filter(isOwn);
    expect(lifted).toMatchObject({ item: { what: 'lift', reason: settled }, dealer: { suspension: null } });
  });

  test('no other account can read them', async () => {
    await logOutAdmin();
    for (const list of [listAllDealers, listSuspended, listLifted]) {
      await expect(list(null)).rejects.toEqual(appError('signedOut'));
    }
    await expect(findDealerAsAdmin(dealer.uid)).rejects.toEqual(appError('signedOut'));
  });
});

describe('the listings of a suspended dealer', () => {
  const collections = { car: 'products', bike: 'bikes' } as const;

  /** The number of listings in each state. For those that anyone may read, the key is 'state, shown'. */
  async function states(of = dealer): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const collection of Object.values(collections)) {
      for (const listing of await storedWhere(collection, 'sellerId', of.uid)) {
        const flags = { approved: listing.approved, Reject: listing.Reject, closed: listing.closed };
        const name = `${listingState(flags)}${listing.visible ? ', shown' : ''}`;
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    return counts;
  }

  async function stock(live: number): Promise<void> {
    for (const kind of ['car', 'bike'] as const) {
      for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
        await newListing(kind, dealer.uid, { state });
      }
      await newListing(kind, dealer.uid, { state: 'withdrawn', visible: false });
      for (let index = 0; index < live; index += 1) await newListing(kind, dealer.uid);
    }
  }

  const untouched = { pending: 2, rejected: 2 };
  const shown = (live: number) => ({
    ...untouched,
    'approved, shown': live,
    'sold, shown': 2,
    'withdrawn, shown': 2,
    withdrawn: 2,
  });
  const takenDown = (live: number) => ({ ...untouched, suspended: live, sold: 2, withdrawn: 4 });
  const putBack = (live: number) => ({ ...untouched, 'approved, shown': live, sold: 2, withdrawn: 4 });

  test('are taken down, and those that were live are restored; other dealers keep theirs', async () => {
    const other = await newDealer();
    await newListing('car', other.uid);
    await stock(2);
    expect(await states()).toEqual(shown(4));
    await suspend(dealer.uid, reason);
    expect(await countLeft('takeDown', dealer.uid)).toEqual({ count: 8, more: false });
    const down: TakedownProgress[] = [];
    await runTakedown('takeDown', dealer.uid, (progress) => down.push(progress));
    expect(down.map(({ done }) => done)).toEqual([0, listingsInOneWrite, 2 * listingsInOneWrite, 8]);
    expect(down.every(({ total }) => total === 8)).toBe(true);
    expect(await states()).toEqual(takenDown(4));
    expect((await countLeft('takeDown', dealer.uid)).count).toBe(0);
    await liftIt();
    expect((await countLeft('restore', dealer.uid)).count).toBe(4);
    await runTakedown('restore', dealer.uid, () => {});
    expect(await states()).toEqual(putBack(4));
    expect((await countLeft('restore', dealer.uid)).count).toBe(0);
    expect(await states(other)).toEqual({ 'approved, shown': 1 });
  });

  test('are written in batches; an interrupted takedown continues where it stopped', async () => {
    await stock(13);
    await suspend(dealer.uid, reason);
    const total = 30;
    const down: TakedownProgress[] = [];
    breakWritesAfter(2);
    await expect(runTakedown('takeDown', dealer.uid, (progress) => down.push(progress))).rejects.toEqual(
      appError('offline'),
    );
    const written = 2 * listingsInOneWrite;
    expect(down.at(-1)).toEqual({ done: written, total });
    restoreNetwork();
    expect((await countLeft('takeDown', dealer.uid)).count).toBe(total - written);
    await runTakedown('takeDown', dealer.uid, (progress) => down.push(progress));
    expect(down.at(-1)).toEqual({ done: total - written, total: total - written });
    expect(await states()).toEqual(takenDown(26));

    await liftIt();
    breakWritesAfter(1);
    await expect(runTakedown('restore', dealer.uid, () => {})).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await states()).toEqual({ ...putBack(listingsInOneWrite), suspended: 26 - listingsInOneWrite });
    await runTakedown('restore', dealer.uid, () => {});
    expect(await states()).toEqual(putBack(26));
  });

  test('are written once if the answer is lost', async () => {
    await stock(1);
    await suspend(dealer.uid, reason);
    loseAnswers('firestore');
    await expect(runTakedown('takeDown', dealer.uid, () => {})).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await runTakedown('takeDown', dealer.uid, () => {});
    expect(await states()).toEqual(takenDown(2));
  });

  test('stay as they are if the dealer is not suspended, or still is', async () => {
    await stock(1);
    await expect(runTakedown('takeDown', dealer.uid, () => {})).rejects.toEqual(appError('denied'));
    expect(await states()).toEqual(shown(2));
    await suspend(dealer.uid, reason);
    await runTakedown('takeDown', dealer.uid, () => {});
    await expect(runTakedown('restore', dealer.uid, () => {})).rejects.toEqual(appError('denied'));
    expect(await states()).toEqual(takenDown(2));
  });

  test('need no write if there are none', async () => {
    await suspend(dealer.uid, reason);
    const down: TakedownProgress[] = [];
    await runTakedown('takeDown', dealer.uid, (progress) => down.push(progress));
    expect(down).toEqual([]);
  });

  test('need the admin', async () => {
    await logOutAdmin();
    await expect(runTakedown('takeDown', dealer.uid, () => {})).rejects.toEqual(appError('signedOut'));
    await expect(countLeft('takeDown', dealer.uid)).rejects.toEqual(appError('signedOut'));
  });
});

test('the posts of a dealer in numbers', async () => {
  await newListing('car', dealer.uid, { state: 'approved' });
  await newListing('car', dealer.uid, { state: 'approved' });
  await newListing('bike', dealer.uid, { state: 'sold' });
  const numbers = await countOfDealer(dealer.uid);
  expect([numbers.approved.car, numbers.sold.bike, numbers.rejected.car].map(({ count }) => count)).toEqual([2, 1, 0]);
});
