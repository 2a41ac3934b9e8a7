import type { PagedQuery } from '../lists/pagedQuery';
import type { Uid } from '../shared/valueTypes';
import type { Rating } from './rating';
import { listRatingsAsAdmin } from './ratingsAsAdmin.service';

export function ratingsAsAdmin(sellerId: Uid): PagedQuery<Rating> {
  return { key: ['admin', 'ratings', sellerId], load: (cursor) => listRatingsAsAdmin(sellerId, cursor) };
}
