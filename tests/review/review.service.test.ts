import { beforeEach, describe, expect, test } from 'vitest';
import type { Post, QueueName } from '../../src/domain/review';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { logInUser } from '../../src/services/accounts';
import { logInAdmin, logOutAdmin } from '../../src/services/adminSession';
import { listReviews } from '../../src/services/audit';
import { countPosts, listPosts, readPost, searchPosts } from '../../src/services/posts';
import { decide, takeBack } from '../../src/services/review';
import { listApprovedOfSeller } from '../../src/services/vehicleLists';
import {
  type Account,
  type Dealer,
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
  write,
} from './arrange';
import { cutNetwork, loseAnswers, restoreNetwork } from './network';
import { appError, localStorageContent, signedIn } from './observe';
import { pagesOf } from './pages';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;
const states = ['pending', 'approved', 'rejected', 'sold', 'withdrawn'] as const;

beforeEach(logOutAdmin);

describe('the admin logs in', () => {
  test('with the id and the password', async () => {
    const { email, password } = await newAdmin();
    expect(await logInAdmin(` ${email} `, password)).toBe('in');
    await expect(listPosts('all', 'car', null)).resolves.toBeDefined();
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
  ])('%s: wrong credentials, and nobody is in', async (_case, account) => {
    const { email, password } = await account();
    expect(await logInAdmin(email, password)).toBe('wrongCredentials');
    await expect(listPosts('all', 'car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([
    ['a buyer', newBuyer],
    ['a dealer', newDealer],
    ['an account without a profile', newAccount],
  ])('%s is no admin: no admin data, and nobody is in', async (_who, newPerson) => {
    const { email, password } = await newPerson();
    expect(await logInAdmin(email, password)).toBe('noAdminData');
    await expect(listPosts('all', 'car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([undefined, 'firestore'] as const)('without a network (%s) it fails, and nobody is in', async (service) => {
    const { email, password } = await newAdmin();
    cutNetwork(service);
    await expect(logInAdmin(email, password)).rejects.toEqual(appError('offline'));
    await expect(listPosts('all', 'car', null)).rejects.toEqual(appError('signedOut'));
  });

  test("a buyer's session on the same device goes on undisturbed, and nothing is remembered of the admin", async () => {
    const buyer = await newBuyer();
    await logInUser(buyer);
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
    await expect(listPosts('all', 'bike', null)).rejects.toEqual(appError('signedOut'));
  });
});

const reason = 'The photos are unclear, or do not show the vehicle.';

describe.each(kinds)('the admin reviews %ss', (kind) => {
  let dealer: Dealer;
  let admin: Account;
  const pathOf = (id: string) => `${collectionOf[kind]}/${id}`;

  beforeEach(async () => {
    dealer = await newDealer();
    admin = await newAdmin();
    await logInAdmin(admin.email, admin.password);
  });

  async function seenByAdmin(id: string): Promise<Post> {
    const post = await readPost(kind, id);
    if (!post) throw new Error(`The admin does not see the ${kind} ${id}`);
    return post;
  }

  const newPost = async (state: Post['state'] = 'pending'): Promise<Post> =>
    seenByAdmin(await newListing(kind, dealer.uid, { state }));

  async function own(queue: QueueName, words: readonly string[] = []): Promise<readonly Post[]> {
    const pages = await pagesOf((cursor) =>
      words.length === 0 ? listPosts(queue, kind, cursor) : searchPosts(queue, kind, words, cursor),
    );
    return pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
  }

  /** As its dealer edits it. */
  async function edit({ id }: Post): Promise<void> {
    await write(pathOf(id), { ...(await stored(pathOf(id))), mileage: '31', updatedAt: Timestamp.now() });
  }

  describe('the lists', () => {
    test('all posts, whatever their state, in the order they were posted, 8 to a page', async () => {
      const ids: string[] = [];
      for (const state of [...states, ...states]) ids.push(await newListing(kind, dealer.uid, { state }));
      const pages = await pagesOf((cursor) => listPosts('all', kind, cursor));
      const posts = pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
      expect(posts.map(({ id }) => id)).toEqual(ids);
      expect(posts.map(({ state }) => state)).toEqual([...states, ...states]);
      expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
    });

    test.each(['pending', 'approved', 'rejected'] as const)('those that are %s, and no other', async (queue) => {
      const ids: string[] = [];
      for (const state of [...states, ...states]) {
        const id = await newListing(kind, dealer.uid, { state });
        if (state === queue) ids.push(id);
      }
      expect((await own(queue)).map(({ id }) => id)).toEqual(ids);
      const { count } = await countPosts(queue, kind);
      expect(count).toBeGreaterThanOrEqual(2);
    });

    test('those whose name and district have words that begin so, whatever their order', async () => {
      const word = `z${crypto.randomUUID().slice(0, 6)}`;
      const id = await newListing(kind, dealer.uid, { state: 'pending', name: `Grand ${word} Plus` });
      await newListing(kind, dealer.uid, { state: 'pending', name: `Grand ${word.slice(0, 3)}` });
      const found = async (...words: string[]) => (await own('pending', words)).map((post) => post.id);
      expect(await found(word)).toEqual([id]);
      expect(await found(word.slice(0, 5), 'gran')).toEqual([id]);
      expect(await found('gran', word)).toEqual([id]);
      expect(await found(word, 'minus')).toEqual([]);
      expect(await found('g')).toEqual([]);
      expect(await own('rejected', [word])).toEqual([]);
    });

    test('those that match all words, behind many that match one', async () => {
      const word = `y${crypto.randomUUID().slice(0, 6)}`;
      const ids: string[] = [];
      for (let index = 0; index < 45; index += 1) {
        const name = index % 20 === 10 ? `${word} Zx` : word;
        const id = await newListing(kind, dealer.uid, { state: 'pending', name });
        if (index % 20 === 10) ids.push(id);
      }
      const pages = await pagesOf((cursor) => searchPosts('pending', kind, [word, 'zx'], cursor));
      expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids, []]);
    });

    test('a time is read to the microsecond', async () => {
      const updatedAt = new Timestamp(1_767_607_200, 123_456_000);
      const { id } = await newPost();
      await write(pathOf(id), { ...(await stored(pathOf(id))), updatedAt });
      expect((await seenByAdmin(id)).version).toEqual({ seconds: 1_767_607_200, nanoseconds: 123_456_000 });
    });

    test('a post that is not there', async () => {
      expect(await readPost(kind, 'nothing')).toBeNull();
    });
  });

  test.each(['pending', 'rejected'] as const)('a %s post that is approved is live', async (state) => {
    const post = await newPost(state);
    const before = await stored(pathOf(post.id));
    const review = await decide('approve', post);
    expect(await stored(pathOf(post.id))).toEqual({
      ...before,
      approved: true,
      Reject: false,
      rejectReason: '',
      lastReview: review,
      updatedAt: expect.any(Timestamp),
    });
    const { items } = await listApprovedOfSeller(kind, dealer.uid, null);
    expect(items.map((vehicle) => vehicle.id)).toEqual([post.id]);
  });

  test.each(['pending', 'approved'] as const)('a %s post that is deleted is live no more, but stays', async (state) => {
    const post = await newPost(state);
    const before = await stored(pathOf(post.id));
    const review = await decide('reject', post, reason);
    expect(await stored(pathOf(post.id))).toEqual({
      ...before,
      approved: false,
      Reject: true,
      rejectReason: reason,
      lastReview: review,
      updatedAt: expect.any(Timestamp),
    });
    expect((await listApprovedOfSeller(kind, dealer.uid, null)).items).toEqual([]);
    expect(await seenByAdmin(post.id)).toMatchObject({ state: 'rejected', rejectReason: reason });
  });

  test('a decision is recorded: who, what, when, why, of what was seen, and after which', async () => {
    const post = await newPost();
    const first = await decide('reject', post, reason);
    const rejected = await seenByAdmin(post.id);
    const second = await decide('approve', rejected);
    const listing = await stored(pathOf(post.id));
    const shared = { who: admin.uid, collection: collectionOf[kind], listingId: post.id };
    expect(await stored(`audit/${first}`)).toEqual({
      ...shared,
      what: 'reject',
      when: expect.any(Timestamp),
      reason,
      seen: listing?.createdAt,
      follows: '',
    });
    expect(await stored(`audit/${second}`)).toEqual({
      ...shared,
      what: 'approve',
      when: listing?.updatedAt,
      reason: '',
      seen: (await stored(`audit/${first}`))?.when,
      follows: first,
    });
    const { items } = await listReviews(kind, post.id, null);
    expect(items.map(({ what, reason: why, who }) => [what, why, who])).toEqual([
      ['approve', '', admin.uid],
      ['reject', reason, admin.uid],
    ]);
  });

  test('a rejection without a reason, or with too long a one, is refused', async () => {
    const post = await newPost();
    await expect(decide('reject', post)).rejects.toEqual(appError('denied'));
    await expect(decide('reject', post, 'x'.repeat(301))).rejects.toEqual(appError('denied'));
    expect(await seenByAdmin(post.id)).toEqual(post);
  });

  test.each(['approve', 'reject'] as const)(
    'to %s again, because the answer was lost, is one decision',
    async (decision) => {
      const why = decision === 'reject' ? reason : '';
      const post = await newPost();
      loseAnswers('firestore');
      await expect(decide(decision, post, why)).rejects.toEqual(appError('offline'));
      restoreNetwork();
      const review = await decide(decision, post, why);
      expect(await decide(decision, post, why)).toBe(review);
      expect(await seenByAdmin(post.id)).toMatchObject({ lastReview: review, rejectReason: why });
      expect((await listReviews(kind, post.id, null)).items).toHaveLength(1);
    },
  );

  test('the same decision for another reason than the one that stands has not been made', async () => {
    const post = await newPost();
    await decide('reject', post, reason);
    await expect(decide('reject', post, 'Another.')).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(post.id)).toMatchObject({ rejectReason: reason });
  });

  test.each(['approve', 'reject'] as const)(
    'to %s what its dealer has changed meanwhile is refused',
    async (decision) => {
      const post = await newPost();
      await edit(post);
      const now = await seenByAdmin(post.id);
      await expect(decide(decision, post, decision === 'reject' ? reason : '')).rejects.toEqual(appError('changed'));
      expect(await seenByAdmin(post.id)).toEqual(now);
      await decide(decision, now, decision === 'reject' ? reason : '');
      expect((await seenByAdmin(post.id)).state).toBe(decision === 'approve' ? 'approved' : 'rejected');
    },
  );

  test('of two admins at once, one decides, and the other looks again', async () => {
    const post = await newPost();
    const first = await decide('approve', post);
    const other = await newAdmin();
    await logInAdmin(other.email, other.password);
    await expect(decide('approve', post)).rejects.toEqual(appError('changed'));
    await expect(decide('reject', post, reason)).rejects.toEqual(appError('changed'));
    expect(await seenByAdmin(post.id)).toMatchObject({ state: 'approved', lastReview: first });
    expect((await listReviews(kind, post.id, null)).items).toHaveLength(1);
  });

  describe('takes a decision back', () => {
    test.each(['approve', 'reject'] as const)('to %s: it waits again, and both are recorded', async (decision) => {
      const post = await newPost();
      const review = await decide(decision, post, decision === 'reject' ? reason : '');
      await takeBack(post, review);
      expect(await seenByAdmin(post.id)).toMatchObject({ state: 'pending', rejectReason: '' });
      const { items } = await listReviews(kind, post.id, null);
      expect(items.map(({ what }) => what)).toEqual(['requeue', decision]);
      await decide('approve', await seenByAdmin(post.id));
    });

    test('once, however often it is asked for', async () => {
      const post = await newPost();
      const review = await decide('approve', post);
      await takeBack(post, review);
      await takeBack(post, review);
      expect((await listReviews(kind, post.id, null)).items).toHaveLength(2);
    });

    test('not when the listing has been changed, or decided on, since', async () => {
      const post = await newPost();
      const review = await decide('approve', post);
      await edit(post);
      await expect(takeBack(post, review)).rejects.toEqual(appError('changed'));
      await decide('reject', await seenByAdmin(post.id), reason);
      await expect(takeBack(post, review)).rejects.toEqual(appError('changed'));
      expect((await seenByAdmin(post.id)).state).toBe('rejected');
    });

    test('not when the listing is gone', async () => {
      const post = await newPost();
      const review = await decide('approve', post);
      await erase(pathOf(post.id));
      await expect(takeBack(post, review)).rejects.toEqual(appError('changed'));
    });

    test('not when another admin decided', async () => {
      const post = await newPost();
      const review = await decide('approve', post);
      const other = await newAdmin();
      await logInAdmin(other.email, other.password);
      await expect(takeBack(post, review)).rejects.toEqual(appError('denied'));
      expect((await seenByAdmin(post.id)).state).toBe('approved');
    });
  });

  test.each(['sold', 'withdrawn'] as const)('a %s post can be decided on no more', async (state) => {
    const post = await newPost(state);
    await expect(decide('approve', post)).rejects.toEqual(appError('denied'));
    await expect(decide('reject', post, reason)).rejects.toEqual(appError('denied'));
    expect(await seenByAdmin(post.id)).toEqual(post);
  });

  test('neither can a post that has vanished, and it does not come back', async () => {
    const post = await newPost();
    await erase(pathOf(post.id));
    await expect(decide('approve', post)).rejects.toEqual(appError('changed'));
    expect(await stored(pathOf(post.id))).toBeUndefined();
  });

  test('after the logout no decision is taken', async () => {
    const post = await newPost();
    await logOutAdmin();
    await expect(decide('approve', post)).rejects.toEqual(appError('signedOut'));
    await expect(takeBack(post, 'review')).rejects.toEqual(appError('signedOut'));
    await expect(listReviews(kind, post.id, null)).rejects.toEqual(appError('signedOut'));
    expect(await stored(pathOf(post.id))).toMatchObject({ approved: false, Reject: false });
  });

  test('without a network no decision is taken', async () => {
    const post = await newPost();
    cutNetwork();
    await expect(decide('approve', post)).rejects.toEqual(appError('offline'));
    expect(await stored(pathOf(post.id))).toMatchObject({ approved: false, Reject: false });
  });
});
