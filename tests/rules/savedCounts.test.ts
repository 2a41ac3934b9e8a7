import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { mostSaveSteps, savedLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { type Edges, joined, unknownKeys, value, without } from './change';
import { deviceTime, longAgo, newListing } from './documents';
import { serverTime } from './fieldEdges';
import { counted as postedWith } from './listingWrites';
import { type Records, writeTogether } from './records';
import { review } from './reviewWrites';
import { countOf, newSaveCount, saveCount, saveCountPath, savedListings, savedPath } from './savedListings';
import { openStage } from './stage';
import { bookedId, bookingPath, collectionOf, inWorld, kinds, listingPath } from './world';

/** How many buyers keep a listing (SAVE-11). */

const stage = openStage();
const { admin, buyer, otherBuyer, dealer, otherDealer } = accounts;
const path = savedPath(buyer.uid);
const car = inWorld(listingPath('car', 'approved'));
const listingOf = (id: string) => id.replace('_', '/');
const countOfOther = (id: string) => ({ ...newSaveCount('car'), recordId: id.replace('products_', '') });
const others = (count: number) => Array.from({ length: count }, (_, index) => `products_${index}`);

/** Each of these ids has a count, which changes in the same write if it is named. */
const kept = (counted: readonly string[]): Records => ({ [path]: savedListings(counted) });

describe.each(kinds)('to save a %s', (kind) => {
  const id = countOf[kind];
  const count = saveCountPath(id);
  const counted = kept([id]);
  const send = (
    verdict: 'allows' | 'denies',
    records: Records,
    as: 'buyer' | 'otherBuyer' | 'admin' | 'dealer' | 'otherDealer' = 'buyer',
  ) => stage[verdict](as, (db) => writeTogether(db, records));
  const atCount = (stored: number | null, listed: readonly string[]) =>
    stage.given({ [count]: stored === null ? null : saveCount(kind, stored), ...kept(listed) });

  const { allowed, denied }: Edges = joined(serverTime('at'), {
    allowed: [value('count', 1)],
    denied: [
      value('count', 0),
      value('count', 2),
      value('count', '1'),
      value('count', null),
      value('sellerId', otherDealer.uid),
      value('sellerId', null),
      value('collection', kind === 'car' ? 'bikes' : 'products'),
      value('collection', 'sellers'),
      value('recordId', 'another'),
      value('recordId', bookedId(kind)),
      ...Object.keys(newSaveCount(kind)).map(without),
      ...unknownKeys('userId'),
    ],
  });

  test.each(allowed)('allowed: the first count, $name', ({ to }) =>
    send('allows', { ...counted, [count]: to(newSaveCount(kind)) }),
  );

  test.each(denied)('denied: the first count, $name', ({ to }) =>
    send('denies', { ...counted, [count]: to(newSaveCount(kind)) }),
  );

  test('is counted by the write that makes the first record', async () => {
    await send('denies', { [count]: newSaveCount(kind) });
    await send('denies', counted);
    await send('denies', { ...kept([]), [count]: newSaveCount(kind) });
    await send('denies', { ...kept([countOf[kind === 'car' ? 'bike' : 'car']]), [count]: newSaveCount(kind) });
    await send('allows', { ...counted, [count]: newSaveCount(kind) });
  });

  test('a record of another kind is not counted', async () => {
    const [collection, recordId] = bookingPath(buyer.uid, bookedId(kind)).split('/');
    const idOfBooking = `${collection}_${recordId}`;
    const countOfBooking = { ...newSaveCount(kind), collection, recordId };
    await send('denies', { ...kept([idOfBooking]), [saveCountPath(idOfBooking)]: countOfBooking });
  });

  test('a listing that the same write posts is not counted', async () => {
    const posted = postedWith(`${collectionOf(kind)}/new`, newListing(kind, dealer.uid));
    const idOfNew = `${collectionOf(kind)}_new`;
    const saved = {
      [savedPath(dealer.uid)]: savedListings([idOfNew]),
      [saveCountPath(idOfNew)]: { ...newSaveCount(kind), recordId: 'new' },
    };
    await send('denies', { ...posted, ...saved }, 'dealer');
    await send('allows', posted, 'dealer');
  });

  test('denied: in the write that approves it, by an admin who is a buyer too', async () => {
    const pending = listingPath(kind, 'pending');
    const [collection, recordId] = pending.split('/');
    const idOfPending = `${collection}_${recordId}`;
    const approval = review('approve', pending);
    const saved = {
      [savedPath(admin.uid)]: savedListings([idOfPending]),
      [saveCountPath(idOfPending)]: { ...newSaveCount(kind), recordId },
    };
    await send('denies', { ...approval, ...saved }, 'admin');
    await send('allows', approval, 'admin');
    await send('allows', saved, 'admin');
  });

  test('its dealer does not raise the own number', async () => {
    const saved = { [savedPath(dealer.uid)]: savedListings([id]) };
    await send('denies', { ...saved, [count]: newSaveCount(kind) }, 'dealer');
    await atCount(4, []);
    await send('denies', { ...saved, [count]: newSaveCount(kind, 5) }, 'dealer');
    await send(
      'allows',
      { [savedPath(otherDealer.uid)]: savedListings([id]), [count]: newSaveCount(kind, 5) },
      'otherDealer',
    );
  });

  test.each([
    ['withdrawn, and was never live', { approved: false, closed: 'withdrawn', visible: false }],
    ['sold after an edit that the admin has not seen', { approved: false, closed: 'sold', unreviewed: true }],
  ])('is not counted while it is %s; a count goes down', async (_, state) => {
    const listing = listingPath(kind, 'approved');
    await stage.given({ [listing]: { ...inWorld(listing), ...state } });
    await send('denies', { ...counted, [count]: newSaveCount(kind) });
    await atCount(4, []);
    await send('denies', { ...counted, [count]: newSaveCount(kind, 5) });
    await atCount(4, [id]);
    await send('allows', { ...kept([]), [count]: newSaveCount(kind, 3) });
  });

  test('is counted as a whole number', async () => {
    await atCount(4.5, []);
    await send('denies', { ...counted, [count]: newSaveCount(kind, 5.5) });
    await atCount(1, [id]);
    // The SDK sends this as a double.
    await send('denies', { ...kept([]), [count]: newSaveCount(kind, -0) });
    await send('allows', { ...kept([]), [count]: newSaveCount(kind, 0) });
  });

  test('is counted only while it is saved, and once', async () => {
    await atCount(4, []);
    const without = { listings: ['products_x:1:2'], counted: [id] };
    const likewise = { listings: [`${id}x:1:2`], counted: [id] };
    const twice = { ...savedListings([id]), counted: [id, id] };
    for (const record of [without, likewise, twice]) {
      await send('denies', { [path]: record, [count]: newSaveCount(kind, 5) });
    }
    await atCount(4, [id]);
    await stage.denies('buyer', (db) => updateDoc(doc(db, path), { listings: [] }));
    await stage.denies('buyer', (db) => updateDoc(doc(db, path), { counted: [id, id] }));
  });

  test('is counted by the write that adds it, once', async () => {
    await atCount(4, ['products_x']);
    const joins = kept(['products_x', id]);
    await send('denies', joins);
    await send('denies', { [count]: newSaveCount(kind, 5) });
    for (const wrong of [3, 4, 6]) await send('denies', { ...joins, [count]: newSaveCount(kind, wrong) });
    await send('denies', { ...joins, [count]: { ...newSaveCount(kind, 5), at: longAgo } });
    await send('denies', { ...joins, [count]: { ...newSaveCount(kind, 5), sellerId: otherDealer.uid } });
    await send('denies', { ...kept(['products_x', id, 'bikes_y']), [count]: newSaveCount(kind, 5) });
    await send('allows', { ...joins, [count]: newSaveCount(kind, 5) });
    await send('denies', { ...joins, [count]: newSaveCount(kind, 6) });
  });

  test('is not counted again where its count is lost', async () => {
    await atCount(null, [id]);
    await send('denies', { ...counted, [count]: newSaveCount(kind) });
  });

  test('is counted where a record from before the counts has it', async () => {
    await stage.given({ [path]: { listings: savedListings().listings }, [count]: null });
    await send('allows', { ...counted, [count]: newSaveCount(kind) });
  });

  test('is not counted twice in one write', async () => {
    await atCount(4, []);
    const twice = (writes: number) => (db: Firestore) => {
      const batch = writeBatch(db).set(doc(db, path), savedListings([id]));
      for (let write = 0; write < writes; write += 1) {
        batch.update(doc(db, count), { count: increment(1), at: serverTimestamp() });
      }
      return batch.commit();
    };
    await stage.denies('buyer', twice(2));
    await stage.allows('buyer', twice(1));
  });

  test(`is counted with ${mostSaveSteps - 1} others, not with ${mostSaveSteps}`, async () => {
    const ids = [...others(mostSaveSteps), id];
    const step = (count: number): Records => {
      const counted = ids.slice(-count);
      const counts = counted.map((each) => [
        saveCountPath(each),
        each === id ? newSaveCount(kind) : countOfOther(each),
      ]);
      return { ...kept(counted), ...Object.fromEntries(counts) };
    };
    await stage.given({ [count]: null, ...Object.fromEntries(ids.slice(0, -1).map((each) => [listingOf(each), car])) });
    await send('denies', step(mostSaveSteps + 1));
    for (const left of ids.slice(-mostSaveSteps)) {
      const { [saveCountPath(left)]: _, ...rest } = step(mostSaveSteps);
      await send('denies', rest);
    }
    await send('allows', step(mostSaveSteps));
  });

  test('is one less by the write that takes it out, once', async () => {
    await atCount(4, ['products_x', id]);
    const leaves = kept(['products_x']);
    await send('denies', leaves);
    await send('denies', { [count]: newSaveCount(kind, 3) });
    for (const wrong of [2, 4, 5]) await send('denies', { ...leaves, [count]: newSaveCount(kind, wrong) });
    await send('denies', { ...kept([]), [count]: newSaveCount(kind, 3) });
    await send('allows', { ...leaves, [count]: newSaveCount(kind, 3) });
    await send('denies', { ...leaves, [count]: newSaveCount(kind, 2) });
  });

  test('takes the place of another one in one write', async () => {
    await atCount(4, [id]);
    const other = kind === 'car' ? 'bike' : 'car';
    const [otherId, otherPath] = [countOf[other], saveCountPath(countOf[other])];
    await stage.given({ [otherPath]: null });
    const both = { [count]: newSaveCount(kind, 3), [otherPath]: newSaveCount(other) };
    await send('denies', { ...kept([otherId]), [otherPath]: both[otherPath] ?? null });
    await send('denies', { ...kept([otherId]), [count]: both[count] ?? null });
    await send('allows', { ...kept([otherId]), ...both });
  });

  test(`is one of ${savedLimits.listings} at most`, async () => {
    await atCount(4, others(savedLimits.listings));
    await send('denies', { ...kept([...others(savedLimits.listings), id]), [count]: newSaveCount(kind, 5) });
    await atCount(4, others(savedLimits.listings - 1));
    await send('allows', { ...kept([...others(savedLimits.listings - 1), id]), [count]: newSaveCount(kind, 5) });
  });

  test('is counted for the buyer who saves it, and by nobody else', async () => {
    await atCount(4, [id]);
    await send('denies', { [count]: newSaveCount(kind, 3) }, 'otherBuyer');
    await send('denies', { [savedPath(otherBuyer.uid)]: savedListings([id]), [count]: newSaveCount(kind, 5) });
    await send(
      'allows',
      { [savedPath(otherBuyer.uid)]: savedListings([id]), [count]: newSaveCount(kind, 5) },
      'otherBuyer',
    );
  });

  test('the record is deleted when no count has the buyer', async () => {
    await atCount(4, [id]);
    await stage.denies('buyer', (db) => deleteDoc(doc(db, path)));
    await stage.denies('buyer', (db) => writeTogether(db, { [path]: null, [count]: newSaveCount(kind, 3) }));
    await atCount(4, []);
    await stage.allows('buyer', (db) => deleteDoc(doc(db, path)));
    await stage.allows('buyer', (db) => deleteDoc(doc(db, path)));
  });

  test('a count is not read by its id, and not deleted', async () => {
    await atCount(4, []);
    await stage.denies('dealer', (db) => getDoc(doc(db, count)));
    await stage.denies('dealer', (db) => deleteDoc(doc(db, count)));
    await stage.denies('dealer', (db) => updateDoc(doc(db, count), { count: 5, at: deviceTime }));
  });
});
