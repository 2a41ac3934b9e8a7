import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer } from '../../src/accounts/accounts.service';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { findSamePhoto } from '../../src/admin/hints/hints.service';
import type { DealerIdentity } from '../../src/dealers/dealerIdentity';
import { type ReviewedDealer, standingOf } from '../../src/dealersAsAdmin/dealerReview';
import { findDealersByName, findDealersByPhone } from '../../src/dealersAsAdmin/search/dealerSearch.service';
import { listReviews } from '../../src/decisions/audit.service';
import { approve, reject, undoDecision } from '../../src/decisions/decisions.service';
import { countReviewed, findReviewed, listReviewed } from '../../src/decisions/queue.service';
import { notNarrowed, type QueueName, type ReviewedListing } from '../../src/decisions/review';
import type { ListingKind } from '../../src/listings/kinds';
import { listApprovedOfDealer } from '../../src/listings/listings.service';
import type { ListingState, ReviewDecision } from '../../src/listings/state/listingState';
import { contentFields } from '../../src/listings/stored/contentFields';
import {
  type Account,
  type DealerAccount,
  disableAccount,
  erase,
  newAccount,
  newAdmin,
  newBuyer,
  newDealer,
  newEmail,
  newListing,
  stored,
  Timestamp,
  whileHammered,
  write,
} from '../support/services/arrange';
import { cutNetwork, loseAnswers, restoreNetwork } from '../support/services/network';
import { appError, localStorageContent, signedIn } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;
const states = ['pending', 'approved', 'rejected', 'sold', 'withdrawn', 'suspended'] as const;

beforeEach(logOutAdmin);

describe('the admin logs in', () => {
  test('with the id and the password', async () => {
    const { email, password } = await newAdmin();
    expect(await logInAdmin(` ${email} `, password)).toBe('in');
    await expect(listReviewed('all', 'car', null)).resolves.toBeDefined();
  });

  test.each<[string, () => Promise<Account>]>([
    ['a wrong password', async () => ({ ...(await newAdmin()), password: 'Wrong@123' })],
    ['an unknown id', async () => ({ uid: '', email: newEmail(), password: 'Secret@123' })],
    ['an id that is no e-mail address', async () => ({ uid: '', email: 'admin', password: 'Secret@123' })],
    [
      'a disabled account',
      async () => {
        const admin = await newAdmin();
        await disableAccount(admin);
        return admin;
      },
    ],
  ])('%s: wrong credentials, and nobody is signed in', async (_case, account) => {
    const { email, password } = await account();
    expect(await logInAdmin(email, password)).toBe('wrongCredentials');
    await expect(listReviewed('all', 'car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([
    ['a buyer', newBuyer],
    ['a dealer', newDealer],
    ['an account without a profile', newAccount],
  ])('%s is no admin: no admin data, and nobody is signed in', async (_who, newPerson) => {
    const { email, password } = await newPerson();
    expect(await logInAdmin(email, password)).toBe('noAdminData');
    await expect(listReviewed('all', 'car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([undefined, 'firestore'] as const)(
    'without a network (%s) it fails, and nobody is signed in',
    async (service) => {
      const { email, password } = await newAdmin();
      cutNetwork(service);
      await expect(logInAdmin(email, password)).rejects.toEqual(appError('offline'));
      await expect(listReviewed('all', 'car', null)).rejects.toEqual(appError('signedOut'));
    },
  );

  test("a buyer's session on the same device continues, and local storage has nothing about the admin", async () => {
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    const before = localStorageContent();
    const { email, password } = await newAdmin();
    await logInAdmin(email, password);
    expect(await signedIn()).toBe(buyer.uid);
    await logOutAdmin();
    expect(await signedIn()).toBe(buyer.uid);
    expect(localStorageContent()).toEqual(before);
  });

  test('a logout ends it', async () => {
    const { email, password } = await newAdmin();
    await logInAdmin(email, password);
    await logOutAdmin();
    await expect(listReviewed('all', 'bike', null)).rejects.toEqual(appError('signedOut'));
  });
});

test('dealers are found by the beginning of the name and by the phone number, public or not', async () => {
  const admin = await newAdmin();
  const { uid } = await newDealer();
  const name = `Q${crypto.randomUUID()} Motors`;
  const phone = String(Math.floor(Math.random() * 1e10)).padStart(10, '6');
  const dealer = { ...(await stored(`sellers/${uid}`)), dealerName: name, nameKey: name.toLowerCase(), phone };
  await write(`sellers/${uid}`, { ...dealer, approved: false });
  await logInAdmin(admin.email, admin.password);
  const ids = (found: readonly ReviewedDealer[]) => found.map(({ profile }) => profile.id);
  expect(ids(await findDealersByName(name.slice(0, -3).toUpperCase()))).toEqual([uid]);
  expect(ids(await findDealersByName(`${name}s`))).toEqual([]);
  expect((await findDealersByPhone(phone)).map(standingOf)).toEqual(['notPublic']);
  await write(`suspensions/${uid}`, { reason: 'A cheat.', since: Timestamp.now(), wasPublic: true });
  expect((await findDealersByPhone(phone)).map(standingOf)).toEqual(['suspended']);
  await write(`sellers/${uid}`, { ...dealer, approved: true });
  expect((await findDealersByPhone(phone)).map(standingOf)).toEqual(['public']);
});

const reason = 'The photos are unclear, or do not show the vehicle.';

test.each(kinds)('a %s that waits is listed, approved, and rejected', async (kind) => {
  const { email, password } = await newAdmin();
  const { uid, dealerName, distName } = await newDealer();
  const id = await newListing(kind, uid, { state: 'pending' });
  await logInAdmin(email, password);
  const seen = async () => {
    const listing = await findReviewed(kind, id);
    if (!listing) throw new Error(`The admin does not see the ${kind}`);
    return listing;
  };
  const pages = await pagesOf((cursor) => listReviewed('pending', kind, cursor));
  expect(pages.flat().map((listing) => listing.id)).toContain(id);
  const { address, profilePic } = (await stored(`sellers/${uid}`)) ?? {};
  await approve(await seen(), { dealerName, distName, address, profilePic });
  expect(await seen()).toMatchObject({ state: 'approved' });
  await reject(await seen(), reason);
  expect(await seen()).toMatchObject({ state: 'rejected', rejectReason: reason });
});

test.each(kinds)('the same photo is found in a %s of another dealer, in any state', async (kind) => {
  const admin = await newAdmin();
  const [dealer, other] = [await newDealer(), await newDealer()];
  const hash = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const listingWithPhoto = async (sellerId: string, state: ListingState) => {
    const id = await newListing(kind, sellerId, { state });
    const path = `${collectionOf[kind]}/${id}`;
    await write(path, { ...(await stored(path)), photoHashes: ['', hash] });
    return id;
  };
  const id = await listingWithPhoto(dealer.uid, 'pending');
  await listingWithPhoto(dealer.uid, 'approved');
  await logInAdmin(admin.email, admin.password);
  const samePhoto = async () => {
    const listing = await findReviewed(kind, id);
    return listing && findSamePhoto(listing);
  };
  expect(await samePhoto()).toBeUndefined();
  const copied = await listingWithPhoto(other.uid, 'rejected');
  expect(await samePhoto()).toMatchObject({ id: copied, part: 'photo' });
});

describe('the admin reviews listings', () => {
  const kind: ListingKind = 'bike';
  let dealer: DealerAccount;
  let admin: Account;
  const pathOf = (id: string) => `${collectionOf[kind]}/${id}`;

  beforeEach(async () => {
    dealer = await newDealer();
    admin = await newAdmin();
    await logInAdmin(admin.email, admin.password);
  });

  async function seenByAdmin(id: string): Promise<ReviewedListing> {
    const listing = await findReviewed(kind, id);
    if (!listing) throw new Error(`The admin does not see the ${kind} ${id}`);
    return listing;
  }

  const newReviewedListing = async (state: ReviewedListing['state'] = 'pending'): Promise<ReviewedListing> =>
    seenByAdmin(await newListing(kind, dealer.uid, { state }));

  async function own(queue: QueueName, search = ''): Promise<readonly ReviewedListing[]> {
    const pages = await pagesOf((cursor) => listReviewed(queue, kind, cursor, { ...notNarrowed, search }));
    return pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
  }

  const dealerPath = () => `sellers/${dealer.uid}`;

  /** The dealer as shown beside a listing. */
  async function shownDealer(): Promise<DealerIdentity> {
    const { dealerName, distName, address, profilePic } = (await stored(dealerPath())) ?? {};
    return { dealerName, distName, address, profilePic };
  }

  async function decide(decision: ReviewDecision, listing: ReviewedListing, why = reason): Promise<string> {
    return decision === 'approve' ? approve(listing, await shownDealer()) : reject(listing, why);
  }

  async function counted(): Promise<unknown> {
    const { waiting, all } = (await stored(`stockCounts/${dealer.uid}`)) ?? {};
    return { waiting, all };
  }

  /** Edits the listing as its dealer does. */
  async function edit({ id }: ReviewedListing): Promise<void> {
    await write(pathOf(id), { ...(await stored(pathOf(id))), mileage: '31', updatedAt: Timestamp.now() });
  }

  describe('the lists', () => {
    test('all listings, in every state, the newest first, 8 to a page', async () => {
      const ids: string[] = [];
      for (const state of [...states, ...states]) ids.push(await newListing(kind, dealer.uid, { state }));
      const pages = await pagesOf((cursor) => listReviewed('all', kind, cursor));
      const listings = pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
      expect(listings.map(({ id }) => id)).toEqual(ids.toReversed());
      expect(listings.map(({ state }) => state)).toEqual([...states, ...states].toReversed());
      expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
    });

    test.each(['pending', 'approved', 'rejected'] as const)('only those that are %s', async (queue) => {
      const ids: string[] = [];
      for (const state of [...states, ...states]) {
        const id = await newListing(kind, dealer.uid, { state });
        if (state === queue) ids.push(id);
      }
      // The longest wait first, and the last decision first.
      const expected = queue === 'pending' ? ids : ids.toReversed();
      expect((await own(queue)).map(({ id }) => id)).toEqual(expected);
      const { count } = await countReviewed(queue, kind);
      expect(count).toBeGreaterThanOrEqual(2);
    });

    test('those whose name and district have words that begin with the typed ones, in any order', async () => {
      const word = `z${crypto.randomUUID().slice(0, 6)}`;
      const id = await newListing(kind, dealer.uid, { state: 'pending', name: `Grand ${word} Plus` });
      await newListing(kind, dealer.uid, { state: 'pending', name: `Grand ${word.slice(0, 3)}` });
      const found = async (search: string) => (await own('pending', search)).map((listing) => listing.id);
      expect(await found(word)).toEqual([id]);
      expect(await found(`${word.slice(0, 5)} gran`)).toEqual([id]);
      expect(await found(`Gran ${word}`)).toEqual([id]);
      expect(await found(`${word} minus`)).toEqual([]);
      expect(await found('g')).toEqual([]);
      expect(await own('rejected', word)).toEqual([]);
    });

    test('those with two words, in pages without a gap, however many have one of them', async () => {
      const word = `y${crypto.randomUUID().slice(0, 6)}`;
      const ids: string[] = [];
      for (let index = 0; index < 18; index += 1) {
        const isBoth = index % 2 === 0;
        const id = await newListing(kind, dealer.uid, { state: 'pending', name: isBoth ? `${word} Zx` : word });
        if (isBoth) ids.push(id);
      }
      const narrowed = { ...notNarrowed, search: `${word} zx` };
      const pages = await pagesOf((cursor) => listReviewed('pending', kind, cursor, narrowed));
      expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 8), ids.slice(8)]);
    });

    test('a queue of the days from one to another, and one of a dealer', async () => {
      const at = async (time: string, state: 'pending' | 'approved') => {
        const id = await newListing(kind, dealer.uid, { state });
        const moment = Timestamp.fromDate(new Date(time));
        await write(pathOf(id), { ...(await stored(pathOf(id))), createdAt: moment, updatedAt: moment });
        return id;
      };
      const days = { ...notNarrowed, from: '2001-01-01', to: '2001-01-02' };
      for (const state of ['pending', 'approved'] as const) {
        await at('2000-12-31T18:29:59Z', state);
        const first = await at('2000-12-31T18:30:00Z', state);
        const last = await at('2001-01-02T18:29:59Z', state);
        await at('2001-01-02T18:30:00Z', state);
        const { items } = await listReviewed(state, kind, null, days);
        const found = items.filter(({ sellerId }) => sellerId === dealer.uid).map(({ id }) => id);
        expect(found).toEqual(state === 'pending' ? [first, last] : [last, first]);
      }
      const ofDealer = { ...notNarrowed, dealer: dealer.uid };
      expect((await listReviewed('approved', kind, null, ofDealer)).items).toHaveLength(4);
      expect((await listReviewed('all', kind, null, ofDealer)).items).toHaveLength(8);
      expect((await listReviewed('rejected', kind, null, ofDealer)).items).toEqual([]);
    });

    test('a time is read to the microsecond', async () => {
      const updatedAt = new Timestamp(1_767_607_200, 123_456_000);
      const { id } = await newReviewedListing();
      await write(pathOf(id), { ...(await stored(pathOf(id))), updatedAt });
      expect({ ...(await seenByAdmin(id)).version }).toEqual({ seconds: 1_767_607_200, nanoseconds: 123_456_000 });
    });

    test('a listing that does not exist', async () => {
      expect(await findReviewed(kind, 'nothing')).toBeUndefined();
    });
  });

  test.each(['pending', 'rejected'] as const)('a %s that is approved is live', async (state) => {
    const listing = await newReviewedListing(state);
    const before = await stored(pathOf(listing.id));
    const review = await decide('approve', listing);
    expect(await stored(pathOf(listing.id))).toEqual({
      ...before,
      approved: true,
      Reject: false,
      visible: true,
      rejectReason: '',
      lastReview: review,
      updatedAt: expect.any(Timestamp),
      approvedAt: expect.any(Timestamp),
      dealerName: dealer.dealerName,
    });
    const { items } = await listApprovedOfDealer(kind, dealer.uid, null);
    expect(items.map((vehicle) => vehicle.id)).toEqual([listing.id]);
    expect(await counted()).toEqual({ waiting: 0, all: 1 });
  });

  test.each(['pending', 'approved', 'sold', 'withdrawn', 'suspended'] as const)(
    'a %s that is deleted is visible to its dealer only, and its record stays',
    async (state) => {
      const listing = await newReviewedListing(state);
      const before = await stored(pathOf(listing.id));
      const review = await reject(listing, reason);
      expect(await stored(pathOf(listing.id))).toEqual({
        ...before,
        approved: false,
        Reject: true,
        closed: '',
        visible: false,
        rejectReason: reason,
        lastReview: review,
        updatedAt: expect.any(Timestamp),
      });
      expect((await listApprovedOfDealer(kind, dealer.uid, null)).items).toEqual([]);
      expect(await seenByAdmin(listing.id)).toMatchObject({ state: 'rejected', rejectReason: reason });
      expect(await counted()).toEqual({ waiting: 0, all: 1 });
    },
  );

  test('a decision has an audit record: who, what, when, why, about which version, and after which decision', async () => {
    const listing = await newReviewedListing();
    const first = await reject(listing, reason);
    const rejected = await seenByAdmin(listing.id);
    const second = await decide('approve', rejected);
    const record = await stored(pathOf(listing.id));
    const { content } = rejected;
    expect(Object.keys(content).toSorted()).toEqual(contentFields(kind).toSorted());
    const shared = { content, who: admin.uid, collection: collectionOf[kind], recordId: listing.id };
    expect(await stored(`audit/${first}`)).toEqual({
      ...shared,
      what: 'reject',
      when: expect.any(Timestamp),
      reason,
      seen: record?.createdAt,
      follows: '',
    });
    expect(await stored(`audit/${second}`)).toEqual({
      ...shared,
      what: 'approve',
      when: record?.updatedAt,
      reason: '',
      seen: (await stored(`audit/${first}`))?.when,
      follows: first,
    });
    const { items } = await listReviews(kind, listing.id, null);
    expect(items.map(({ what, reason: why, who }) => [what, why, who])).toEqual([
      ['approve', '', admin.uid],
      ['reject', reason, admin.uid],
    ]);
  });

  test('a rejection without a reason, or with too long a one, is refused', async () => {
    const listing = await newReviewedListing();
    await expect(reject(listing, '')).rejects.toEqual(appError('denied'));
    await expect(reject(listing, 'x'.repeat(301))).rejects.toEqual(appError('denied'));
    expect(await seenByAdmin(listing.id)).toEqual(listing);
  });

  test.each(['approve', 'reject'] as const)('to %s again after a lost answer, is one decision', async (decision) => {
    const why = decision === 'reject' ? reason : '';
    const listing = await newReviewedListing();
    loseAnswers('firestore');
    await expect(decide(decision, listing, why)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const review = await decide(decision, listing, why);
    expect(await decide(decision, listing, why)).toBe(review);
    expect(await seenByAdmin(listing.id)).toMatchObject({ lastReview: review, rejectReason: why });
    expect((await listReviews(kind, listing.id, null)).items).toHaveLength(1);
  });

  test('the same decision with another reason is refused', async () => {
    const listing = await newReviewedListing();
    await reject(listing, reason);
    await expect(reject(listing, 'Another.')).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(listing.id)).toMatchObject({ rejectReason: reason });
  });

  test('a listing of the own shop is refused, and decided on by another admin (ADMIN-28)', async () => {
    const own = await newDealer();
    const id = await newListing('car', own.uid, { state: 'pending' });
    const shown = await findReviewed('car', id);
    if (!shown) throw new Error('The admin sees no listing');
    const identity = (await stored(`sellers/${own.uid}`)) as DealerIdentity;
    await write(`admins/${own.uid}`, {});
    await logOutAdmin();
    await logInAdmin(own.email, own.password);
    await expect(approve(shown, identity)).rejects.toEqual(appError('ownShop'));
    await expect(reject(shown, 'No.')).rejects.toEqual(appError('ownShop'));
    const other = await newAdmin();
    await logOutAdmin();
    await logInAdmin(other.email, other.password);
    await approve(shown, identity);
    expect(await stored(`products/${id}`)).toMatchObject({ approved: true, approvedAt: expect.any(Timestamp) });
  });

  test('to approve a listing that its dealer has changed meanwhile is refused', async () => {
    const listing = await newReviewedListing();
    await edit(listing);
    const now = await seenByAdmin(listing.id);
    await expect(decide('approve', listing)).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(listing.id)).toEqual(now);
    await decide('approve', now);
    expect((await seenByAdmin(listing.id)).state).toBe('approved');
  });

  test('to reject a listing that its dealer has changed or moved meanwhile succeeds (ADMIN-27)', async () => {
    const listing = await newReviewedListing();
    await edit(listing);
    await write(pathOf(listing.id), { ...(await stored(pathOf(listing.id))), closed: 'withdrawn' });
    const review = await reject(listing, reason);
    expect((await seenByAdmin(listing.id)).state).toBe('rejected');
    const [kept] = (await listReviews(kind, listing.id, null)).items;
    expect(kept).toMatchObject({ id: review, content: listing.content });
  });

  test('a listing is rejected at the first try while its dealer writes without pause (ADMIN-27)', async () => {
    const edits = (count: number) => ({ mileage: String(count), updatedAt: Timestamp.now() });
    for (let time = 0; time < 3; time += 1) {
      const listing = await newReviewedListing();
      await whileHammered(pathOf(listing.id), edits, () => reject(listing, reason));
      expect((await seenByAdmin(listing.id)).state).toBe('rejected');
    }
  });

  test('of two admins at the same time, one decides, and the other must read the listing again', async () => {
    const listing = await newReviewedListing();
    const first = await decide('approve', listing);
    const other = await newAdmin();
    await logInAdmin(other.email, other.password);
    await expect(decide('approve', listing)).rejects.toEqual(appError('changed'));
    await expect(reject(listing, reason)).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(listing.id)).toMatchObject({ state: 'approved', lastReview: first });
    expect((await listReviews(kind, listing.id, null)).items).toHaveLength(1);
  });

  describe('takes a decision back', () => {
    test.each(['approve', 'reject'] as const)(
      'to %s: it is pending again, and both have audit records',
      async (decision) => {
        const listing = await newReviewedListing();
        const review = await decide(decision, listing);
        await undoDecision(listing, review);
        expect(await seenByAdmin(listing.id)).toMatchObject({ state: 'pending', rejectReason: '' });
        const { items } = await listReviews(kind, listing.id, null);
        expect(items.map(({ what }) => what)).toEqual(['requeue', decision]);
        await decide('approve', await seenByAdmin(listing.id));
      },
    );

    test.each(['approve', 'reject'] as const)(
      'to %s: it has its place in the queue again, and is as old as before, however often that happens',
      async (decision) => {
        const word = `w${crypto.randomUUID().slice(0, 6)}`;
        const ids: string[] = [];
        for (const _ of [1, 2, 3]) ids.push(await newListing(kind, dealer.uid, { state: 'pending', name: word }));
        const queue = () => listReviewed('pending', kind, null, { ...notNarrowed, search: word });
        const before = (await queue()).items;
        for (const _ of [1, 2]) {
          const listing = await seenByAdmin(ids[1] ?? '');
          await undoDecision(listing, await decide(decision, listing));
          const { items } = await queue();
          expect(items.map(({ id, version }) => [id, { ...version }])).toEqual(
            before.map(({ id, version }) => [id, { ...version }]),
          );
        }
      },
    );

    test('not seen by another admin, who must read the listing again, though it is as old as before', async () => {
      const listing = await newReviewedListing();
      await undoDecision(listing, await decide('approve', listing));
      const other = await newAdmin();
      await logInAdmin(other.email, other.password);
      await expect(decide('approve', listing)).rejects.toEqual(appError('changed'));
      await decide('approve', await seenByAdmin(listing.id));
    });

    test('once, however often it is called', async () => {
      const listing = await newReviewedListing();
      const review = await decide('approve', listing);
      await undoDecision(listing, review);
      await undoDecision(listing, review);
      expect((await listReviews(kind, listing.id, null)).items).toHaveLength(2);
    });

    test('not when the listing has been changed, or decided on, since', async () => {
      const listing = await newReviewedListing();
      const review = await decide('approve', listing);
      await edit(listing);
      await expect(undoDecision(listing, review)).rejects.toEqual(appError('changed'));
      await reject(await seenByAdmin(listing.id), reason);
      await expect(undoDecision(listing, review)).rejects.toEqual(appError('changed'));
      expect((await seenByAdmin(listing.id)).state).toBe('rejected');
    });

    test('not when the listing no longer exists', async () => {
      const listing = await newReviewedListing();
      const review = await decide('approve', listing);
      await erase(pathOf(listing.id));
      await expect(undoDecision(listing, review)).rejects.toEqual(appError('changed'));
    });

    test('not when another admin decided', async () => {
      const listing = await newReviewedListing();
      const review = await decide('approve', listing);
      const other = await newAdmin();
      await logInAdmin(other.email, other.password);
      await expect(undoDecision(listing, review)).rejects.toEqual(appError('denied'));
      expect((await seenByAdmin(listing.id)).state).toBe('approved');
    });
  });

  test.each(['sold', 'withdrawn', 'suspended'] as const)('a %s listing cannot be approved', async (state) => {
    const listing = await newReviewedListing(state);
    await expect(decide('approve', listing)).rejects.toEqual(appError('denied'));
    expect(await seenByAdmin(listing.id)).toEqual(listing);
  });

  describe('its dealer', () => {
    beforeEach(async () => {
      await write(dealerPath(), { ...(await stored(dealerPath())), approved: false });
    });

    test('becomes public with the first approved listing, and stays public when the approval is taken back', async () => {
      const listing = await newReviewedListing();
      const before = await stored(dealerPath());
      const review = await decide('approve', listing);
      expect(await stored(dealerPath())).toEqual({ ...before, approved: true });
      await undoDecision(listing, review);
      expect(await stored(dealerPath())).toEqual({ ...before, approved: true });
      expect(await counted()).toEqual({ waiting: 1, all: 1 });
    });

    test('is not public after a rejection', async () => {
      await reject(await newReviewedListing(), reason);
      expect(await stored(dealerPath())).toMatchObject({ approved: false });
    });

    test('becomes public once, however often the answer is lost', async () => {
      const listing = await newReviewedListing();
      const shown = await shownDealer();
      loseAnswers('firestore');
      await expect(approve(listing, shown)).rejects.toEqual(appError('offline'));
      restoreNetwork();
      await approve(listing, shown);
      expect(await stored(dealerPath())).toMatchObject({ approved: true });
      expect((await listReviews(kind, listing.id, null)).items).toHaveLength(1);
    });

    test.each([
      ['name', { dealerName: 'Sahyadri M0tors' }],
      ['district', { distName: 'Mumbai' }],
      ['address', { address: '13 MG Road' }],
      ['picture', { profilePic: 'http://pictures.example/other.jpg' }],
    ])('who has changed the %s since it was shown must be read again', async (_what, changes) => {
      const listing = await newReviewedListing();
      const shown = await shownDealer();
      await write(dealerPath(), { ...(await stored(dealerPath())), ...changes });
      await expect(approve(listing, shown)).rejects.toEqual(appError('changed'));
      expect(await stored(dealerPath())).toMatchObject({ approved: false });
      expect(await seenByAdmin(listing.id)).toEqual(listing);
      await decide('approve', listing);
      expect(await stored(dealerPath())).toMatchObject({ ...changes, approved: true });
    });

    test('who has changed only the phone number counts as unchanged', async () => {
      const listing = await newReviewedListing();
      const shown = await shownDealer();
      await write(dealerPath(), { ...(await stored(dealerPath())), phone: '9000000000' });
      await approve(listing, shown);
      expect(await stored(dealerPath())).toMatchObject({ phone: '9000000000', approved: true });
    });

    test('who no longer exists cannot be made public', async () => {
      const listing = await newReviewedListing();
      const shown = await shownDealer();
      await erase(dealerPath());
      await expect(approve(listing, shown)).rejects.toEqual(appError('changed'));
      expect(await stored(dealerPath())).toBeUndefined();
    });

    test('who is suspended does not become public; the listing is not approved, but can be deleted', async () => {
      const listing = await newReviewedListing();
      await write(`suspensions/${dealer.uid}`, {
        reason: 'Buyers have complained.',
        since: Timestamp.now(),
        wasPublic: false,
        lastReview: 'suspension',
      });
      await expect(decide('approve', listing)).rejects.toEqual(appError('suspended'));
      expect(await seenByAdmin(listing.id)).toEqual(listing);
      await reject(listing, reason);
      expect((await seenByAdmin(listing.id)).state).toBe('rejected');
    });
  });

  test('a public dealer whose record has changed since it was shown must be read again too', async () => {
    const listing = await newReviewedListing();
    const shown = await shownDealer();
    await write(dealerPath(), { ...(await stored(dealerPath())), address: '13 MG Road' });
    await expect(approve(listing, shown)).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(listing.id)).toEqual(listing);
  });

  describe('the search tokens of a listing', () => {
    async function withTokens(searchTokens: readonly string[]): Promise<ReviewedListing> {
      const id = await newListing(kind, dealer.uid, { state: 'pending', name: 'Grand Vitara' });
      await write(pathOf(id), { ...(await stored(pathOf(id))), searchTokens });
      return seenByAdmin(id);
    }

    test('are read with each list', async () => {
      const listing = await withTokens(['gr', 'gra']);
      expect(listing.searchTokens).toEqual(['gr', 'gra']);
      expect((await own('pending')).map(({ searchTokens }) => searchTokens)).toEqual([['gr', 'gra']]);
      expect((await own('pending', 'grand')).map(({ searchTokens }) => searchTokens)).toEqual([]);
      expect((await own('pending', 'gra')).map(({ searchTokens }) => searchTokens)).toEqual([['gr', 'gra']]);
    });

    test('may be fewer than its words give', async () => {
      await decide('approve', await withTokens(['gr', 'vita', 'pun']));
    });

    test.each(['swift', 'gx', 'vitaraa', 'Gr', 'rand'])(
      'must not hold “%s”: the listing can only be deleted',
      async (foreign) => {
        const listing = await withTokens(['gr', foreign]);
        await expect(decide('approve', listing)).rejects.toEqual(appError('invalid'));
        expect(await seenByAdmin(listing.id)).toEqual(listing);
        await reject(listing, reason);
        expect((await seenByAdmin(listing.id)).state).toBe('rejected');
      },
    );
  });

  test('a listing that was deleted is not written again', async () => {
    const listing = await newReviewedListing();
    await erase(pathOf(listing.id));
    await expect(decide('approve', listing)).rejects.toEqual(appError('changed'));
    expect(await stored(pathOf(listing.id))).toBeUndefined();
  });

  test('after the logout no decision is possible', async () => {
    const listing = await newReviewedListing();
    await logOutAdmin();
    await expect(decide('approve', listing)).rejects.toEqual(appError('signedOut'));
    await expect(undoDecision(listing, 'review')).rejects.toEqual(appError('signedOut'));
    await expect(listReviews(kind, listing.id, null)).rejects.toEqual(appError('signedOut'));
    expect(await stored(pathOf(listing.id))).toMatchObject({ approved: false, Reject: false });
  });

  test('without a network no decision is possible', async () => {
    const listing = await newReviewedListing();
    cutNetwork();
    await expect(decide('approve', listing)).rejects.toEqual(appError('offline'));
    expect(await stored(pathOf(listing.id))).toMatchObject({ approved: false, Reject: false });
  });
});
