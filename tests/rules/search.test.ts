import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { unknownAmount } from '../../src/domain/amount';
import { parseKilometers } from '../../src/domain/kilometers';
import { searchLimits } from '../../src/domain/limits';
import { accounts } from './actors';
import { type Edges, setting, value, without } from './change';
import { drivenFor, newListing, sellerRecord } from './documents';
import { writeTogether } from './records';
import { openStage } from './stage';
import { collectionOf, inWorld, kinds, listingPath } from './world';

/** What a listing is found and sorted by. */

const stage = openStage('search');
const { dealer } = accounts;
const { shortestToken, longestToken, tokens: mostTokens } = searchLimits;

const tokens = (count: number, token: string) => Array.from({ length: count }, () => token);
const longest = 'x'.repeat(longestToken);

const searchEdges: Edges = {
  allowed: [
    value('searchTokens', [], 'none'),
    value('searchTokens', ['x'.repeat(shortestToken)], 'the shortest'),
    value('searchTokens', ['पुणे', 'i20', '208'], 'of all letters and digits'),
    value('searchTokens', tokens(mostTokens, longest), 'as many as may be, each as long as it may be'),
  ],
  denied: [
    value('searchTokens', tokens(mostTokens + 1, 'ab'), 'one too many'),
    value('searchTokens', ['ab', 'x'.repeat(shortestToken - 1)], 'one too short'),
    value('searchTokens', ['x'.repeat(shortestToken - 1), 'ab'], 'the first too short'),
    value('searchTokens', ['ab', `${longest}x`], 'one too long'),
    value('searchTokens', [`${longest}x`, 'ab'], 'the first too long'),
    value('searchTokens', ['ab', ''], 'an empty one'),
    value('searchTokens', ['', 'ab'], 'an empty one first'),
    value('searchTokens', ['ab cd '], 'a space behind'),
    value('searchTokens', [tokens(mostTokens, longest).join(' '), 'ab'], 'more text than tokens can be'),
    value(
      'searchTokens',
      [[...tokens(mostTokens - 1, longest), ...tokens(2, 'x'.repeat(longestToken / 2))].join(' ')],
      'one character more than tokens can be, as one text',
    ),
    value('searchTokens', ['ab', 7]),
    value('searchTokens', 'swift'),
    value('searchTokens', { 0: 'swift' }),
    value('searchTokens', null),
    without('searchTokens'),
    ...['Nashik', 'pune', 'Pune ', '', null, ['Pune']].map((district) => value('distName', district)),
    without('distName'),
    ...[0, 1, -32_000, 32_001, 32_000.5, '32000', unknownAmount, null].map((distance) =>
      value('kilometersValue', distance),
    ),
    without('kilometersValue'),
  ],
};

describe.each(kinds)('what a %s is found by', (kind) => {
  const path = `${collectionOf(kind)}/new`;
  const honest = newListing(kind, dealer.uid);
  const edited = { ...inWorld(listingPath(kind, 'pending')), updatedAt: serverTimestamp() };

  test.each(searchEdges.allowed)('allowed: $name', ({ to }) =>
    stage.allows('dealer', (db) => setDoc(doc(db, path), to(honest))),
  );

  test.each(searchEdges.denied)('denied: $name', async ({ to }) => {
    await stage.denies('dealer', (db) => setDoc(doc(db, path), to(honest)));
    await stage.denies('dealer', (db) => setDoc(doc(db, listingPath(kind, 'pending')), to(edited)));
  });

  test('the district is that of the dealer’s record as it is now', async () => {
    await stage.given({ [`sellers/${dealer.uid}`]: { ...sellerRecord(dealer), distName: 'Nashik' } });
    const moved = setting('moved', { distName: 'Nashik' });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), honest));
    await stage.allows('dealer', (db) => setDoc(doc(db, path), moved.to(honest)));
    await stage.denies('dealer', (db) => setDoc(doc(db, listingPath(kind, 'pending')), edited));
    await stage.allows('dealer', (db) => setDoc(doc(db, listingPath(kind, 'pending')), moved.to(edited)));
  });

  test('denied: a district that the dealer’s record has by the same write alone', async () => {
    const move = { [`sellers/${dealer.uid}`]: { ...inWorld(`sellers/${dealer.uid}`), distName: 'Nashik' } };
    const edit = { [listingPath(kind, 'pending')]: { ...edited, distName: 'Nashik' } };
    await stage.denies('dealer', (db) => writeTogether(db, { ...move, ...edit }));
    await stage.allows('dealer', (db) => writeTogether(db, move));
    await stage.allows('dealer', (db) => writeTogether(db, edit));
  });
});

/** Distances as dealers type them. */
const readable = [
  '32000',
  ' 32,000 km ',
  '32000KMS',
  '45k km',
  '45 K',
  '1.2 lakh kms.',
  '7 kilometers',
  '7 kilometre',
  '0',
  '12.4 km',
];
const unreadable = [
  '',
  'km',
  'New',
  '32 000 km',
  '32000 miles',
  '32000 kmm',
  '32000 km driven',
  '-5 km',
  'about 5 km',
  '5 km km',
  'Rs. 5',
];

describe('the number behind a distance', () => {
  const honest = newListing('car', dealer.uid);

  /** Posts a car with each of these distances, and answers those that were refused. */
  async function refused(distances: readonly string[], worth: (distance: string) => number): Promise<string[]> {
    const posts = distances.map(async (distance, index) => {
      const listing = { ...honest, ...drivenFor('car', distance), kilometersValue: worth(distance) };
      const posting = stage.allows('dealer', (db) => setDoc(doc(db, `products/distance${index}`), listing));
      return posting.then(
        () => [],
        () => [distance],
      );
    });
    return (await Promise.all(posts)).flat();
  }

  test('the tables are what they say', () => {
    expect(readable.filter((distance) => parseKilometers(distance) === unknownAmount)).toEqual([]);
    expect(unreadable.filter((distance) => parseKilometers(distance) !== unknownAmount)).toEqual([]);
  });

  test('allowed: as the app reads it', async () => {
    expect(await refused([...readable, ...unreadable], parseKilometers)).toEqual([]);
  });

  test('denied: one kilometre more', async () => {
    expect(await refused(readable, (distance) => parseKilometers(distance) + 1)).toEqual(readable);
  });

  test('denied: first in the list of the lowest distances, with one that cannot be read', async () => {
    expect(await refused(unreadable, () => 1)).toEqual(unreadable);
  });
});
