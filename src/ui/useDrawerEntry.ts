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

function isDrawerState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'drawer' in state;
}

/** An open drawer is a step of the history at the same address, so that Back closes it. */
export function useDrawerEntry(): DrawerEntry {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAtDrawer = isDrawerState(state);
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
    if (!isAtDrawer) void navigate(`${pathname}${search}`, { state: { staysInPlace: true, drawer: true } });
  }, [isOpen, isAtDrawer, pathname, search, navigate]);

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
