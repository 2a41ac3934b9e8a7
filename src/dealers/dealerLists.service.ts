import { asPosted, firstPage, isApproved, type PublicList } from '../firebase/publicLists';
import { documentId, documentName, type Filter, type ListQuery } from '../firebase/query';
import { nearbyDealers, suggestedDealers } from '../shared/limits';

/** All public dealers. */
export const publicDealers: PublicList = { collection: 'sellers', where: [isApproved], orderBy: asPosted };

export const firstDealers: ListQuery = firstPage(publicDealers);

/** Dealers, public or not, whose names begin with `key` (from `dealerNameKey`), in the order of their names. */
export function dealersNamed(key: string, limit: number): ListQuery & { readonly where: readonly Filter[] } {
  return {
    collection: 'sellers',
    where: [
      { field: 'nameKey', op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: key } },
      // The last character that names may have, so it sorts after every name with this beginning.
      { field: 'nameKey', op: 'LESS_THAN', value: { stringValue: `${key}\uF8FF` } },
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
  const values = districts.map((district) => ({ stringValue: district }));
  return {
    collection: 'sellers',
    where: [isApproved, { field: 'distName', op: 'IN', value: { arrayValue: { values } } }],
    orderBy: asPosted,
    limit: nearbyDealers,
  };
}

/** Dealers, public or not: at most 10 ids. */
export function dealersWithIds(ids: readonly string[]): ListQuery & { readonly where: readonly Filter[] } {
  const values = ids.map((id) => documentName('sellers', id));
  return {
    collection: 'sellers',
    where: [{ field: documentId, op: 'IN', value: { arrayValue: { values } } }],
    limit: ids.length,
  };
}

/** The same, without dealers who are not public. */
export function publicDealersWithIds(ids: readonly string[]): ListQuery {
  const query = dealersWithIds(ids);
  return { ...query, where: [...query.where, isApproved] };
}
