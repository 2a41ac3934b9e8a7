import type { Listing } from '../listings/listing';
import type { PagedList } from '../lists/pagedList';
import { deviceText } from '../shared/device/deviceText';

/** How long after the sign-up the first live listing is news, and how many may be live by then. */
const news = { days: 30, live: 3 } as const;

export function isNewDealer(joinedAt: Date | null | undefined, now: Date): boolean {
  return !!joinedAt && now.getTime() - joinedAt.getTime() < news.days * 86_400_000;
}

/**
 * The first live listing of a dealer, from the whole stock; null: the dealer has had one before, or has too many for
 * it to be news; undefined: not known yet.
 */
export function firstLive(lists: readonly PagedList<Listing>[]): Listing | null | undefined {
  const listed = lists.flatMap((list) => (list.state === 'ready' ? list : []));
  if (listed.length < lists.length) return undefined;
  const all = listed.flatMap(({ items }) => items);
  const live = all.filter(({ state }) => state === 'approved');
  const hasMore = listed.some(({ more }) => more.state !== 'none');
  const hasEnded = all.some(({ state, visible }) => visible && state !== 'approved');
  return hasMore || hasEnded || live.length > news.live ? null : (live[0] ?? undefined);
}

/** Whether the dealer has seen it on this device. A logout forgets that. */
const kept = deviceText('firstLiveSeen');

export const seenFirstLive = {
  isSeen: () => kept.read() !== '',
  note(): void {
    try {
      kept.write('yes');
    } catch {
      // The browser stores nothing: it is shown again.
    }
  },
  watch: kept.watch,
};
