import { expect, test } from 'vitest';
import { anyOf } from '../../src/firebase/anyOf';
import { documentId, documentRequest, listRequest, toStructuredQuery } from '../../src/firebase/query';

const from = [{ collectionId: 'products' }];
const isApproved = { field: 'approved', op: 'EQUAL', value: { booleanValue: true } } as const;
const isOfDealer = { field: 'sellerId', op: 'EQUAL', value: { stringValue: 's1' } } as const;
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
  const where = [{ field: 'handledAt', op: 'EQUAL', value: { nullValue: null } }] as const;
  expect(toStructuredQuery({ collection: 'contacts', where, limit: 8 })).toMatchObject({
    where: { unaryFilter: { field: { fieldPath: 'handledAt' }, op: 'IS_NULL' } },
  });
});

test('documents by their ids', () => {
  const values = [{ referenceValue: 'projects/p/databases/(default)/documents/products/a' }];
  const where = [{ field: documentId, op: 'IN', value: { arrayValue: { values } } }] as const;
  expect(toStructuredQuery({ collection: 'products', where, limit: 1 })).toMatchObject({
    where: filter('__name__', 'IN', { arrayValue: { values } }),
    limit: 1,
  });
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
