import { dealerNameKey } from '../../accounts/dealerNameKey';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { toDealer } from '../../dealers/dealer.record';
import { dealersNamed } from '../../dealers/foundDealers.service';
import { equal, type ListQuery } from '../../firebase/query';
import { runQuery } from '../../firebase/rest';
import type { ReviewedDealer } from '../dealerReview';
import { readSuspensions } from '../dealersAsAdmin.service';

/** Dealers, public or not, whom the admin looks for by name or phone (ADMIN-16). One field each needs no index. */

/** The most that are read. */
const mostFound = 5;

/** A public dealer is not suspended, so only the suspensions of the others are read. */
function listDealers(query: ListQuery): Promise<readonly ReviewedDealer[]> {
  return readAsAdmin(async (access) => {
    const dealers = (await runQuery(query, access)).map(({ id, data }) => toDealer(id, data));
    const notPublic = dealers.flatMap(({ id, approved }) => (approved ? [] : id));
    const suspensions = await readSuspensions(notPublic, access);
    return dealers.map((profile) => ({ profile, suspension: suspensions.get(profile.id) ?? null }));
  });
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function findDealersByPhone(phone: string): Promise<readonly ReviewedDealer[]> {
  return listDealers({ collection: 'sellers', where: [equal('phone', phone)], limit: mostFound });
}

/**
 * The dealers whose names begin with `name`, in the order of their names.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function findDealersByName(name: string): Promise<readonly ReviewedDealer[]> {
  return listDealers(dealersNamed(dealerNameKey(name), mostFound));
}
