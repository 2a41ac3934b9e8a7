import type { PagedQuery } from './paging';
import { equal, isSet } from './query';

/** Records that wait for the admin: `handledAt` is null until then. The latest first. */

/** @param sentAt the field with the time at which a record was sent */
export function unhandledQuery(collection: string, sentAt: string): PagedQuery {
  return {
    collection,
    where: [equal('handledAt', null)],
    orderBy: [[sentAt, 'DESCENDING']],
  };
}

export function handledQuery(collection: string): PagedQuery {
  return {
    collection,
    where: [isSet('handledAt', 'time')],
    orderBy: [['handledAt', 'DESCENDING']],
  };
}
