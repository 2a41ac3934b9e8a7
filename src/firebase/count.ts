import type { CappedCount } from '../domain/cappedCount';
import { listLimit } from '../domain/limits';
import { type ListQuery, toStructuredQuery } from './firestoreQuery';
import { type Access, send } from './firestoreRest';

interface Row {
  readonly result?: { readonly aggregateFields?: { readonly count?: { readonly integerValue?: string } } };
}

/**
 * How many documents a query finds, without reading them: it costs one read.
 *
 * @throws AppError by the answer's status; 'offline' where none comes
 */
export async function runCount(query: Omit<ListQuery, 'limit' | 'after'>, access: Access): Promise<CappedCount> {
  const structuredQuery = toStructuredQuery({ ...query, limit: listLimit });
  const aggregations = [{ alias: 'count', count: {} }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const rows = await send<Row>({ method: 'runAggregationQuery', body }, access);
  const count = Number(rows[0]?.result?.aggregateFields?.count?.integerValue ?? 0);
  return { count, more: count >= listLimit };
}
