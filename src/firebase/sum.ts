import { type ListQuery, toStructuredQuery } from './query';
import { type Access, send } from './rest';

interface Row {
  readonly result?: {
    readonly aggregateFields?: { readonly sum?: { readonly integerValue?: string; readonly doubleValue?: number } };
  };
}

/**
 * The sum of a field of whole numbers in the documents that a query finds. One double among them makes it a double. It is billed like a count. It has
 * a file of its own, because the file of `runCount` is part of the first view.
 *
 * @throws AppError for the status of the answer; 'offline' without an answer
 */
export async function runSum(query: ListQuery, field: string, access: Access): Promise<number> {
  const aggregations = [{ alias: 'sum', sum: { field: { fieldPath: field } } }];
  const body = JSON.stringify({
    structuredAggregationQuery: { structuredQuery: toStructuredQuery(query), aggregations },
  });
  const rows = await send<Row>({ method: 'runAggregationQuery', body }, access);
  const sum = rows[0]?.result?.aggregateFields?.sum;
  return Number(sum?.integerValue ?? sum?.doubleValue ?? 0);
}
