import type { PagedQuery } from './paging';

/** Records that wait for the admin: `handledAt` is null until then. The latest first. */

/** @param sentAt the field with the time at which a record was sent */
export function openIn(collection: string, sentAt: string): PagedQuery {
  return {
    collection,
    where: [{ field: 'handledAt', op: 'EQUAL', value: { nullValue: null } }],
    orderBy: [[sentAt, 'DESCENDING']],
  };
}

export function handledIn(collection: string): PagedQuery {
  return {
    collection,
    where: [{ field: 'handledAt', op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: new Date(0).toISOString() } }],
    orderBy: [['handledAt', 'DESCENDING']],
  };
}
