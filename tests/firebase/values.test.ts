import { describe, expect, test } from 'vitest';
import { decodeFields, type TypedValue } from '../../src/firebase/values';

describe('a stored value, as the app knows it', () => {
  test.each<[string, TypedValue, unknown]>([
    ['a text', { stringValue: 'Maruti Swift' }, 'Maruti Swift'],
    ['an empty text', { stringValue: '' }, ''],
    ['a whole number', { integerValue: '450000' }, 450000],
    ['the number of a price that names no amount', { integerValue: '9007199254740991' }, Number.MAX_SAFE_INTEGER],
    ['a fraction', { doubleValue: 4.5 }, 4.5],
    ['a number without an end', { doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
    ['no number', { doubleValue: 'NaN' }, Number.NaN],
    ['yes', { booleanValue: true }, true],
    ['no', { booleanValue: false }, false],
    ['nothing', { nullValue: null }, null],
    ['a time to the second', { timestampValue: '2026-01-02T03:04:05Z' }, new Date('2026-01-02T03:04:05.000Z')],
    [
      'a time to the millionth',
      { timestampValue: '2026-01-02T03:04:05.123456Z' },
      new Date('2026-01-02T03:04:05.123Z'),
    ],
    [
      'a time to the thousand-millionth',
      { timestampValue: '2026-01-02T03:04:05.999999999Z' },
      new Date('2026-01-02T03:04:05.999Z'),
    ],
    ['a list', { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, ['a', 1]],
    ['an empty list', { arrayValue: {} }, []],
    [
      'a map',
      { mapValue: { fields: { inside: { arrayValue: { values: [{ nullValue: null }] } } } } },
      { inside: [null] },
    ],
    ['an empty map', { mapValue: {} }, {}],
    ['a name of a document', { referenceValue: 'projects/p/x' }, 'projects/p/x'],
  ])('%s', (_what, value, known) => {
    expect(decodeFields({ field: value })).toEqual({ field: known });
  });

  test('a record keeps its field names', () => {
    expect(decodeFields({ carName: { stringValue: 'Swift' }, carYear: { integerValue: '2019' } })).toEqual({
      carName: 'Swift',
      carYear: 2019,
    });
  });

  test('a record without fields is empty', () => {
    expect(decodeFields(undefined)).toEqual({});
  });
});
