import { asAdmin } from '../../accounts/asAdmin.service';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import type { Dealer } from '../../dealers/dealer';
import { toDealer } from '../../dealers/dealer.record';
import { dealersNamed } from '../../dealers/dealerLists.service';
import type { ListQuery } from '../../firebase/query';
import { runQuery } from '../../firebase/rest';

/** Dealers, public or not, whom the admin looks for by name or phone (ADMIN-16). One field each needs no index. */

/** The most that are read. */
const mostFound = 5;

function listDealers(query: ListQuery): Promise<readonly Dealer[]> {
  return asAdmin(async (access) => {
    const found = await runQuery(query, access);
    return found.map(({ id, data }) => toDealer(id, data));
  });
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function findDealersByPhone(phone: string): Promise<readonly Dealer[]> {
  const where = [{ field: 'phone', op: 'EQUAL', value: { stringValue: phone } }] as const;
  return listDealers({ collection: 'sellers', where, limit: mostFound });
}

/**
 * The dealers whose names begin with `name`, in the order of their names.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function findDealersByName(name: string): Promise<readonly Dealer[]> {
  return listDealers(dealersNamed(dealerNameKey(name), mostFound));
}
