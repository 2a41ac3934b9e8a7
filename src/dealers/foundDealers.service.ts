import { asPosted, isApproved } from '../firebase/publicLists';
import { below, type Filter, from, type ListQuery, oneOf } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import { nearbyDealers, suggestedDealers } from '../shared/limits';
import type { Dealer } from './dealer';
import { toDealer } from './dealer.record';

/** Dealers by their names or districts, for searches. Apart from `dealers.service.ts`, which the first view loads. */

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
function publicDealersNamed(key: string): ListQuery {
  const query = dealersNamed(key, suggestedDealers);
  return { ...query, where: [isApproved, ...query.where] };
}

/** Public dealers in one of these districts, as they signed up. */
function publicDealersIn(districts: readonly string[]): ListQuery {
  return {
    collection: 'sellers',
    where: [isApproved, oneOf('distName', districts)],
    orderBy: asPosted,
    limit: nearbyDealers,
  };
}

function findDealers(query: ListQuery): Promise<readonly Dealer[]> {
  return withTimeLimit(async (signal) => {
    const documents = await runQuery(query, { signal });
    return documents.map(({ id, data }) => toDealer(id, data));
  });
}

/** The first public dealers whose names begin with `key`. */
export function findDealersNamed(key: string): Promise<readonly Dealer[]> {
  return findDealers(publicDealersNamed(key));
}

/** Some public dealers in one of these districts: at most 30. */
export function findDealersIn(districts: readonly string[]): Promise<readonly Dealer[]> {
  return findDealers(publicDealersIn(districts));
}
