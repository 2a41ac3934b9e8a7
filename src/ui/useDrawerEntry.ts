import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface DrawerEntry {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Goes back to the page as it was. */
  readonly close: () => void;
  /** Closes the drawer by going elsewhere; `go` must replace the step of the history. */
  readonly leave: (go: () => void) => void;
}

type DrawerName = 'filters' | 'booking';

function isAt(name: DrawerName, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'drawer' in state && state.drawer === name;
}

/** The state of the page stays in it: a listing may be shown over a list. */
function drawerState(name: DrawerName, state: unknown): object {
  return { ...(typeof state === 'object' && state), staysInPlace: true, drawer: name };
}

/** An open drawer or sheet is a step of the history at the same address, so that Back closes it. */
export function useDrawerEntry(name: DrawerName): DrawerEntry {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAtDrawer = isAt(name, state);
  const [known, setKnown] = useState(isAtDrawer);
  const [isOpen, setOpen] = useState(isAtDrawer);
  const isLeft = useRef(false);
  if (isAtDrawer !== known) {
    setKnown(isAtDrawer);
    setOpen(isAtDrawer);
  }

  // After the drawer is visible: the step of the history renders the page again.
  useEffect(() => {
    if (!isOpen) return;
    isLeft.current = false;
    if (!isAtDrawer) void navigate(`${pathname}${search}`, { state: drawerState(name, state) });
  }, [isOpen, isAtDrawer, name, pathname, search, state, navigate]);

  function leave(go: () => void): void {
    // Once, also if the drawer says twice that it was closed.
    if (isLeft.current) return;
    isLeft.current = true;
    setOpen(false);
    go();
  }

  return {
    isOpen,
    // A modal drawer changes the style of the whole page. The pressed button is painted first.
    open: () => startTransition(() => setOpen(true)),
    close: () => leave(() => void navigate(-1)),
    leave,
  };
}
