import { listLimit } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';
import { type ListQuery, toStructuredQuery } from './query';
import { type Access, send } from './rest';

interface Row {
  readonly result?: { readonly aggregateFields?: { readonly figure?: { readonly integerValue?: string } } };
}

type Counted = Omit<ListQuery, 'limit' | 'after'>;

async function aggregate(query: Counted, of: object, access: Access, most: number): Promise<number> {
  const structuredQuery = toStructuredQuery({ ...query, limit: most });
  const aggregations = [{ alias: 'figure', ...of }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const rows = await send<Row>({ method: 'runAggregationQuery', body }, access);
  return Number(rows[0]?.result?.aggregateFields?.figure?.integerValue ?? 0);
}

/**
 * Counts the documents that a query finds, up to `most`. The server reads none of them, and bills one read.
 *
 * @throws AppError for the status of the answer; 'offline' without an answer
 */
export async function runCount(query: Counted, access: Access, most = listLimit): Promise<CappedCount> {
  const count = await aggregate(query, { count: {} }, access, most);
  return { count, more: count >= most };
}

/**
 * The sum of a field of whole numbers in the documents that a query finds, `most` at most. It is billed like a count.
 *
 * @throws AppError for the status of the answer; 'offline' without an answer
 */
export function runSum(query: Counted, field: string, access: Access, most: number): Promise<number> {
  return aggregate(query, { sum: { field: { fieldPath: field } } }, access, most);
}
