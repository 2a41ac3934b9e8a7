import type { Filter } from '../../../../src/firebase/query';
import type { TypedFields, TypedValue } from '../../../../src/firebase/values';
import { documentsIn, find, type StoredDocument } from './documents';
import { compare, isSameType } from './values';

/** Reads of the fake Firestore. */

/** Milliseconds that the clock of the fake is ahead of the device's. */
let ahead = 0;

export function setClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}

const readTimeNow = () => new Date(Date.now() + ahead).toISOString();

interface Field {
  readonly fieldPath: string;
}

type Where =
  | { readonly fieldFilter: { readonly field: Field; readonly op: Filter['op']; readonly value: TypedValue } }
  | { readonly unaryFilter: { readonly field: Field; readonly op: 'IS_NULL' } }
  | { readonly compositeFilter: { readonly op: 'AND' | 'OR'; readonly filters: readonly Where[] } };

export interface StructuredQuery {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly where?: Where;
  readonly orderBy: readonly { readonly field: Field; readonly direction: 'ASCENDING' | 'DESCENDING' }[];
  readonly startAt?: { readonly values: readonly TypedValue[] };
  readonly limit: number;
  readonly select?: { readonly fields: readonly Field[] };
}

export interface BatchGet {
  readonly documents: readonly string[];
  readonly mask?: { readonly fieldPaths: readonly string[] };
}

function valueAt({ name, fields }: StoredDocument, { fieldPath }: Field): TypedValue | undefined {
  return fieldPath === '__name__' ? { referenceValue: name } : fields[fieldPath];
}

function isFound(op: Filter['op'], stored: TypedValue, value: TypedValue): boolean {
  const isAmong = (values: TypedValue, one: TypedValue) =>
    'arrayValue' in values && (values.arrayValue.values ?? []).some((each) => compare(each, one) === 0);
  switch (op) {
    case 'EQUAL':
      return compare(stored, value) === 0;
    case 'IN':
      return isAmong(value, stored);
    case 'ARRAY_CONTAINS':
      return isAmong(stored, value);
    case 'ARRAY_CONTAINS_ANY':
      return 'arrayValue' in value && (value.arrayValue.values ?? []).some((one) => isAmong(stored, one));
    case 'GREATER_THAN':
      return isSameType(stored, value) && compare(stored, value) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isSameType(stored, value) && compare(stored, value) >= 0;
    case 'LESS_THAN':
      return isSameType(stored, value) && compare(stored, value) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isSameType(stored, value) && compare(stored, value) <= 0;
  }
}

function matches(document: StoredDocument, where: Where): boolean {
  if ('compositeFilter' in where) {
    const { op, filters } = where.compositeFilter;
    const isFitting = (filter: Where) => matches(document, filter);
    return op === 'OR' ? filters.some(isFitting) : filters.every(isFitting);
  }
  const { field, ...test } = 'unaryFilter' in where ? where.unaryFilter : where.fieldFilter;
  const stored = valueAt(document, field);
  if (!stored) return false;
  return test.op === 'IS_NULL' ? 'nullValue' in stored : isFound(test.op, stored, test.value);
}

/** Compares the values of two documents in the fields of a query's order. */
function compareBy({ orderBy }: StructuredQuery, one: readonly TypedValue[], other: readonly TypedValue[]): number {
  for (const [index, { direction }] of orderBy.entries()) {
    const [first, second] = [one[index], other[index]];
    const difference = first && second ? compare(first, second) : 0;
    if (difference !== 0) return direction === 'ASCENDING' ? difference : -difference;
  }
  return 0;
}

function select(document: StoredDocument, names: readonly string[] | undefined): StoredDocument {
  const fields: TypedFields = names
    ? Object.fromEntries(Object.entries(document.fields).filter(([name]) => names.includes(name)))
    : document.fields;
  return { ...document, fields };
}

function documentsOf(query: StructuredQuery, inside = ''): readonly StoredDocument[] {
  const { from, where, orderBy, startAt, limit } = query;
  return documentsIn([inside, from[0].collectionId].filter(Boolean).join('/'))
    .filter((document) => !where || matches(document, where))
    .map((document) => ({ document, position: orderBy.flatMap(({ field }) => valueAt(document, field) ?? []) }))
    .filter(({ position }) => position.length === orderBy.length)
    .filter(({ position }) => !startAt || compareBy(query, position, startAt.values) > 0)
    .toSorted((one, other) => compareBy(query, one.position, other.position))
    .slice(0, limit)
    .map(({ document }) => document);
}

export function runQuery(query: StructuredQuery, inside: string): readonly object[] {
  const names = query.select?.fields.map(({ fieldPath }) => fieldPath);
  const rows = documentsOf(query, inside).map((document) => ({ document: select(document, names) }));
  return rows.length > 0 ? rows : [{ readTime: readTimeNow() }];
}

export interface Aggregation {
  readonly structuredQuery: StructuredQuery;
  readonly aggregations: readonly [{ readonly alias: string; readonly sum?: { readonly field: Field } }];
}

/** The number of documents, or the sum of a field. */
export function aggregate({ structuredQuery, aggregations: [{ alias, sum }] }: Aggregation): readonly object[] {
  const figures = documentsOf(structuredQuery).map((document) => {
    const value = sum ? valueAt(document, sum.field) : { integerValue: '1' };
    return value && 'integerValue' in value ? Number(value.integerValue) : 0;
  });
  const total = figures.reduce((before, figure) => before + figure, 0);
  return [{ result: { aggregateFields: { [alias]: { integerValue: String(total) } } } }];
}

export function batchGet({ documents, mask }: BatchGet): readonly object[] {
  const readTime = readTimeNow();
  return documents.map((name) => {
    const stored = find(name);
    return stored ? { found: select(stored, mask?.fieldPaths), readTime } : { missing: name, readTime };
  });
}
