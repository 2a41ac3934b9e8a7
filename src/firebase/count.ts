import { listLimit } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';
import { type ListQuery, toStructuredQuery } from './query';
import { type Access, send } from './rest';

interface Row {
  readonly result?: { readonly aggregateFields?: { readonly count?: { readonly integerValue?: string } } };
}

/**
 * Counts the documents that a query finds, up to `most`. The server reads none of them, and bills one read.
 *
 * @throws AppError for the status of the answer; 'offline' without an answer
 */
export async function runCount(
  query: Omit<ListQuery, 'limit' | 'after'>,
  access: Access,
  most = listLimit,
): Promise<CappedCount> {
  const structuredQuery = toStructuredQuery({ ...query, limit: most });
  const aggregations = [{ alias: 'count', count: {} }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const rows = await send<Row>({ method: 'runAggregationQuery', body }, access);
  const count = Number(rows[0]?.result?.aggregateFields?.count?.integerValue ?? 0);
  return { count, more: count >= most };
}
