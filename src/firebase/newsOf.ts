import type { ListQuery } from './query';

/**
 * One record of the list that was approved since, if there is one. The app and the early query must send the same one. The
 * early script imports this, so it does without the functions that make filters.
 *
 * @param since the server's time: '2026-11-26T10:00:00.000Z'
 */
export function newsOf({ collection, where = [] }: ListQuery, since: string): ListQuery {
  return {
    collection,
    where: [...where, { field: 'approvedAt', op: 'GREATER_THAN', value: { timestampValue: since } }],
    orderBy: [['approvedAt', 'DESCENDING']],
    select: ['approvedAt'],
    limit: 1,
  };
}
