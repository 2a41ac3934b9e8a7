import { useEffect } from 'react';

/** Downloads the page at an address. */
export type FetchPage = (address: Pick<Location, 'pathname' | 'search'>) => Promise<void>;

/** What happens before a click: the pointer comes over the link, the finger touches it, or the keyboard gets there. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** Downloads a page as soon as someone is about to follow a link to it. */
export function usePrefetch(fetchPage: FetchPage): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin) void fetchPage(link);
    };
    for (const approach of approaches) document.addEventListener(approach, prefetch, { passive: true });
    return () => {
      for (const approach of approaches) document.removeEventListener(approach, prefetch);
    };
  }, [fetchPage]);
}
