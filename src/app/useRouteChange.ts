import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shownLocation } from '../pages/locationUnder';

/** Said of a change of the address that is no new page: what somebody looks at stays where it is. */
function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}

/**
 * A new page starts at its top, with the focus on its content; going back leaves both to the browser. What is shown over a
 * page leaves it as it is.
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
    // Another tab of the same page leaves the focus on the tab.
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, search, state, navigation]);

  return main;
}
