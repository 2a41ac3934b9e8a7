import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer, signUpBuyer, signUpDealer } from '../../src/accounts/accounts.service';
import { UnfinishedDeletionError } from '../../src/accounts/begunDeletion.service';
import { readSession } from '../../src/accounts/sessionStore';
import { bookListing } from '../../src/bookings/bookings.service';
import { deleteOwnAccount, writesAtOnce } from '../../src/ownAccount/deletion.service';
import { readOwnData } from '../../src/ownAccount/ownData.service';
import { storedAboutBuyer, storedAboutDealer } from '../../src/ownAccount/storedAbout';
import { uploadListingPhoto } from '../../src/photos/photos.service';
import { saveListing } from '../../src/saved/saved.service';
import {
  type BuyerAccount,
  type DealerAccount,
  findEverywhere,
  newBuyer,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
  uidOf,
  write,
} from '../support/services/arrange';
import { breakWritesAfter, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError, signedIn } from '../support/services/observe';
import { storeOldPhoto } from '../support/services/oldPhoto';

/** A deletion leaves nothing that names the person, and goes on where it broke off (ACC-27). */

let buyer: BuyerAccount;
let dealer: DealerAccount;
/** Stands in every text that the account has typed, and in every text about it. */
let secret: string;

beforeEach(async () => {
  [buyer, dealer] = await Promise.all([newBuyer(), newDealer()]);
  secret = `secret${buyer.uid}`.toLowerCase();
});

const now = Timestamp.now();

/** The collections in which a text still stands, as the table names them. */
async function collectionsWith(text: string): Promise<string[]> {
  const paths = await findEverywhere(text);
  const names = paths.map((path) =>
    path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/'),
  );
  return [...new Set(names)].sort();
}

const ratingOf = (more: object) => ({
  sellerId: dealer.uid,
  userId: buyer.uid,
  collection: 'products',
  vehicleId: 'car',
  name: 'Swift',
  testDrive: false,
  stars: 4,
  asDescribed: true,
  onTime: true,
  text: secret,
  at: now,
  answer: secret,
  answeredAt: now,
  hidden: '',
  lastReview: '',
  ...more,
});

const reportOf = (more: object) => ({
  collection: 'products',
  recordId: 'car',
  sellerId: dealer.uid,
  name: 'Swift',
  userId: buyer.uid,
  reason: 'other',
  text: secret,
  at: now,
  handledAt: null,
  ...more,
});

/** More than one write holds. */
const many = writesAtOnce + 1;

/** A buyer of whom each record of the table exists. */
async function fillBuyer(count = many): Promise<void> {
  const { uid } = buyer;
  await write(`users/${uid}`, { Name: secret, phone: '9876543210', email: buyer.email, createdAt: now });
  await write(`UsersIds/${uid}`, { Name: secret, phone: '9876543210' });
  await logInBuyer(buyer);
  const id = await newListing('car', dealer.uid);
  await bookListing(uid, { kind: 'car', id, sellerId: dealer.uid, name: 'x' }, { testDrive: null, note: secret });
  await saveListing(uid, { kind: 'car', id, price: 1, savedAt: new Date(0) });
  await write(`accountLanguages/${uid}`, { code: 'ta' });
  await write(`users/${uid}/searches/3`, { address: `/cars?q=${secret}`, lookedAt: now });
  const numbers = Array.from({ length: count }, (_, number) => number);
  for (const number of numbers) {
    const booking = { ...(await stored(`bookings/${uid}_${id}`)), vehicleId: `v${number}`, declineReason: secret };
    await write(`bookings/${uid}_v${number}`, { ...booking, status: 'declined' });
    await write(`UsersIds/${uid}/dealers/dealer${number}`, { since: now, vehicleId: `v${number}` });
    await write(`ratings/${uid}_dealer${number}`, ratingOf({ sellerId: `dealer${number}` }));
    await write(`reports/products_car${number}_${uid}`, reportOf({ recordId: `car${number}` }));
  }
  const hidden = { sellerId: 'hidden', hidden: 'abuse', lastReview: 'review' };
  await write(`ratings/${uid}_hidden`, ratingOf(hidden));
  await write(`reports/products_done_${uid}`, reportOf({ recordId: 'done', handledAt: now }));
}

/** The same of a dealer. */
async function fillDealer(count = many): Promise<void> {
  const { uid } = dealer;
  await write(`sellers/${uid}`, { ...(await stored(`sellers/${uid}`)), dealerName: secret, address: secret });
  const ids = [];
  for (let number = 0; number < count; number += 1) {
    const id = await newListing('car', uid, { state: number === 1 ? 'sold' : 'approved' });
    await write(`products/${id}`, { ...(await stored(`products/${id}`)), carDescription: secret });
    ids.push(id);
  }
  await newListing('bike', uid, { state: 'pending' });
  await newListing('bike', uid, { state: 'withdrawn' });
  await logInBuyer(buyer);
  await bookListing(buyer.uid, { kind: 'car', id: ids[0] ?? '', sellerId: uid, name: 'x' });
  const booking = await stored(`bookings/${buyer.uid}_${ids[0]}`);
  const over = { status: 'completed', carDescription: secret, declineReason: secret, testDrive: now };
  await write(`bookings/${buyer.uid}_over`, { ...booking, ...over, vehicleId: 'over' });
  await saveListing(buyer.uid, { kind: 'car', id: ids[0] ?? '', price: 1, savedAt: new Date(0) });
  await write(`ratings/${buyer.uid}_${uid}`, ratingOf({}));
  await write(`dealerRatings/${uid}`, { count: 1, sum: 4, testDrives: 0, ratingId: 'x', at: now });
  await write(`sellers/${uid}/sales/products_sold`, { price: '4 lakh', buyer: secret });
  await write(`warnings/of-${uid}`, { sellerId: uid, text: secret, at: now, readAt: null });
  await write(`profileChanges/${uid}`, { dealerName: secret, status: 'waiting' });
  await write(`confirmedEmails/${uid}`, { at: now });
  await write(`blockedHours/${uid}`, { hours: ['1732440000000'] });
  await write(`accountLanguages/${uid}`, { code: 'ta' });
  await logInDealer(dealer);
}

/** The collections of the table that stay in some form, of those that the test fills. */
const rest = {
  buyer: ['bookings', 'buyerDeletions', 'ratings', 'reports'],
  dealer: ['UsersIds/dealers', 'bookings', 'dealerDeletions', 'savedCounts'],
};

const partsOf = (rows: Readonly<Record<string, { readonly copy: object }>>): string[] => [
  ...new Set(Object.values(rows).flatMap(({ copy }) => ('copiedAs' in copy ? [String(copy.copiedAs)] : []))),
];

describe('the copy of the own data', () => {
  test('of a buyer has each part of the table, filled', async () => {
    await fillBuyer();
    const data = JSON.parse(await readOwnData('buyer', buyer.uid));
    expect(Object.keys(data).sort()).toEqual(partsOf(storedAboutBuyer).sort());
    expect(data).toMatchObject({
      suspension: null,
      openRequests: { ids: [expect.any(String)] },
      language: { code: 'ta' },
    });
    const { email: _email, openRequests: _open, suspension: _suspension, language: _language, ...filled } = data;
    const { savedListings, shownTo, ...typed } = filled;
    for (const part of Object.values(typed)) expect(JSON.stringify(part)).toContain(secret);
    expect([savedListings.length, shownTo.length]).toEqual([1, many + 1]);
    expect(data.bookings).toHaveLength(many + 1);
  });

  test('of a dealer has each part of the table, filled', async () => {
    await fillDealer();
    await storeOldPhoto('car_photos', dealer.uid, 'shown-nowhere');
    const data = JSON.parse(await readOwnData('dealer', dealer.uid));
    expect(Object.keys(data).sort()).toEqual(partsOf(storedAboutDealer).sort());
    for (const part of ['profile', 'listings', 'bookings', 'ratings', 'sales', 'warnings']) {
      expect(JSON.stringify(data[part])).toContain(secret);
    }
    expect(data).toMatchObject({
      photos: [expect.stringContaining('shown-nowhere')],
      ratingSum: { count: 1, sum: 4 },
      saves: [{ count: 1 }],
      stockCount: { waiting: 1 },
      isEmailConfirmed: true,
      language: { code: 'ta' },
      suspension: null,
    });
    expect(data.bookings).toHaveLength(2);
  });
});

describe('the deletion of a buyer', () => {
  test('leaves no text of the buyer and no name', async () => {
    await fillBuyer();
    expect((await collectionsWith(secret)).length).toBeGreaterThan(4);
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await collectionsWith(secret)).toEqual([]);
    expect(await collectionsWith(buyer.email)).toEqual([]);
    expect((await collectionsWith(buyer.uid)).filter((name) => !rest.buyer.includes(name))).toEqual([]);
    expect(await stored(`UsersIds/${buyer.uid}`)).toBeUndefined();
    expect(await stored(`openRequests/${buyer.uid}`)).toBeUndefined();
    expect(await stored(`accountLanguages/${buyer.uid}`)).toBeUndefined();
    expect(await uidOf(buyer.email)).toBeNull();
    expect(await signedIn()).toBeNull();
    expect(readSession().buyer).toBeNull();
    const bookings = await storedWhere('bookings', 'userId', buyer.uid);
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['cancelled', 'declined']));
    const ratings = await storedWhere('ratings', 'userId', buyer.uid);
    expect(new Set(ratings.map(({ stars }) => stars))).toEqual(new Set([4]));
  });

  test('that breaks off goes on at the next login, wherever that was', async () => {
    await fillBuyer(1);
    for (let writes = 0; ; writes = 1) {
      breakWritesAfter(writes);
      try {
        await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
        restoreNetwork();
        break;
      } catch (error) {
        expect(error).toEqual(appError('offline'));
      }
      restoreNetwork();
      const isDeletionBegun = (await stored(`buyerDeletions/${buyer.uid}`)) !== undefined;
      const login = logInBuyer(buyer);
      if (isDeletionBegun) await expect(login).rejects.toEqual(new UnfinishedDeletionError(buyer.uid, ['buyer']));
      else await login;
      expect(await signedIn()).toBe(buyer.uid);
    }
    expect(await collectionsWith(secret)).toEqual([]);
    expect(await uidOf(buyer.email)).toBeNull();
  }, 120_000);

  test('is not passed by a sign-up', async () => {
    await write(`buyerDeletions/${buyer.uid}`, { at: now });
    const again = { ...buyer, name: 'Asha', phone: '9876543210' };
    await expect(signUpBuyer(again)).rejects.toEqual(appError('deletionBegun'));
  });

  test('of one role keeps the login for the other, which can get the role again', async () => {
    await write(`sellers/${buyer.uid}`, { dealerName: 'Both Motors', approved: false });
    await logInBuyer(buyer);
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await stored(`buyerDeletions/${buyer.uid}`)).toBeUndefined();
    await logInDealer(buyer);
    await signUpBuyer({ ...buyer, name: 'Asha', phone: '9876543210' });
    await logInBuyer(buyer);
  });
});

describe('the deletion of a dealer', () => {
  test('leaves nothing public and nothing that names the dealer', async () => {
    await fillDealer();
    const photos = await Promise.all(
      (['car_photos', 'bike_photos', 'seller_profile_pics'] as const).map((folder) =>
        storeOldPhoto(folder, dealer.uid, 'photo'),
      ),
    );
    await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
    expect(await collectionsWith(secret)).toEqual([]);
    expect(await collectionsWith(dealer.email)).toEqual([]);
    expect((await collectionsWith(dealer.uid)).filter((name) => !rest.dealer.includes(name))).toEqual([]);
    for (const photo of photos) expect((await fetch(photo)).ok).toBe(false);
    expect(await uidOf(dealer.email)).toBeNull();
    const bookings = await storedWhere('bookings', 'sellerId', dealer.uid);
    expect(bookings.map(({ status, declineReason }) => [status, declineReason]).sort()).toEqual([
      ['completed', ''],
      ['declined', '#dealerLeft'],
    ]);
  });

  test('hides the dealer with its first write, and goes on at the next login, wherever it broke off', async () => {
    await fillDealer(1);
    for (let writes = 0; ; writes = 1) {
      breakWritesAfter(writes);
      try {
        await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
        restoreNetwork();
        break;
      } catch (error) {
        expect(error).toEqual(appError('offline'));
      }
      restoreNetwork();
      const record = await stored(`sellers/${dealer.uid}`);
      const isDeletionBegun = (await stored(`dealerDeletions/${dealer.uid}`)) !== undefined;
      expect(record?.approved ?? false).toBe(!isDeletionBegun);
      const left = await Promise.all(['products', 'bikes'].map((name) => storedWhere(name, 'sellerId', dealer.uid)));
      if (!record) expect(left.flat()).toEqual([]);
      const login = logInDealer(dealer);
      if (isDeletionBegun) await expect(login).rejects.toEqual(new UnfinishedDeletionError(dealer.uid, ['dealer']));
      else await login;
    }
    expect(await collectionsWith(secret)).toEqual([]);
    expect(await uidOf(dealer.email)).toBeNull();
  }, 120_000);

  test('finds the answer that was lost', async () => {
    await fillDealer(1);
    loseAnswersToWrites();
    await expect(deleteOwnAccount(['dealer'], dealer.uid, dealer.password)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
    expect(await stored(`sellers/${dealer.uid}`)).toBeUndefined();
  });

  test('waits for photos that are too young to be deleted', async () => {
    await logInDealer(dealer);
    const content = new Blob(['a photo'], { type: 'image/jpeg' });
    const photo = { folder: 'car_photos', ownerId: dealer.uid, fileName: 'front.jpg', content } as const;
    const uploaded = await uploadListingPhoto(photo);
    const old = await storeOldPhoto('car_photos', dealer.uid, 'old');
    const deletion = deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
    await expect(deletion).rejects.toMatchObject({ kind: 'tooSoon', from: expect.any(Date) });
    expect((await fetch(old)).ok).toBe(false);
    expect((await fetch(uploaded)).ok).toBe(true);
    await expect(logInDealer(dealer)).rejects.toEqual(new UnfinishedDeletionError(dealer.uid, ['dealer']));
  });

  test('is for ever: the login does not become a dealer again', async () => {
    await write(`users/${dealer.uid}`, { Name: 'Asha', phone: '9876543210', email: dealer.email });
    await logInDealer(dealer);
    await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
    await logInBuyer(dealer);
    const picture = new File(['a photo'], 'shop.jpg', { type: 'image/jpeg' });
    const again = {
      ...dealer,
      address: '12 MG Road',
      district: 'Pune',
      phone: '9123456780',
      picture: { chosen: picture, compressed: picture },
    };
    await expect(signUpDealer(again)).rejects.toEqual(appError('deletionBegun'));
  });
});
