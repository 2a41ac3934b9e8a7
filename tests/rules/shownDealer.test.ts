import { type DocumentData, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { searchLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { allForCars } from './bothKinds';
import { changePath, decidedChange, waitingChange } from './dealerWrites';
import { shownDealer } from './documents';
import { counted } from './listingWrites';
import { writeTogether } from './records';
import { newReview, reviewedListing, reviewRecord } from './reviewWrites';
import { type Call, openStage } from './stage';
import { inWorld, kinds, listingPath } from './world';

/** The name and the district of its dealer, which a listing holds, so that cards need no second query (DEALER-24). */

const stage = openStage();
const { dealer, admin } = accounts;
const seller = `sellers/${dealer.uid}`;
const renamed = { ...inWorld(seller), dealerName: 'Sahyadri Motors', distName: 'Nashik' };

describe.each(kinds)('a %s, after a change of its dealer’s name', (kind) => {
  const path = listingPath(kind, 'approved');
  const shown = shownDealer(kind, inWorld(path), renamed);
  const write =
    (changes: DocumentData): Call =>
    (db) =>
      updateDoc(doc(db, path), changes);

  test.each(allForCars(kind, ['approved', 'pending', 'rejected', 'sold', 'withdrawn', 'suspended'] as const))(
    'that is %s gets the new one from the admin alone',
    async (state) => {
      const rename: Call = (db) => updateDoc(doc(db, listingPath(kind, state)), shown);
      await stage.given({ [seller]: renamed });
      for (const actor of ['visitor', 'buyer', 'dealer', 'otherDealer'] as const) await stage.denies(actor, rename);
      await stage.allows('admin', rename);
    },
  );

  test.each<[string, DocumentData]>([
    ['with another name', { dealerName: 'Sahyadri Motor' }],
    ['with the name from before', { dealerName: inWorld(seller).dealerName }],
    ['with the district from before', { distName: inWorld(seller).distName }],
    ['with a token that is no word', { searchTokens: ['samplenameall'] }],
    ['with a text instead of tokens', { searchTokens: 'sample' }],
    ['with too many tokens', { searchTokens: Array.from({ length: searchLimits.tokens + 1 }, (_, n) => `t${n}`) }],
    ['and has another fact', { mileage: '30' }],
    ['and has another time', { updatedAt: serverTimestamp() }],
    ['and is no longer live', { approved: false, visible: false }],
  ])('denied: %s', async (_, change) => {
    await stage.given({ [seller]: renamed });
    await stage.denies('admin', write({ ...shown, ...change }));
    await stage.allows('admin', write(shown));
  });

  test('denied: the new name before the change is approved', async () => {
    await stage.denies('admin', write(shown));
    await stage.given({ [seller]: renamed });
    await stage.allows('admin', write(shown));
  });

  test('denied: by an admin, of the own shop', async () => {
    const own = { ...inWorld(path), sellerId: admin.uid };
    await stage.given({ [path]: own, [`sellers/${admin.uid}`]: renamed });
    await stage.denies('admin', write(shown));
    await stage.given({ [path]: inWorld(path), [seller]: renamed });
    await stage.allows('admin', write(shown));
  });
});

describe.each(kinds)('a %s that the admin decides about', (kind) => {
  const path = listingPath(kind, 'pending');
  const shown = shownDealer(kind, inWorld(path), renamed);
  const decide = (move: 'approve' | 'reject', change: DocumentData): Call => {
    const listing = { ...reviewedListing(move, path), ...change };
    return (db) => writeTogether(db, { ...counted(path, listing), [`audit/${newReview}`]: reviewRecord(move, path) });
  };

  test('is approved with the name and the district that its dealer has now', async () => {
    await stage.given({ [seller]: renamed });
    await stage.denies('admin', decide('approve', {}));
    await stage.denies('admin', decide('approve', { ...shown, dealerName: inWorld(seller).dealerName }));
    await stage.denies('admin', decide('approve', { ...shown, distName: inWorld(seller).distName }));
    await stage.denies('admin', decide('approve', { ...shown, searchTokens: ['samplenameall'] }));
    await stage.allows('admin', decide('approve', shown));
  });

  test.each(['dealerName', 'distName', 'searchTokens'])('denied: rejected with another %s', async (field) => {
    await stage.given({ [seller]: renamed });
    await stage.denies('admin', decide('reject', { [field]: shown[field] }));
    await stage.allows('admin', decide('reject', {}));
  });

  test('denied: a name in what the dealer sends', async () => {
    const edited = { mileage: '30', updatedAt: serverTimestamp() };
    const send =
      (change: DocumentData): Call =>
      (db) =>
        writeTogether(db, counted(path, { ...inWorld(path), ...edited, ...change }));
    await stage.denies('dealer', send({ dealerName: inWorld(seller).dealerName }));
    await stage.allows('dealer', send({}));
  });
});

describe('that the listings of a dealer show an earlier name', () => {
  const say =
    (changes: DocumentData): Call =>
    (db) =>
      updateDoc(doc(db, seller), changes);

  test('is written by the approval of the change', async () => {
    await stage.given({ [changePath(dealer.uid)]: waitingChange(dealer.uid) });
    const approval = decidedChange('approve');
    const { listingsBehind: _, ...silent } = approval[seller] ?? {};
    await stage.denies('admin', (db) => writeTogether(db, { ...approval, [seller]: silent }));
    await stage.denies('admin', (db) =>
      writeTogether(db, { ...approval, [seller]: { ...silent, listingsBehind: false } }),
    );
    await stage.allows('admin', (db) => writeTogether(db, approval));
  });

  test('denied: with another address that no change has asked for', async () => {
    await stage.given({ [changePath(dealer.uid)]: waitingChange(dealer.uid) });
    await stage.denies('admin', say({ listingsBehind: true, address: '1 New Street' }));
    await stage.allows('admin', (db) => writeTogether(db, decidedChange('approve')));
  });

  test('is taken away by the admin alone', async () => {
    await stage.given({ [seller]: { ...inWorld(seller), listingsBehind: true } });
    await stage.denies('dealer', say({ listingsBehind: false }));
    await stage.denies('admin', say({ listingsBehind: false, phone: '9000000000' }));
    await stage.denies('admin', say({ listingsBehind: 0 }));
    await stage.allows('admin', say({ listingsBehind: false }));
    await stage.denies('admin', say({ listingsBehind: true }));
  });

  test('denied: taken away by an admin, of the own shop', async () => {
    const own = `sellers/${admin.uid}`;
    await stage.given({ [own]: { ...inWorld(seller), listingsBehind: true } });
    await stage.denies('admin', (db) => updateDoc(doc(db, own), { listingsBehind: false }));
    await stage.allows('admin', say({ listingsBehind: false }));
  });
});
