import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shownLocation } from '../pages/locationUnder';

/**
 * A new page starts at its top, with the focus on its content; going back leaves both to the browser. What is shown over a
 * page leaves it as it is.
 */
export function useRouteChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = shownLocation(useLocation());
  const navigation = useNavigationType();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search };
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    // Another tab of the same page leaves the focus on the tab.
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, search, navigation]);

  return main;
}
