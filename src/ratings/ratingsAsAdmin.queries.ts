import type { PagedQuery } from '../lists/pagedQuery';
import type { Rating } from './rating';
import { listRatingsAsAdmin } from './ratingsAsAdmin.service';

export function ratingsAsAdmin(sellerId: string): PagedQuery<Rating> {
  return { key: ['admin', 'ratings', sellerId], load: (cursor) => listRatingsAsAdmin(sellerId, cursor) };
}
