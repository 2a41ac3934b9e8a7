import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/photos/photoHash';

/** A photo of 8 rows of grey pixels. */
function photo(row: (index: number) => readonly number[]): Pick<ImageData, 'data' | 'width' | 'height'> {
  const rows = Array.from({ length: 8 }, (_, index) => row(index));
  const data = rows.flat().flatMap((grey) => [grey, grey, grey, 255]);
  return { data: new Uint8ClampedArray(data), width: rows[0]?.length ?? 0, height: rows.length };
}

const falling = [200, 180, 160, 140, 120, 100, 80, 60, 40];
const rising = falling.toReversed();

describe('the hash of a photo', () => {
  test('has a bit for each field with a darker one to its right', () => {
    expect(hashOf(photo(() => falling))).toBe('ffffffffffffffff');
    expect(hashOf(photo((index) => (index % 2 === 0 ? rising : falling)))).toBe('00ff00ff00ff00ff');
    expect(hashOf(photo(() => rising.with(0, 255)))).toBe('8080808080808080');
  });

  test('is the same in another size, and after small changes of the brightness', () => {
    const larger = photo(() => falling.flatMap((grey) => [grey - 3, grey + 3]));
    expect(hashOf(larger)).toBe('ffffffffffffffff');
    expect(hashOf(photo(() => [202, 182, 158, 141, 119, 101, 78, 62, 39]))).toBe('ffffffffffffffff');
  });

  test.each([
    ['a blank one', photo(() => Array.from({ length: 9 }, () => 128))],
    ['one with noise only', photo((index) => falling.map((_, column) => 128 + ((index + column) % 2) * 3))],
    ['one with seven differences', photo((index) => (index < 7 ? rising.with(0, 255) : rising))],
    ['one of no size', { data: new Uint8ClampedArray(), width: 0, height: 0 }],
  ])('is empty for %s', (_, pixels) => {
    expect(hashOf(pixels)).toBe('');
  });
});
