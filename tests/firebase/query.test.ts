import { expect, test } from 'vitest';
import { anyOf } from '../../src/firebase/anyOf';
import {
  above,
  below,
  contains,
  containsOneOf,
  documentRequest,
  equal,
  from as fromLeast,
  isSet,
  listRequest,
  oneOf,
  to,
  toStructuredQuery,
  withId,
  withIds,
} from '../../src/firebase/query';

const from = [{ collectionId: 'products' }];
const isApproved = equal('approved', true);
const isOfDealer = equal('sellerId', 's1');
const filter = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const order = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });

test('everything, in the order of the ids', () => {
  expect(toStructuredQuery({ collection: 'products', limit: 8 })).toEqual({
    from,
    orderBy: [order('__name__', 'ASCENDING')],
    limit: 8,
  });
});

test('one condition', () => {
  expect(toStructuredQuery({ collection: 'products', where: [isApproved], limit: 8 })).toEqual({
    from,
    where: filter('approved', 'EQUAL', { booleanValue: true }),
    orderBy: [order('__name__', 'ASCENDING')],
    limit: 8,
  });
});

test('several conditions are joined, and ties are ordered by id in the direction of the order', () => {
  const query = {
    collection: 'products',
    where: [isOfDealer, isApproved],
    orderBy: [['carYear', 'DESCENDING']],
    limit: 8,
  } as const;
  expect(toStructuredQuery(query)).toEqual({
    from,
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filter('sellerId', 'EQUAL', { stringValue: 's1' }),
          filter('approved', 'EQUAL', { booleanValue: true }),
        ],
      },
    },
    orderBy: [order('carYear', 'DESCENDING'), order('__name__', 'DESCENDING')],
    limit: 8,
  });
});

test('one of several groups of conditions, and another one', () => {
  const also = [anyOf([[isApproved, isOfDealer], [isApproved]])];
  const [approved, ofDealer] = [
    filter('approved', 'EQUAL', { booleanValue: true }),
    filter('sellerId', 'EQUAL', { stringValue: 's1' }),
  ];
  const joined = (op: string, filters: readonly object[]) => ({ compositeFilter: { op, filters } });
  const either = joined('OR', [joined('AND', [approved, ofDealer]), joined('AND', [approved])]);
  expect(toStructuredQuery({ collection: 'products', also, limit: 8 })).toMatchObject({ where: either });
  expect(toStructuredQuery({ collection: 'products', where: [isOfDealer], also, limit: 8 })).toMatchObject({
    where: joined('AND', [ofDealer, either]),
  });
});

test('a field without a value', () => {
  expect(toStructuredQuery({ collection: 'contacts', where: [equal('handledAt', null)], limit: 8 })).toMatchObject({
    where: { unaryFilter: { field: { fieldPath: 'handledAt' }, op: 'IS_NULL' } },
  });
});

const time = new Date('2026-11-14T09:30:00Z');
const texts = { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } };
const id = { referenceValue: expect.stringMatching(/^projects\/.*\/databases\/\(default\)\/documents\/products\/a$/) };

test.each([
  [equal('state', 'sold'), 'state', 'EQUAL', { stringValue: 'sold' }],
  [equal('owners', 2), 'owners', 'EQUAL', { integerValue: '2' }],
  [oneOf('state', ['a', 'b']), 'state', 'IN', texts],
  [fromLeast('price', 5), 'price', 'GREATER_THAN_OR_EQUAL', { integerValue: '5' }],
  [to('price', 5), 'price', 'LESS_THAN_OR_EQUAL', { integerValue: '5' }],
  [above('at', time), 'at', 'GREATER_THAN', { timestampValue: '2026-11-14T09:30:00.000Z' }],
  [below('at', time), 'at', 'LESS_THAN', { timestampValue: '2026-11-14T09:30:00.000Z' }],
  [isSet('name', 'text'), 'name', 'GREATER_THAN_OR_EQUAL', { stringValue: '' }],
  [isSet('at', 'time'), 'at', 'GREATER_THAN_OR_EQUAL', { timestampValue: '1970-01-01T00:00:00.000Z' }],
  [contains('tokens', 'swift'), 'tokens', 'ARRAY_CONTAINS', { stringValue: 'swift' }],
  [containsOneOf('hashes', ['a', 'b']), 'hashes', 'ARRAY_CONTAINS_ANY', texts],
  [withId('products', 'a'), '__name__', 'EQUAL', id],
  [withIds('products', ['a']), '__name__', 'IN', { arrayValue: { values: [id] } }],
])('%j', (built, field, op, value) => {
  const query = { collection: 'products', where: [built], limit: 8 };
  expect(toStructuredQuery(query)).toMatchObject({ where: filter(field, op, value) });
});

test('the next page starts after the last document of the page before', () => {
  const after = [{ integerValue: '95000' }, { referenceValue: 'projects/p/databases/(default)/documents/products/a' }];
  const query = { collection: 'products', orderBy: [['priceValue', 'ASCENDING']], limit: 8, after } as const;
  expect(toStructuredQuery(query)).toEqual({
    from,
    orderBy: [order('priceValue', 'ASCENDING'), order('__name__', 'ASCENDING')],
    startAt: { values: after, before: false },
    limit: 8,
  });
});

test('the first page has no start', () => {
  expect(toStructuredQuery({ collection: 'products', limit: 8, after: null })).not.toHaveProperty('startAt');
});

test('only some fields of what is found', () => {
  const { method, body } = listRequest({ collection: 'products', select: ['carName', 'carYear'], limit: 8 });
  expect(method).toBe('runQuery');
  expect(JSON.parse(body)).toEqual({
    structuredQuery: {
      select: { fields: [{ fieldPath: 'carName' }, { fieldPath: 'carYear' }] },
      from,
      orderBy: [order('__name__', 'ASCENDING')],
      limit: 8,
    },
  });
});

test('only some fields of one document', () => {
  const { method, body } = documentRequest({ collection: 'products', id: 'a', select: ['carName'] });
  expect(method).toBe('batchGet');
  expect(JSON.parse(body)).toEqual({
    documents: [expect.stringMatching(/\/documents\/products\/a$/)],
    mask: { fieldPaths: ['carName'] },
  });
});
