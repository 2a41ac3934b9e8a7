import { beforeEach, describe, expect, test } from 'vitest';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { logInUser } from '../../src/services/accounts';
import { logInAdmin, logOutAdmin } from '../../src/services/adminSession';
import { approveListing, listForReview, rejectListing } from '../../src/services/review';
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
} from './arrange';
import { cutNetwork } from './network';
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
    await expect(listForReview('car', null)).resolves.toBeDefined();
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
    await expect(listForReview('car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([
    ['a buyer', newBuyer],
    ['a dealer', newDealer],
    ['an account without a profile', newAccount],
  ])('%s is no admin: no admin data, and nobody is in', async (_who, newPerson) => {
    const { email, password } = await newPerson();
    expect(await logInAdmin(email, password)).toBe('noAdminData');
    await expect(listForReview('car', null)).rejects.toEqual(appError('signedOut'));
  });

  test.each([undefined, 'firestore'] as const)('without a network (%s) it fails, and nobody is in', async (service) => {
    const { email, password } = await newAdmin();
    cutNetwork(service);
    await expect(logInAdmin(email, password)).rejects.toEqual(appError('offline'));
    await expect(listForReview('car', null)).rejects.toEqual(appError('signedOut'));
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
    await expect(listForReview('bike', null)).rejects.toEqual(appError('signedOut'));
  });
});

describe.each(kinds)('the admin reviews %ss', (kind) => {
  let dealer: Dealer;
  const pathOf = (id: string) => `${collectionOf[kind]}/${id}`;

  beforeEach(async () => {
    dealer = await newDealer();
    const { email, password } = await newAdmin();
    await logInAdmin(email, password);
  });

  async function seenByAdmin(id: string): Promise<Vehicle> {
    const pages = await pagesOf((cursor) => listForReview(kind, cursor));
    const vehicle = pages.flat().find((candidate) => candidate.id === id);
    if (!vehicle) throw new Error(`The admin does not see the ${kind} ${id}`);
    return vehicle;
  }

  test('all posts, whatever their state, in the order they were posted, 8 to a page', async () => {
    const ids: string[] = [];
    for (const state of [...states, ...states]) ids.push(await newListing(kind, dealer.uid, { state }));
    const pages = await pagesOf((cursor) => listForReview(kind, cursor));
    const own = pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
    expect(own.map(({ id }) => id)).toEqual(ids);
    expect(own.map(({ state }) => state)).toEqual([...states, ...states]);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test.each(['pending', 'rejected'] as const)('a %s post that is approved is live', async (state) => {
    const id = await newListing(kind, dealer.uid, { state });
    const before = await stored(pathOf(id));
    await approveListing(await seenByAdmin(id));
    expect(await stored(pathOf(id))).toEqual({ ...before, approved: true, Reject: false });
    const { items } = await listApprovedOfSeller(kind, dealer.uid, null);
    expect(items.map((vehicle) => vehicle.id)).toEqual([id]);
  });

  test.each(['pending', 'approved'] as const)('a %s post that is deleted is live no more, but stays', async (state) => {
    const id = await newListing(kind, dealer.uid, { state });
    const before = await stored(pathOf(id));
    await rejectListing(await seenByAdmin(id));
    expect(await stored(pathOf(id))).toEqual({ ...before, approved: false, Reject: true });
    expect((await listApprovedOfSeller(kind, dealer.uid, null)).items).toEqual([]);
    expect((await seenByAdmin(id)).state).toBe('rejected');
  });

  test('a decision that stands already, because its first answer was lost, has been made', async () => {
    const id = await newListing(kind, dealer.uid, { state: 'pending' });
    const vehicle = await seenByAdmin(id);
    await approveListing(vehicle);
    await expect(approveListing(vehicle)).resolves.toBeUndefined();
    await rejectListing(vehicle);
    await expect(rejectListing(vehicle)).resolves.toBeUndefined();
  });

  test.each(['sold', 'withdrawn'] as const)('a %s post can be decided on no more', async (state) => {
    const id = await newListing(kind, dealer.uid, { state });
    const before = await stored(pathOf(id));
    const vehicle = await seenByAdmin(id);
    await expect(approveListing(vehicle)).rejects.toEqual(appError('denied'));
    await expect(rejectListing(vehicle)).rejects.toEqual(appError('denied'));
    expect(await stored(pathOf(id))).toEqual(before);
  });

  test('neither can a post that has vanished, and it does not come back', async () => {
    const id = await newListing(kind, dealer.uid, { state: 'pending' });
    const vehicle = await seenByAdmin(id);
    await erase(pathOf(id));
    await expect(approveListing(vehicle)).rejects.toEqual(expect.objectContaining({ name: 'AppError' }));
    expect(await stored(pathOf(id))).toBeUndefined();
  });

  test('after the logout no decision is taken', async () => {
    const id = await newListing(kind, dealer.uid, { state: 'pending' });
    const vehicle = await seenByAdmin(id);
    await logOutAdmin();
    await expect(approveListing(vehicle)).rejects.toEqual(appError('signedOut'));
    await expect(rejectListing(vehicle)).rejects.toEqual(appError('signedOut'));
    expect(await stored(pathOf(id))).toMatchObject({ approved: false, Reject: false });
  });

  test('without a network no decision is taken', async () => {
    const id = await newListing(kind, dealer.uid, { state: 'pending' });
    const vehicle = await seenByAdmin(id);
    cutNetwork();
    await expect(approveListing(vehicle)).rejects.toEqual(appError('offline'));
    expect(await stored(pathOf(id))).toMatchObject({ approved: false, Reject: false });
  });
});
