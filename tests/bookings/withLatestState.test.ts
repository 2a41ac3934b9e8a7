import { expect, test } from 'vitest';
import { withLatestState } from '../../src/bookings/withLatestState';

const at = (id: string, minute: number | null) => ({
  id,
  statusAt: minute === null ? null : new Date(Date.UTC(2026, 10, 24, 11, minute)),
});

test.each([
  ['the second', at('one', 1), at('one', 2), at('one', 2)],
  ['the first', at('one', 2), at('one', 1), at('one', 2)],
  ['the one with a time', at('one', null), at('one', 1), at('one', 1)],
])('a booking in both lists is shown once: %s', (_, first, second, shown) => {
  expect(withLatestState([first, at('other', 0), second])).toEqual([shown, at('other', 0)]);
});
