import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '../lists/invalidate';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { bookingsAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { listUnread } from './ownWarnings.service';
import type { Warning } from './warning';

/** Read again when the dealer comes back to the first screen: the admin may have written meanwhile. */
export function unreadWarnings(sellerId: Uid) {
  return queryOptions({
    queryKey: ['dealer', 'unreadWarnings', sellerId],
    queryFn: () => listUnread(sellerId),
    staleTime: bookingsAge,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/**
 * Removes a warning that the dealer has read, also if the others cannot be refetched. A request that is still running
 * may have it as unread. When none of the shown ones is left, there may be more.
 */
export async function removeRead({ id, sellerId }: Warning): Promise<void> {
  const { queryKey } = unreadWarnings(sellerId);
  await queryClient.cancelQueries({ queryKey });
  const left = queryClient.getQueryData(queryKey)?.filter((warning) => warning.id !== id) ?? [];
  queryClient.setQueryData(queryKey, left);
  if (left.length === 0) void invalidate(queryKey);
}
