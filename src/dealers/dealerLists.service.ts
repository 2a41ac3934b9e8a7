import { asPosted, firstPage, isApproved, type PublicList } from '../firebase/publicLists';
import { below, type Filter, from, type ListQuery, oneOf, withIds } from '../firebase/query';
import { nearbyDealers, suggestedDealers } from '../shared/limits';

/** All public dealers. */
export const publicDealers: PublicList = { collection: 'sellers', where: [isApproved], orderBy: asPosted };

export const firstDealers: ListQuery = firstPage(publicDealers);

/** Dealers, public or not, whose names begin with `key` (from `dealerNameKey`), in the order of their names. */
export function dealersNamed(key: string, limit: number): ListQuery & { readonly where: readonly Filter[] } {
  return {
    collection: 'sellers',
    where: [
      from('nameKey', key),
      // The last character that names may have, so it sorts after every name with this beginning.
      below('nameKey', `${key}\uF8FF`),
    ],
    orderBy: [['nameKey', 'ASCENDING']],
    limit,
  };
}

/** The same, without dealers who are not public. */
export function publicDealersNamed(key: string): ListQuery {
  const query = dealersNamed(key, suggestedDealers);
  return { ...query, where: [isApproved, ...query.where] };
}

/** Public dealers in one of these districts, as they signed up. */
export function publicDealersIn(districts: readonly string[]): ListQuery {
  return {
    collection: 'sellers',
    where: [isApproved, oneOf('distName', districts)],
    orderBy: asPosted,
    limit: nearbyDealers,
  };
}

/** Dealers, public or not: at most 10 ids. */
export function dealersWithIds(ids: readonly string[]): ListQuery & { readonly where: readonly Filter[] } {
  return { collection: 'sellers', where: [withIds('sellers', ids)], limit: ids.length };
}

/** The same, without dealers who are not public. */
export function publicDealersWithIds(ids: readonly string[]): ListQuery {
  const query = dealersWithIds(ids);
  return { ...query, where: [...query.where, isApproved] };
}
