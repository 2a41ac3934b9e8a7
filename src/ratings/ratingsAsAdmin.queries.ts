import type { PagedQuery } from '../lists/pagedQuery';
import { makeStale } from '../lists/queryClient';
import { market } from '../lists/queryKeys';
import type { Rating } from './rating';
import { listRatingsAsAdmin } from './ratingsAsAdmin.service';

export function ratingsAsAdmin(sellerId: string): PagedQuery<Rating> {
  return { key: ['admin', 'ratings', sellerId], load: (cursor) => listRatingsAsAdmin(sellerId, cursor) };
}

/** After a decision about one of them. */
export async function readRatingsAgain(sellerId: string): Promise<void> {
  await makeStale(market, ratingsAsAdmin(sellerId).key);
}
