import { type DocumentData, doc, serverTimestamp, type Timestamp, writeBatch } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { mostWithSale } from '../../src/bookings/endSale/endSale.service';
import { accounts } from './actors';
import { moveWrites, testDriveIn } from './documents';
import type { Records } from './records';
import { newSale } from './sales';
import { openStage } from './stage';
import { countAfter, countPath } from './stockCounts';
import { bookedId, bookingPath, collectionOf, inWorld, kinds, slotPath } from './world';

const stage = openStage();
const { buyer, dealer } = accounts;

describe.each(kinds)('a dealer sells a %s', (kind) => {
  const id = bookedId(kind);
  const path = `${collectionOf(kind)}/${id}`;
  const numbers = Array.from({ length: mostWithSale }, (_, number) => number);
  const hours: readonly Timestamp[] = numbers.map((number) => testDriveIn(2, 9 + number));
  const pathOf = (number: number) => bookingPath(`buyer${number}`, id);
  const accepted = (number: number): DocumentData => ({
    ...inWorld(bookingPath(buyer.uid, id)),
    userId: `buyer${number}`,
    status: 'accepted',
    testDrive: hours[number],
  });

  const given = (): Records =>
    Object.assign(
      {},
      ...numbers.map((number) => ({
        [pathOf(number)]: accepted(number),
        [slotPath(dealer.uid, id, hours[number] ?? testDriveIn(2))]: { bookingId: `buyer${number}_${id}` },
      })),
    );

  /** Marks it as sold, and declines as many bookings in the same write. */
  const sell = (actor: 'dealer' | 'otherDealer', verdict: 'allows' | 'denies', reason: string) =>
    stage[verdict](actor, (db) => {
      const changes = moveWrites('sell', 'approved');
      const count = countPath(dealer.uid);
      const batch = writeBatch(db)
        .update(doc(db, path), changes)
        .set(doc(db, count), countAfter(inWorld(count), inWorld(path), { ...inWorld(path), ...changes }, path));
      batch.set(doc(db, `sellers/${dealer.uid}/sales/${collectionOf(kind)}_${id}`), { ...newSale(kind), recordId: id });
      for (const number of numbers) {
        const declined = { status: 'declined', statusAt: serverTimestamp(), declineReason: reason };
        batch.update(doc(db, pathOf(number)), declined);
        batch.delete(doc(db, slotPath(dealer.uid, id, hours[number] ?? testDriveIn(2))));
      }
      return batch.commit();
    });

  test('allowed: with a booking that holds an hour, in one write', async () => {
    await stage.given(given());
    await sell('dealer', 'allows', 'The vehicle has been sold.');
  });

  test('denied: without a reason', async () => {
    await stage.given(given());
    await sell('dealer', 'denies', '');
  });

  test('denied: by another dealer', async () => {
    await stage.given(given());
    await sell('otherDealer', 'denies', 'The vehicle has been sold.');
  });

  test('denied: if a buyer has cancelled meanwhile', async () => {
    await stage.given({ ...given(), [pathOf(0)]: { ...accepted(0), status: 'cancelled' } });
    await sell('dealer', 'denies', 'The vehicle has been sold.');
  });
});
