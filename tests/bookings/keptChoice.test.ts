import { expect, test } from 'vitest';
import { readChoice } from '../../src/bookings/book/keptChoice';
import { choiceAge, textLimits } from '../../src/shared/limits';

const now = new Date('2026-11-24T10:00:00Z');
const kept = {
  kind: 'car',
  id: 'car1',
  sellerId: 'dealer1',
  name: 'Maruti Swift',
  testDrive: now.getTime(),
  note: 'Two of us',
  at: now.getTime(),
};

test('a kept choice is read', () => {
  expect(readChoice(JSON.stringify(kept), now)).toEqual({
    listing: { kind: 'car', id: 'car1', sellerId: 'dealer1', name: 'Maruti Swift' },
    wish: { testDrive: now, note: 'Two of us' },
  });
});

test('a choice without a test drive, or with a note that is too long', () => {
  const { wish } = readChoice(JSON.stringify({ ...kept, testDrive: null, note: 'x'.repeat(1_000) }), now) ?? {};
  expect(wish).toEqual({ testDrive: null, note: 'x'.repeat(textLimits.bookingNote) });
});

test.each([
  ['nothing', ''],
  ['no object', '7'],
  ['null', 'null'],
  ['broken', '{"kind":'],
  ['another kind', JSON.stringify({ ...kept, kind: 'truck' })],
  ['an id that no record has', JSON.stringify({ ...kept, id: '../sellers' })],
  ['a dealer that no record has', JSON.stringify({ ...kept, sellerId: 7 })],
  ['no time', JSON.stringify({ ...kept, at: 'now' })],
  ['too old', JSON.stringify({ ...kept, at: now.getTime() - choiceAge - 1 })],
  ['from the future', JSON.stringify({ ...kept, at: now.getTime() + 1 })],
])('is not taken from storage: %s', (_, text) => {
  expect(readChoice(text, now)).toBeNull();
});
