import { deleteField, doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { type ListingMove, type ListingState, mayMove } from '../../src/domain/listingState';
import { accounts } from './actors';
import { longAgo, moveWrites } from './documents';
import { openStage } from './stage';
import { inWorld, kinds, listingPath, listingStates } from './world';

const stage = openStage('owners-moves');
const { otherDealer } = accounts;
const now = serverTimestamp();
const owners = ['withdraw', 'sell', 'putBack'] as const satisfies readonly ListingMove[];
const written = ['approved', 'Reject', 'rejectReason', 'closed', 'updatedAt'];

/** A state from which that move may be made, and from which it changes most. */
const from = { withdraw: 'rejected', sell: 'approved', putBack: 'sold' } as const;

describe.each(kinds)('its dealer moves a %s', (kind) => {
  const pathOf = (state: ListingState) => listingPath(kind, state);
  const otherFields = Object.keys(inWorld(pathOf('pending'))).filter((key) => !written.includes(key));

  describe.each(owners)('to %s it', (move) => {
    const honest = moveWrites(move);
    const path = pathOf(from[move]);

    // To put back what is not closed is an edit that changes nothing else, and so is allowed.
    const allowed = (state: ListingState) => mayMove(move, state) || (move === 'putBack' && mayMove('edit', state));

    test.each(listingStates)('while it is %s', async (state) => {
      const verdict = allowed(state) ? stage.allows : stage.denies;
      await verdict('dealer', (db) => updateDoc(doc(db, pathOf(state)), honest));
    });

    test.each(['visitor', 'buyer', 'otherDealer', 'halfRegistered'] as const)('denied: as %s', (actor) =>
      stage.denies(actor, (db) => updateDoc(doc(db, path), honest)),
    );

    test('denied: as the admin', () => stage.denies('admin', (db) => updateDoc(doc(db, path), honest)));

    test.each(otherFields)('denied: and change %s', (field) =>
      stage.denies('dealer', (db) => updateDoc(doc(db, path), { ...honest, [field]: 'changed' })),
    );

    test.each(otherFields)('denied: and remove %s', (field) =>
      stage.denies('dealer', (db) => updateDoc(doc(db, path), { ...honest, [field]: deleteField() })),
    );

    test.each([
      ['and keep it live', { approved: true }],
      ['and leave out whether it is live', { approved: deleteField() }],
      ['and call it rejected', { Reject: true }],
      ['and leave out whether it is rejected', { Reject: deleteField() }],
      ['with a reason', { rejectReason: 'x' }],
      ['and remove the reason', { rejectReason: deleteField() }],
      ['into a state that there is not', { closed: 'reserved' }],
      ['into no state', { closed: deleteField() }],
      ['and hand it to another dealer', { sellerId: otherDealer.uid }],
      ['and make it newer', { createdAt: now }],
      ['and add a field', { featured: true }],
      ['long ago', { updatedAt: longAgo }],
      ['at the time of this device', { updatedAt: Timestamp.now() }],
      ['at no time', { updatedAt: deleteField() }],
    ])('denied: %s', (_, change) => stage.denies('dealer', (db) => updateDoc(doc(db, path), { ...honest, ...change })));
  });

  test.each([
    ['sold, withdrawn afterwards', 'sold', moveWrites('withdraw')],
    ['withdrawn, sold afterwards', 'withdrawn', moveWrites('sell')],
    ['sold, and live again', 'sold', { ...moveWrites('putBack'), approved: true }],
    ['withdrawn, and live again', 'withdrawn', { ...moveWrites('putBack'), approved: true }],
    ['pending, sold', 'pending', moveWrites('sell')],
    ['rejected, sold', 'rejected', moveWrites('sell')],
    ['rejected, and only the reason removed', 'rejected', { rejectReason: '', updatedAt: now }],
    ['live, and only the time changed', 'approved', { updatedAt: now }],
    ['sold, and only the time changed', 'sold', { updatedAt: now }],
    ['sold, and edited', 'sold', { mileage: '30', updatedAt: now }],
  ] as const)('denied: %s', (_, state, changes) =>
    stage.denies('dealer', (db) => updateDoc(doc(db, pathOf(state)), changes)),
  );

  test('a damaged one is put back where its sale is over; a live one waits again only as a whole listing', async () => {
    const putBack = moveWrites('putBack');
    for (const state of ['sold', 'approved'] as const) {
      await stage.given({ [pathOf(state)]: { ...inWorld(pathOf(state)), mileage: '' } });
    }
    await stage.allows('dealer', (db) => updateDoc(doc(db, pathOf('sold')), putBack));
    await stage.denies('dealer', (db) => updateDoc(doc(db, pathOf('approved')), putBack));
  });
});
