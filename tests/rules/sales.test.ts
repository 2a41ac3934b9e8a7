import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { listingMoves, listingStates } from '../../src/listings/state/listingState';
import { textLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { unknownKeys, value, without } from './change';
import { suspendedWorld } from './dealerWrites';
import { longAgo, moveWrites } from './documents';
import { hiddenIn, optionalText } from './fieldEdges';
import { counted } from './listingWrites';
import { writeTogether } from './records';
import { newSale, salePath, storedSale } from './sales';
import { openStage } from './stage';
import { bookedId, collectionOf, inWorld, kinds } from './world';

/** What a dealer notes about a sale (DEALER-21). */

const stage = openStage();
const { dealer, otherDealer } = accounts;

describe.each(kinds)('a dealer notes the sale of a %s', (kind) => {
  const path = salePath(dealer.uid, kind);
  const texts = [optionalText('price', textLimits.shortText), optionalText('buyer', textLimits.personName)];

  test.each(texts.flatMap(({ allowed }) => allowed))('allowed: $name', ({ to }) =>
    stage.allows('dealer', (db) => setDoc(doc(db, path), to(newSale(kind)))),
  );

  test.each([
    ...texts.flatMap(({ denied }) => denied),
    ...['price', 'buyer'].flatMap(hiddenIn),
    value('at', longAgo, 'long ago'),
    value('collection', 'sellers'),
    value('collection', kind === 'car' ? 'bikes' : 'products'),
    value('recordId', 'another'),
    ...Object.keys(newSale(kind)).map(without),
    ...unknownKeys('sellerId', 'note'),
  ])('denied: $name', ({ to }) => stage.denies('dealer', (db) => setDoc(doc(db, path), to(newSale(kind)))));

  test.each(listingStates)('of one that is %s', async (state) => {
    const verdict = state === 'sold' ? stage.allows : stage.denies;
    await verdict('dealer', (db) => setDoc(doc(db, salePath(dealer.uid, kind, state)), newSale(kind, state)));
  });

  test('denied: all of them at once', async () => {
    await stage.given({ [path]: storedSale(kind) });
    await stage.denies('dealer', (db) => getDocs(collection(db, `sellers/${dealer.uid}/sales`)));
  });

  test('denied: under another listing’s id', () =>
    stage.denies('dealer', (db) => setDoc(doc(db, `${path}x`), newSale(kind))));

  test('denied: of another dealer’s listing', () =>
    stage.denies('otherDealer', (db) => setDoc(doc(db, salePath(otherDealer.uid, kind)), newSale(kind))));

  test('once more, but not while the dealer is suspended', async () => {
    await stage.given({ [path]: storedSale(kind) });
    await stage.allows('dealer', (db) => setDoc(doc(db, path), newSale(kind)));
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('dealer', (db) => setDoc(doc(db, path), newSale(kind)));
    await stage.denies('dealer', (db) => deleteDoc(doc(db, path)));
  });

  test('in the write that sells it, and deleted in the write that puts it back', async () => {
    const id = bookedId(kind);
    const listing = `${collectionOf(kind)}/${id}`;
    const sale = `sellers/${dealer.uid}/sales/${collectionOf(kind)}_${id}`;
    const note = { ...newSale(kind), recordId: id };
    await stage.denies('dealer', (db) => setDoc(doc(db, sale), note));
    const sold = { ...inWorld(listing), ...moveWrites('sell', listingMoves.price.to) };
    await stage.allows('dealer', (db) => writeTogether(db, { ...counted(listing, sold), [sale]: note }));
    await stage.allows('dealer', (db) => deleteDoc(doc(db, sale)));
  });
});
