import { type DocumentData, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { stockLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { unknownKeys, value, without } from './change';
import { deviceTime, longAgo, moveWrites, newListing } from './documents';
import { changeListing, counted, writeListing } from './listingWrites';
import { writeTogether } from './records';
import { review } from './reviewWrites';
import { openStage } from './stage';
import { countPath } from './stockCounts';
import { bookedId, bookingPath, collectionOf, inWorld, kinds, listingPath, otherDealersId } from './world';

/** The limits of a dealer's stock, and how it is counted (DEALER-10). */

const stage = openStage();
const { buyer, dealer, otherDealer } = accounts;
const count = countPath(dealer.uid);
const stored = inWorld(count);

/** What a count names its listing by. */
function listed(path: string): DocumentData {
  const [collection, listingId] = path.split('/');
  return { collection, listingId };
}

const wrongCounts = (honest: DocumentData) => [
  value('waiting', honest.waiting - 1),
  value('waiting', honest.waiting + 1),
  value('waiting', String(honest.waiting)),
  value('all', honest.all - 1),
  value('all', honest.all + 1),
  value('listingId', 'another'),
  value('at', longAgo, 'some time ago'),
  value('at', deviceTime, 'the client’s time'),
  ...['waiting', 'all', 'collection', 'listingId', 'at'].map(without),
  ...unknownKeys('sellerId'),
];

describe.each(kinds)('a %s', (kind) => {
  const path = `${collectionOf(kind)}/new`;
  const listing = newListing(kind, dealer.uid);
  const honest = counted(path, listing);
  const otherKind = kind === 'car' ? 'bike' : 'car';

  describe('that is new', () => {
    test('denied: without the count', async () => {
      await stage.denies('dealer', (db) => setDoc(doc(db, path), listing));
      await stage.allows('dealer', (db) => writeTogether(db, honest));
    });

    test('denied: the count without the listing', () =>
      stage.denies('dealer', (db) => setDoc(doc(db, count), honest[count] ?? {})));

    test.each([...wrongCounts(honest[count] ?? {}), value('collection', collectionOf(otherKind))])(
      'denied: with the count, $name',
      ({ to }) => stage.denies('dealer', (db) => writeTogether(db, { ...honest, [count]: to(honest[count] ?? {}) })),
    );

    test('denied: with numbers that are not whole', async () => {
      const counts = (waiting: number, all: number) => ({ ...honest[count], waiting, all });
      await stage.given({ [count]: { ...stored, waiting: 1.5, all: 2.5 } });
      await stage.denies('dealer', (db) => writeTogether(db, { ...honest, [count]: counts(2.5, 3.5) }));
      await stage.given({ [count]: { ...stored, waiting: 1, all: 2 } });
      await stage.allows('dealer', (db) => writeTogether(db, { ...honest, [count]: counts(2, 3) }));
    });

    test('denied: two listings with one count, even if it counts both', async () => {
      const second = { [`${collectionOf(kind)}/second`]: listing };
      await stage.denies('dealer', (db) => writeTogether(db, { ...honest, ...second }));
      const namesake = { [`${collectionOf(otherKind)}/new`]: newListing(otherKind, dealer.uid) };
      await stage.denies('dealer', (db) => writeTogether(db, { ...honest, ...namesake }));
      const both = { ...honest[count], waiting: stored.waiting + 2, all: stored.all + 2 };
      await stage.denies('dealer', (db) => writeTogether(db, { ...honest, ...second, [count]: both }));
    });

    test('the first one of a dealer', async () => {
      await stage.given({ [count]: null });
      const first = counted(path, listing, { count: { waiting: 0, all: 0 } });
      for (const wrong of [value('waiting', 0), value('waiting', 2), value('all', 0), value('all', 2)]) {
        await stage.denies('dealer', (db) => writeTogether(db, { ...first, [count]: wrong.to(first[count] ?? {}) }));
      }
      await stage.denies('dealer', (db) => setDoc(doc(db, count), first[count] ?? {}));
      await stage.allows('dealer', (db) => writeTogether(db, first));
    });
  });

  describe('that is edited', () => {
    const live = listingPath(kind, 'approved');
    const edit = { ...moveWrites('edit', 'approved'), mileage: '30' };
    const editing = counted(live, { ...inWorld(live), ...edit });

    test('denied: without the count, also where the last one was for the same listing', async () => {
      await stage.denies('dealer', (db) => updateDoc(doc(db, live), edit));
      await stage.given({ [count]: { ...stored, ...listed(live), at: longAgo } });
      await stage.denies('dealer', (db) => updateDoc(doc(db, live), edit));
      await stage.allows('dealer', (db) => writeTogether(db, editing));
    });

    test.each(wrongCounts(editing[count] ?? {}))('denied: with the count, $name', ({ to }) =>
      stage.denies('dealer', (db) => writeTogether(db, { ...editing, [count]: to(editing[count] ?? {}) })),
    );

    test('denied: with a count for another listing, which does not change', async () => {
      const pending = listingPath(kind, 'pending');
      const again = counted(pending, { ...inWorld(pending), updatedAt: serverTimestamp() });
      await stage.denies('dealer', (db) => writeTogether(db, { ...again, [live]: editing[live] ?? null }));
      await stage.allows('dealer', (db) => writeTogether(db, again));
    });
  });

  describe('at the limits', () => {
    const full = { ...stored, waiting: stockLimits.waiting, all: stockLimits.all };
    const oneFree = { ...full, waiting: full.waiting - 1, all: full.all - 1 };

    test('allowed: the last one that may wait, and the last one of all', async () => {
      await stage.given({ [count]: oneFree });
      await stage.allows('dealer', (db) => writeListing(db, path, listing, { count: oneFree }));
    });

    test.each([
      ['waiting', { ...oneFree, waiting: full.waiting }],
      ['of all', { ...oneFree, all: full.all }],
    ])('denied: one more %s', async (_, before) => {
      await stage.given({ [count]: before });
      await stage.denies('dealer', (db) => writeListing(db, path, listing, { count: before }));
    });

    test('a pending listing may be edited and withdrawn, a live one may not become pending', async () => {
      await stage.given({ [count]: full });
      const change = (state: 'pending' | 'approved', changes: DocumentData, before: DocumentData) => {
        const at = listingPath(kind, state);
        return counted(at, { ...inWorld(at), ...changes }, { count: before });
      };
      const edit = change('pending', { mileage: '30', updatedAt: serverTimestamp() }, full);
      await stage.allows('dealer', (db) => writeTogether(db, edit));
      const again = change('approved', moveWrites('edit', 'approved'), full);
      await stage.denies('dealer', (db) => writeTogether(db, again));
      const over = { ...full, waiting: full.waiting + 2, all: full.all + 2 };
      await stage.given({ [count]: over });
      const otherEdit = change('pending', { mileage: '31', updatedAt: serverTimestamp() }, over);
      await stage.allows('dealer', (db) => writeTogether(db, otherEdit));
      const withdrawal = change('pending', { mileage: '31', ...moveWrites('withdraw', 'pending') }, over);
      await stage.allows('dealer', (db) => writeTogether(db, withdrawal));
    });

    test('a live listing frees a place when it is sold, and needs one to be put back', async () => {
      const sale = (before: DocumentData) => {
        const at = listingPath(kind, 'approved');
        return counted(at, { ...inWorld(at), ...moveWrites('sell', 'approved') }, { count: before });
      };
      const return_ = (before: DocumentData) => {
        const at = listingPath(kind, 'sold');
        return counted(at, { ...inWorld(at), ...moveWrites('putBack', 'sold') }, { count: before });
      };
      const noPlace = { ...full, waiting: 0 };
      await stage.given({ [count]: noPlace });
      await stage.denies('dealer', (db) => writeTogether(db, return_(noPlace)));
      await stage.allows('dealer', (db) => writeTogether(db, sale(noPlace)));
      const place = { ...noPlace, all: noPlace.all - 1 };
      await stage.allows('dealer', (db) => writeTogether(db, return_(place)));
    });

    test('allowed: over the limit, by the admin who takes an approval back', async () => {
      await stage.given({ [count]: full });
      const requeue = review('requeue', listingPath(kind, 'approved'));
      const counting = { ...requeue, [count]: { ...requeue[count], waiting: full.waiting + 1, all: full.all } };
      await stage.allows('admin', (db) => writeTogether(db, counting));
    });
  });

  test('denied: a decision of the admin without the count, or with a wrong one', async () => {
    const approval = review('approve', listingPath(kind, 'pending'));
    const { [count]: counting, ...uncounted } = approval;
    await stage.denies('admin', (db) => writeTogether(db, uncounted));
    for (const { to } of wrongCounts(counting ?? {})) {
      await stage.denies('admin', (db) => writeTogether(db, { ...approval, [count]: to(counting ?? {}) }));
    }
    await stage.allows('admin', (db) => writeTogether(db, approval));
  });

  test('denied: a count that names another dealer’s listing, or none, or was written at another time', async () => {
    const naming = (collection: string, listingId: string) => ({
      ...stored,
      collection,
      listingId,
      at: serverTimestamp(),
    });
    const own = naming(collectionOf(kind), bookedId(kind));
    await stage.denies('dealer', (db) => setDoc(doc(db, count), naming(collectionOf(kind), otherDealersId(kind))));
    await stage.denies('dealer', (db) => setDoc(doc(db, count), naming(collectionOf(kind), 'missing')));
    const booking = bookingPath(buyer.uid, bookedId(kind)).slice('bookings/'.length);
    await stage.denies('dealer', (db) => setDoc(doc(db, count), naming('bookings', booking)));
    for (const at of [longAgo, deviceTime]) {
      await stage.denies('dealer', (db) => setDoc(doc(db, count), { ...own, at }));
    }
    await stage.allows('dealer', (db) => setDoc(doc(db, count), own));
  });

  test('denied: by another dealer, for a listing of this one', async () => {
    const pending = listingPath(kind, 'pending');
    await stage.denies('otherDealer', (db) =>
      setDoc(doc(db, count), { ...stored, listingId: pending.split('/')[1], at: serverTimestamp() }),
    );
    const theirs = countPath(otherDealer.uid);
    await stage.denies('otherDealer', (db) => changeListing(db, pending, { updatedAt: serverTimestamp() }));
    await stage.denies('dealer', (db) => setDoc(doc(db, theirs), { ...inWorld(theirs), at: serverTimestamp() }));
  });
});
