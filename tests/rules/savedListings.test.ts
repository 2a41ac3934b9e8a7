import { collection, deleteDoc, doc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { unknownPrice } from '../../src/listings/price';
import { savedLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { unknownKeys, value, without } from './change';
import { savedListings, savedPath } from './savedListings';
import { openStage } from './stage';

/** The listings that a buyer keeps (SAVE-1). */

const stage = openStage();
const { buyer } = accounts;
const path = savedPath(buyer.uid);

const line = 'products_a:1:2';
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `bikes_${index}:65000:1732353600000`);

/** Lines with so many characters in all, with the blanks between them. */
function longLines(characters: number): readonly string[] {
  const rest = 'bikes_:1:2'.length;
  return ['bikes_a:1:2', `bikes_${'x'.repeat(characters - rest - 'bikes_a:1:2 '.length)}:1:2`];
}

describe('to keep listings', () => {
  test.each([
    value('listings', []),
    value('listings', [line]),
    value('listings', [`products_aZ0_-:${unknownPrice}:1732440000000`]),
    value('listings', linesOf(savedLimits.listings), 'as many as possible'),
    value('listings', longLines(savedLimits.characters), 'as long as possible'),
  ])('allowed: $name', ({ to }) => stage.allows('buyer', (db) => setDoc(doc(db, path), to(savedListings()))));

  test.each([
    value('listings', linesOf(savedLimits.listings + 1), 'one too many'),
    value('listings', longLines(savedLimits.characters + 1), 'one character too long'),
    value('listings', ['']),
    value('listings', [line, '']),
    value('listings', [`${line} ${line}`], 'two in one line'),
    value('listings', ['sellers_a:1:2']),
    value('listings', ['products_:1:2']),
    value('listings', ['products_a b:1:2']),
    value('listings', ['products_a/b:1:2']),
    value('listings', ['products_a:-1:2']),
    value('listings', ['products_a::2']),
    value('listings', ['products_a:1:']),
    value('listings', ['products_a:1']),
    value('listings', ['products_a:1:2:3']),
    value('listings', ['products_é:1:2']),
    value('listings', [7]),
    value('listings', [null]),
    value('listings', line),
    value('listings', { a: line }),
    value('listings', null),
    ...Object.keys(savedListings()).map(without),
    value('counted', ['products_car-approved'], 'one that this write does not count'),
    value('counted', null),
    value('counted', {}),
    value('counted', ''),
    ...unknownKeys('name', 'userId'),
  ])('denied: $name', ({ to }) => stage.denies('buyer', (db) => setDoc(doc(db, path), to(savedListings()))));

  test.each(['google.com', 'anonymous', 'custom'] as const)('denied: signed in by %s', async (provider) => {
    await stage.denies({ ...buyer, provider }, (db) => setDoc(doc(db, path), savedListings()));
    await stage.given({ [path]: savedListings() });
    await stage.denies({ ...buyer, provider }, (db) => setDoc(doc(db, path), savedListings()));
  });

  test('denied: in another record', () =>
    stage.denies('buyer', (db) => setDoc(doc(db, `users/${buyer.uid}/saved/others`), savedListings())));

  test('allowed: once more, and with none left', async () => {
    await stage.given({ [path]: savedListings() });
    await stage.allows('buyer', (db) => setDoc(doc(db, path), { listings: [line], counted: [] }));
    await stage.allows('buyer', (db) => updateDoc(doc(db, path), { listings: [] }));
    await stage.denies('buyer', (db) => updateDoc(doc(db, path), { listings: [''] }));
    await stage.denies('otherBuyer', (db) => updateDoc(doc(db, path), { listings: [] }));
    await stage.denies('otherBuyer', (db) => deleteDoc(doc(db, path)));
    await stage.denies('buyer', (db) => getDocs(query(collection(db, `users/${buyer.uid}/saved`), limit(1))));
  });
});
