import { deleteDoc, deleteField, doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { textLimits } from '../../src/domain/limits';
import { type ListingMove, listingMoves, mayMove } from '../../src/domain/listingState';
import { type Account, accounts } from './actors';
import { longAgo, moveWrites } from './documents';
import { openStage } from './stage';
import { inWorld, kinds, listingPath, listingStates } from './world';

const stage = openStage('reviews');
const { otherDealer, admin } = accounts;
const moves = Object.keys(listingMoves) as ListingMove[];
const decisions = moves.filter((move) => listingMoves[move].by === 'admin');
const approval = moveWrites('approve');
const rejection = moveWrites('reject');
const requeue = moveWrites('requeue');
const now = serverTimestamp();
const longest = textLimits.rejectReason;
const changed = ['approved', 'Reject', 'rejectReason', 'updatedAt'];

describe.each(kinds)('reviewing a %s', (kind) => {
  const pathOf = (state: (typeof listingStates)[number]) => listingPath(kind, state);

  describe.each(listingStates)('that is %s', (state) => {
    test.each(decisions)('to %s it', async (decision) => {
      const verdict = mayMove(decision, state) ? stage.allows : stage.denies;
      await verdict('admin', (db) => updateDoc(doc(db, pathOf(state)), moveWrites(decision)));
    });
  });

  describe('with one thing changed', () => {
    const otherFields = Object.keys(inWorld(pathOf('pending'))).filter((key) => !changed.includes(key));

    test.each(otherFields)('denied: an approval that changes %s', (field) =>
      stage.denies('admin', (db) => updateDoc(doc(db, pathOf('pending')), { ...approval, [field]: 'changed' })),
    );

    test.each(otherFields)('denied: a rejection that removes %s', (field) =>
      stage.denies('admin', (db) => updateDoc(doc(db, pathOf('approved')), { ...rejection, [field]: deleteField() })),
    );

    test.each([
      ['approved, and still rejected', 'rejected', { ...approval, Reject: true }],
      ['approved, with the reason of its rejection', 'rejected', { approved: true, Reject: false, updatedAt: now }],
      ['rejected, and still live', 'approved', { ...rejection, approved: true }],
      ['approved and rejected at once', 'pending', { ...approval, Reject: true }],
      ['approved as a text', 'pending', { ...approval, approved: 'true' }],
      ['approved as a number', 'pending', { ...approval, approved: 1 }],
      ['Reject as a text', 'pending', { ...rejection, Reject: 'true' }],
      ['approved without Reject', 'pending', { ...approval, Reject: deleteField() }],
      ['rejected without approved', 'pending', { ...rejection, approved: deleteField() }],
      ['approved, with a reason', 'pending', { ...approval, rejectReason: 'x' }],
      ['approved, without the field of the reason', 'pending', { ...approval, rejectReason: deleteField() }],
      ['rejected, with a reason that is no text', 'pending', { ...rejection, rejectReason: 1 }],
      ['rejected, with too long a reason', 'pending', { ...rejection, rejectReason: 'x'.repeat(longest + 1) }],
      ['rejected, without the field of the reason', 'pending', { ...rejection, rejectReason: deleteField() }],
      ['another reason for what is rejected', 'rejected', { rejectReason: 'Another.', updatedAt: now }],
      ['waiting again, and still live', 'approved', { ...requeue, approved: true }],
      ['waiting again, and still rejected', 'rejected', { ...requeue, Reject: true }],
      ['waiting again, with the reason', 'rejected', { Reject: false, updatedAt: now }],
      ['waiting still', 'pending', { updatedAt: now }],
      ['a closed one opened', 'sold', { ...approval, closed: '' }],
      ['a live one closed', 'approved', { ...rejection, Reject: false, rejectReason: '', closed: 'withdrawn' }],
    ] as const)('denied: %s', (_, state, changes) =>
      stage.denies('admin', (db) => updateDoc(doc(db, pathOf(state)), changes)),
    );

    test.each(decisions)('denied: to %s it at another time than the server’s', async (decision) => {
      const from = decision === 'reject' ? 'approved' : 'rejected';
      for (const updatedAt of [longAgo, Timestamp.now(), null, deleteField()]) {
        await stage.denies('admin', (db) => updateDoc(doc(db, pathOf(from)), { ...moveWrites(decision), updatedAt }));
      }
    });

    test.each(['', 'x'.repeat(longest)])('allowed: a rejection with the reason %j', (rejectReason) =>
      stage.allows('admin', (db) => updateDoc(doc(db, pathOf('pending')), { ...rejection, rejectReason })),
    );

    test.each<[string, Account]>([
      ['an account with the admin’s e-mail address, but without the record', { ...admin, uid: 'uidOfImpostor' }],
      ['an account whose id begins like the admin’s', { ...admin, uid: `${admin.uid}2` }],
    ])('denied: by %s', (_, account) => stage.denies(account, (db) => updateDoc(doc(db, pathOf('pending')), approval)));
  });

  describe('as its own dealer', () => {
    const ownersWishes = [
      ['approve it', approval],
      ['reject it', rejection],
      ['give it to another dealer', { ...requeue, sellerId: otherDealer.uid }],
      ['make it newer', { ...requeue, createdAt: now }],
      ['add a field', { ...requeue, featured: true }],
    ] as const;

    describe.each(listingStates)('while it is %s', (state) => {
      test.each(ownersWishes)('denied: to %s', (_, changes) =>
        stage.denies('dealer', (db) => updateDoc(doc(db, pathOf(state)), changes)),
      );

      test('denied: to delete it', () => stage.denies('dealer', (db) => deleteDoc(doc(db, pathOf(state)))));
    });
  });
});
