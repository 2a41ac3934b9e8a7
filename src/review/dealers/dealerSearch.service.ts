import { asAdmin } from '../../accounts/asAdmin.service';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import type { Dealer } from '../../dealers/dealer';
import { toDealer } from '../../dealers/dealer.record';
import type { ListQuery } from '../../firebase/query';
import { runQuery } from '../../firebase/rest';

/** Dealers, public or not, whom the admin looks for by name or phone (ADMIN-16). One field each needs no index. */

/** The most that are read. */
const mostFound = 5;

function listDealers(query: Pick<ListQuery, 'where' | 'orderBy'>): Promise<readonly Dealer[]> {
  return asAdmin(async (access) => {
    const found = await runQuery({ ...query, collection: 'sellers', limit: mostFound }, access);
    return found.map(({ id, data }) => toDealer(id, data));
  });
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function findDealersByPhone(phone: string): Promise<readonly Dealer[]> {
  return listDealers({ where: [{ field: 'phone', op: 'EQUAL', value: { stringValue: phone } }] });
}

/**
 * The dealers whose names begin with `name`, in the order of their names.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function findDealersByName(name: string): Promise<readonly Dealer[]> {
  const key = dealerNameKey(name);
  return listDealers({
    where: [
      { field: 'nameKey', op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: key } },
      // The last character that names may have, so it sorts after every name with this beginning.
      { field: 'nameKey', op: 'LESS_THAN', value: { stringValue: `${key}\uF8FF` } },
    ],
    orderBy: [['nameKey', 'ASCENDING']],
  });
}
