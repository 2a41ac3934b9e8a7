import { deleteDoc, deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { type ListingMove, listingMoves, mayMove } from '../../src/domain/listingState';
import { type Account, accounts } from './actors';
import { moveWrites } from './documents';
import { openStage } from './stage';
import { inWorld, kinds, listingPath, listingStates } from './world';

const stage = openStage('reviews');
const { otherDealer, admin } = accounts;
const moves = Object.keys(listingMoves) as ListingMove[];
const decisions = moves.filter((move) => listingMoves[move].by === 'admin');
const approval = moveWrites('approve');
const rejection = moveWrites('reject');
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
      ['approved, and still rejected', 'rejected', { approved: true }],
      ['rejected, and still live', 'approved', { Reject: true }],
      ['approved and rejected at once', 'pending', { approved: true, Reject: true }],
      ['back to waiting, from live', 'approved', { approved: false }],
      ['back to waiting, from rejected', 'rejected', { Reject: false }],
      ['approved as a text', 'pending', { ...approval, approved: 'true' }],
      ['approved as a number', 'pending', { ...approval, approved: 1 }],
      ['Reject as a text', 'pending', { ...rejection, Reject: 'true' }],
      ['approved without Reject', 'pending', { approved: true, Reject: deleteField() }],
      ['rejected without approved', 'pending', { approved: deleteField(), Reject: true }],
      ['approved, with a reason', 'pending', { ...approval, rejectReason: 'x' }],
      ['a closed one opened', 'sold', { ...approval, closed: '' }],
    ] as const)('denied: %s', (_, state, changes) =>
      stage.denies('admin', (db) => updateDoc(doc(db, pathOf(state)), changes)),
    );

    test.each<[string, Account]>([
      ['an account with the admin’s e-mail address, but without the record', { ...admin, uid: 'uidOfImpostor' }],
      ['an account whose id begins like the admin’s', { ...admin, uid: `${admin.uid}2` }],
    ])('denied: by %s', (_, account) => stage.denies(account, (db) => updateDoc(doc(db, pathOf('pending')), approval)));
  });

  describe('as its own dealer', () => {
    const ownersWishes = [
      ['approve it', approval],
      ['give it to another dealer', { sellerId: otherDealer.uid }],
      ['make it newer', { createdAt: serverTimestamp() }],
      ['mark it as sold', { approved: false, closed: 'sold' }],
      ['send it to review again', { approved: false, Reject: false, closed: '', createdAt: serverTimestamp() }],
      ['add a field', { featured: true }],
    ] as const;

    describe.each(listingStates)('while it is %s', (state) => {
      test.each(ownersWishes)('denied: to %s', (_, changes) =>
        stage.denies('dealer', (db) => updateDoc(doc(db, pathOf(state)), changes)),
      );

      test('denied: to delete it', () => stage.denies('dealer', (db) => deleteDoc(doc(db, pathOf(state)))));
    });
  });
});
