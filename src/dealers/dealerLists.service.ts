import { asPosted, firstPage, isApproved, type PublicList } from '../firebase/publicLists';
import { type Filter, type ListQuery, withIds } from '../firebase/query';

/** All public dealers. */
export const publicDealers: PublicList = { collection: 'sellers', where: [isApproved], orderBy: asPosted };

export const firstDealers: ListQuery = firstPage(publicDealers);

/** Dealers, public or not: at most 10 ids. */
export function dealersWithIds(ids: readonly string[]): ListQuery & { readonly where: readonly Filter[] } {
  return { collection: 'sellers', where: [withIds('sellers', ids)], limit: ids.length };
}

/** The same, without dealers who are not public. */
export function publicDealersWithIds(ids: readonly string[]): ListQuery {
  const query = dealersWithIds(ids);
  return { ...query, where: [...query.where, isApproved] };
}
