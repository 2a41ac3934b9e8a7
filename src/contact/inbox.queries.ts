import { queryOptions } from '@tanstack/react-query';
import { changeCachedItems } from '../lists/cachedItems';
import type { PagedQuery } from '../lists/pagedQuery';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { MessageFilter, StoredMessage } from './contactMessage';
import { countOpenMessages, listMessages } from './inbox.service';

/** Queries for contact messages, for the admin. */

export function messages(filter: MessageFilter): PagedQuery<StoredMessage> {
  return { key: ['adminLists', 'messages', filter], load: (cursor) => listMessages(filter, cursor) };
}

export const openMessageCount = queryOptions<CappedCount>({
  queryKey: ['admin', 'openMessages'],
  queryFn: () => countOpenMessages(),
});

/** The message stays in its list, until the list is opened again. */
export function showMark(filter: MessageFilter, { id }: StoredMessage, handled: boolean): void {
  changeCachedItems<StoredMessage>(messages(filter).key, (message) =>
    message.id === id ? { ...message, handled, handledAt: null } : message,
  );
}
