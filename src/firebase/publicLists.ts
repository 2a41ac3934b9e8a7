import { pageSize } from '../shared/limits';
import { equal, type ListQuery } from './query';

/** A list that visitors read page by page. */
export type PublicList = Omit<ListQuery, 'limit' | 'after'>;

/** The rules show visitors approved records only. */
export const isApproved = equal('approved', true);
export const asPosted = [['createdAt', 'ASCENDING']] as const;

/** The query for the first page of a list. The app and the early query must send the same one. */
export function firstPage(list: PublicList): ListQuery {
  return { ...list, limit: pageSize };
}
