import type { PagedQuery } from '../lists/pagedQuery';
import { forgetMarket, queryClient } from '../lists/queryClient';
import type { Rating } from './rating';
import { listRatingsAsAdmin } from './ratingsAsAdmin.service';

export function ratingsAsAdmin(sellerId: string): PagedQuery<Rating> {
  return { key: ['admin', 'ratings', sellerId], load: (cursor) => listRatingsAsAdmin(sellerId, cursor) };
}

/** After a decision about one of them. */
export async function readRatingsAgain(sellerId: string): Promise<void> {
  forgetMarket();
  await queryClient.invalidateQueries({ queryKey: ratingsAsAdmin(sellerId).key });
}
