import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { searchLimits } from '../../src/shared/limits';
import { unknownAmount } from '../../src/shared/numbers/amount';
import { parseKilometers } from '../../src/shared/numbers/kilometers';
import { accounts } from './actors';
import { type Edges, setting, value, without } from './change';
import { dealerRecord, drivenFor, newListing } from './documents';
import { counted, refusedEdits, writeListing } from './listingWrites';
import { writeTogether } from './records';
import { openStage } from './stage';
import { collectionOf, inWorld, kinds, listingPath } from './world';

/** The fields that searches find and sort a listing by (SEARCH-7). */

const stage = openStage();
const { dealer } = accounts;
const { shortestToken, longestToken, longestInPair, tokens: mostTokens } = searchLimits;

const tokens = (count: number, token: string) => Array.from({ length: count }, () => token);
const longest = 'x'.repeat(longestToken);
const half = 'x'.repeat(longestInPair);
const longestPair = `${half}+${half}`;

const searchEdges: Edges = {
  allowed: [
    value('searchTokens', [], 'none'),
    value('searchTokens', ['x'.repeat(shortestToken)], 'the shortest'),
    value('searchTokens', ['पुणे', 'i20', '208'], 'of all letters and digits'),
    value('searchTokens', tokens(mostTokens, longestPair), 'as many as may be, each as long as it may be'),
    value('searchTokens', [longest, 'ab+cd', longestPair, 'पुणे+i20'], 'words and pairs'),
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
    value('searchTokens', ['a+cd'], 'a pair whose first word is too short'),
    value('searchTokens', ['a b+cd'], 'a pair whose first word has a space'),
    value('searchTokens', ['ab+c d'], 'a pair whose second word has a space'),
    value(
      'searchTokens',
      [...tokens(mostTokens - 1, longestPair), `${half}+${'x'.repeat(longestInPair - 2)} ab`],
      'one character more, as two words in one token',
    ),
    value('searchTokens', ['ab+c'], 'a pair with a word that is too short'),
    value('searchTokens', ['ab+'], 'a pair of one word'),
    value('searchTokens', ['+ab'], 'a pair without a first word'),
    value('searchTokens', ['ab+cd+ef'], 'three words'),
    value('searchTokens', [`${half}x+ab`], 'a pair whose first word is too long'),
    value('searchTokens', [`ab+${half}x`], 'a pair whose second word is too long'),
    value('searchTokens', [tokens(mostTokens, longestPair).join(' '), 'ab'], 'more text than tokens can be'),
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

describe.each(kinds)('the search fields of a %s', (kind) => {
  const path = `${collectionOf(kind)}/new`;
  const honest = newListing(kind, dealer.uid);
  const pending = listingPath(kind, 'pending');
  const edited = { ...inWorld(pending), updatedAt: serverTimestamp() };

  test.each(searchEdges.allowed)('allowed: $name', ({ to }) =>
    stage.allows('dealer', (db) => writeListing(db, path, to(honest))),
  );

  test.each(searchEdges.denied)('denied: $name', async ({ to }) => {
    await stage.denies('dealer', (db) => writeListing(db, path, to(honest), { as: honest }));
    await stage.denies('dealer', (db) => writeListing(db, pending, to(edited), { as: edited }));
  });

  test('the district is that of the current dealer’s record', async () => {
    await stage.given({ [`sellers/${dealer.uid}`]: { ...dealerRecord(dealer), distName: 'Nashik' } });
    const moved = setting('moved', { distName: 'Nashik' });
    await stage.denies('dealer', (db) => writeListing(db, pending, edited));
    await stage.allows('dealer', (db) => writeListing(db, pending, moved.to(edited)));
    await stage.denies('dealer', (db) => writeListing(db, path, honest));
    await stage.allows('dealer', (db) => writeListing(db, path, moved.to(honest)));
  });

  test('denied: a district that the dealer’s record gets in the same write', async () => {
    const unapproved = { ...inWorld(`sellers/${dealer.uid}`), approved: false };
    await stage.given({ [`sellers/${dealer.uid}`]: unapproved });
    const move = { [`sellers/${dealer.uid}`]: { ...unapproved, distName: 'Nashik' } };
    const edit = counted(pending, { ...edited, distName: 'Nashik' });
    await stage.denies('dealer', (db) => writeTogether(db, { ...move, ...edit }));
    await stage.allows('dealer', (db) => writeTogether(db, move));
    await stage.allows('dealer', (db) => writeTogether(db, edit));
  });
});

/** Distances as dealers type them. */
const readable = [
  '32000',
  '32,000 km',
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
  /** Gives a car each of these distances, and returns the refused ones. */
  function refused(distances: readonly string[], worth: (distance: string) => number): Promise<string[]> {
    return refusedEdits(stage, distances, (distance) => ({
      ...drivenFor('car', distance),
      kilometersValue: worth(distance),
    }));
  }

  test('the tables of examples are right', () => {
    expect(readable.filter((distance) => parseKilometers(distance) === unknownAmount)).toEqual([]);
    expect(unreadable.filter((distance) => parseKilometers(distance) !== unknownAmount)).toEqual([]);
  });

  test('allowed: as the app reads it', async () => {
    expect(await refused([...readable, ...unreadable], parseKilometers)).toEqual([]);
  });

  test('denied: one kilometre more', async () => {
    expect(await refused(readable, (distance) => parseKilometers(distance) + 1)).toEqual(readable);
  });

  test('denied: the first place among the lowest distances, with an unreadable distance', async () => {
    expect(await refused(unreadable, () => 1)).toEqual(unreadable);
  });
});
