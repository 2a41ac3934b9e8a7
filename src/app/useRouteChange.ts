import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shownLocation } from '../ui/browser/locationUnder';

/** Whether the navigation keeps the scroll position and the focus: a changed search is not a new page. */
function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}

/**
 * On a new page, scrolls to the top and focuses the content. On Back, the browser restores both. A listing that is
 * shown over a page changes neither.
 */
export function useRouteChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state } = shownLocation(useLocation());
  const navigation = useNavigationType();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search };
    if (navigation === 'POP' || staysInPlace(state)) return;
    window.scrollTo(0, 0);
    // After a change of tab, the focus stays on the tab.
    const isOnTab = document.activeElement?.matches('[role=tab]') ?? false;
    if (before.pathname !== pathname && !isOnTab) main.current?.focus({ preventScroll: true });
  }, [pathname, search, state, navigation]);

  return main;
}
