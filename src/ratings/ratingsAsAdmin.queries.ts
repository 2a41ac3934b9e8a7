import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { Rating } from './rating';
import { forgetRatings } from './ratings.queries';
import { listRatingsAsAdmin } from './ratingsAsAdmin.service';

export function ratingsAsAdmin(sellerId: string): PagedQuery<Rating> {
  return { key: ['admin', 'ratings', sellerId], load: (cursor) => listRatingsAsAdmin(sellerId, cursor) };
}

/** After a decision about one of them. */
export async function readRatingsAgain(sellerId: string): Promise<void> {
  forgetRatings(sellerId);
  await queryClient.invalidateQueries({ queryKey: ratingsAsAdmin(sellerId).key });
}
