import { queryOptions } from '@tanstack/react-query';
import { changeCachedItems } from '../lists/cachedItems';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { MessageFilter, StoredMessage } from './contactMessage';
import { countOpenMessages, listMessages } from './inbox.service';

/** Queries for contact messages, for the admin. */

const allMessages = ['admin', 'messages'] as const;

export function messages(filter: MessageFilter): PagedQuery<StoredMessage> {
  return { key: [...allMessages, filter], load: (cursor) => listMessages(filter, cursor) };
}

export const openMessageCount = queryOptions<CappedCount>({
  queryKey: ['admin', 'openMessages'],
  queryFn: () => countOpenMessages(),
});

/**
 * Updates the message in the cached list, where it stays. The list that it now belongs to is refetched when it is
 * opened.
 */
export function rememberMark(filter: MessageFilter, { id }: StoredMessage, handled: boolean): void {
  changeCachedItems<StoredMessage>(messages(filter).key, (message) =>
    message.id === id ? { ...message, handled, handledAt: null } : message,
  );
}

/** Removes one list or all from the cache, so that they are refetched when they are opened. */
export function forgetMessages(filter?: MessageFilter): void {
  queryClient.removeQueries({ queryKey: filter ? messages(filter).key : allMessages });
}
