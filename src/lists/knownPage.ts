import type { QueryKey } from '@tanstack/react-query';
import { knownList } from '../shared/device/knownLists';
import type { Page } from '../shared/page';
import { offlineName } from './offlineLists.queries';
import { queryClient } from './queryClient';

/** When the server answered with a page that this device knew, and with each of its items: milliseconds since 1970. */
const answeredAt = new WeakMap<object, number>();

/** undefined: the page or the item was read during this visit. */
export function knownSince(pageOrItem: object): number | undefined {
  return answeredAt.get(pageOrItem);
}

/**
 * The list's first page that an earlier visit stored, if there is no news since; null: the list must be read. A list that
 * is on the screen already is asked for again to see what is there now.
 */
export async function takeKnownPage<Item extends object>(
  name: string,
  key: QueryKey,
  hasNews: (since: string) => Promise<boolean>,
): Promise<Page<Item> | null> {
  const known = knownList(name);
  if (!known || queryClient.getQueryData(key)) return null;
  const stored = import('../offline/offlineLists').then(({ readOfflineList }) =>
    readOfflineList<Item>(offlineName(key)),
  );
  // Without an answer, the list itself is asked for. If that fails too, people read why.
  const isUnknown = () => true;
  const [list, isOld] = await Promise.all([stored.catch(() => null), hasNews(known.since).catch(isUnknown)]);
  if (!list?.first || isOld) return null;
  const page = { items: list.items.slice(0, list.first.items), next: list.first.next };
  for (const part of [page, ...page.items]) answeredAt.set(part, list.from);
  return page;
}
