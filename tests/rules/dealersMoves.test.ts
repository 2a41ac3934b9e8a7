import { deleteField, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { type ListingMove, type ListingState, listingStates, mayMove } from '../../src/listings/state/listingState';
import { accounts } from './actors';
import { allForCars } from './bothKinds';
import { deviceTime, longAgo, moveWrites } from './documents';
import { changeListing } from './listingWrites';
import { openStage } from './stage';
import { inWorld, kinds, listingPath } from './world';

const stage = openStage();
const { otherDealer } = accounts;
const now = serverTimestamp();
const owners = ['withdraw', 'sell', 'putBack'] as const satisfies readonly ListingMove[];
const written = ['approved', 'Reject', 'closed', 'visible', 'updatedAt'];

/** For each move, the allowed state in which it changes the most fields. */
const from = { withdraw: 'rejected', sell: 'approved', putBack: 'sold' } as const;

describe.each(kinds)('its dealer moves a %s', (kind) => {
  const pathOf = (state: ListingState) => listingPath(kind, state);
  const allOtherFields = Object.keys(inWorld(pathOf('pending'))).filter((key) => !written.includes(key));
  const otherFields = allForCars(kind, allOtherFields);

  describe.each(owners)('to %s it', (move) => {
    const path = pathOf(from[move]);
    const honest = moveWrites(move, from[move]);

    // `putBack` of a listing that is not closed is an edit that changes nothing else, so the rules allow it.
    const allowed = (state: ListingState) => mayMove(move, state) || (move === 'putBack' && mayMove('edit', state));

    test.each(listingStates)('while it is %s', async (state) => {
      const verdict = allowed(state) ? stage.allows : stage.denies;
      await verdict('dealer', (db) => changeListing(db, pathOf(state), moveWrites(move, state)));
    });

    test('denied: without the count', () => stage.denies('dealer', (db) => updateDoc(doc(db, path), honest)));

    test.each(['visitor', 'buyer', 'otherDealer', 'halfRegistered'] as const)('denied: as %s', (actor) =>
      stage.denies(actor, (db) => changeListing(db, path, honest)),
    );

    test('denied: as the admin', () => stage.denies('admin', (db) => changeListing(db, path, honest)));

    test.each(otherFields)('denied: and change %s', (field) =>
      stage.denies('dealer', (db) => changeListing(db, path, { ...honest, [field]: 'changed' }, honest)),
    );

    // The same condition of the rules counts changed and removed fields.
    test.each(otherFields.slice(0, 3))('denied: and remove %s', (field) =>
      stage.denies('dealer', (db) => changeListing(db, path, { ...honest, [field]: deleteField() }, honest)),
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
      ['at the time of this device', { updatedAt: deviceTime }],
      ['at no time', { updatedAt: deleteField() }],
    ])('denied: %s', (_, change) =>
      stage.denies('dealer', (db) => changeListing(db, path, { ...honest, ...change }, honest)),
    );
  });

  test.each([
    ['sold, withdrawn afterwards', 'sold', moveWrites('withdraw', 'sold')],
    ['withdrawn, sold afterwards', 'withdrawn', moveWrites('sell', 'withdrawn')],
    ['sold, and live again', 'sold', { ...moveWrites('putBack', 'sold'), approved: true }],
    ['withdrawn, and live again', 'withdrawn', { ...moveWrites('putBack', 'withdrawn'), approved: true }],
    ['put aside, and put back', 'suspended', moveWrites('putBack', 'suspended')],
    ['put aside, and withdrawn', 'suspended', moveWrites('withdraw', 'suspended')],
    ['put aside, and live again', 'suspended', moveWrites('restore', 'suspended')],
    ['pending, sold', 'pending', moveWrites('sell', 'pending')],
    ['rejected, sold', 'rejected', moveWrites('sell', 'rejected')],
    ['pending, withdrawn and shown', 'pending', { ...moveWrites('withdraw', 'pending'), visible: true }],
    ['rejected, withdrawn and shown', 'rejected', { ...moveWrites('withdraw', 'rejected'), visible: true }],
    ['live, withdrawn and hidden', 'approved', { ...moveWrites('withdraw', 'approved'), visible: false }],
    ['live, sold and hidden', 'approved', { ...moveWrites('sell', 'approved'), visible: false }],
    ['sold, put back and shown', 'sold', { ...moveWrites('putBack', 'sold'), visible: true }],
    ['pending, and shown', 'pending', { visible: true, updatedAt: now }],
    ['rejected, and only the reason removed', 'rejected', { rejectReason: '', updatedAt: now }],
    ['live, and only the time changed', 'approved', { updatedAt: now }],
    ['sold, and only the time changed', 'sold', { updatedAt: now }],
    ['sold, and edited', 'sold', { mileage: '30', updatedAt: now }],
  ] as const)('denied: %s', (_, state, changes) =>
    stage.denies('dealer', (db) => changeListing(db, pathOf(state), changes)),
  );

  test.each(['pending', 'rejected'] as const)(
    'no other account reads a listing that was %s when it was withdrawn',
    async (state) => {
      await stage.allows('dealer', (db) => changeListing(db, pathOf(state), moveWrites('withdraw', state)));
      for (const actor of ['visitor', 'buyer', 'otherDealer'] as const) {
        await stage.denies(actor, (db) => getDoc(doc(db, pathOf(state))));
      }
      for (const actor of ['dealer', 'admin'] as const)
        await stage.shows(actor, (db) => getDoc(doc(db, pathOf(state))));
    },
  );

  test("the reason of a rejection survives the dealer's moves", async () => {
    const { rejectReason } = inWorld(pathOf('rejected'));
    await stage.allows('dealer', (db) => changeListing(db, pathOf('rejected'), moveWrites('withdraw', 'rejected')));
    const stored = await stage.shows('dealer', (db) => getDoc(doc(db, pathOf('rejected'))));
    expect(stored.get('rejectReason')).toBe(rejectReason);
  });

  test('a damaged listing can be put back if its sale has ended; a live one can become pending only as a complete listing', async () => {
    for (const state of ['sold', 'approved'] as const) {
      await stage.given({ [pathOf(state)]: { ...inWorld(pathOf(state)), mileage: '' } });
    }
    await stage.allows('dealer', (db) => changeListing(db, pathOf('sold'), moveWrites('putBack', 'sold')));
    await stage.denies('dealer', (db) => changeListing(db, pathOf('approved'), moveWrites('putBack', 'approved')));
  });
});
