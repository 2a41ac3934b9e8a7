import { useEffect } from 'react';
import { pathOf } from '../shared/addresses/ownAddress';
import { nextFrame } from '../ui/browser/nextFrame';
import type { FetchPage } from './fetchPage';

/** Events before a click: the pointer moves over the link, a finger touches it, or it gets the focus. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** Downloads a page as soon as someone is about to follow a link to it. */
export function usePrefetch(fetchPage: FetchPage): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin)
        void nextFrame().then(() => fetchPage({ pathname: pathOf(link.pathname) }));
    };
    for (const approach of approaches) document.addEventListener(approach, prefetch, { passive: true });
    return () => {
      for (const approach of approaches) document.removeEventListener(approach, prefetch);
    };
  }, [fetchPage]);
}
