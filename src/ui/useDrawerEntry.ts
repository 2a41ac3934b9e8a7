import { useRef, useState } from 'react';
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
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const isAtDrawer = isDrawerState(state);
  const [known, setKnown] = useState(isAtDrawer);
  // The drawer answers at once. The router follows.
  const [isOpen, setOpen] = useState(isAtDrawer);
  const left = useRef('');
  if (isAtDrawer !== known) {
    setKnown(isAtDrawer);
    setOpen(isAtDrawer);
  }

  function leave(go: () => void): void {
    // Once for each step, also if the drawer says twice that it was closed.
    if (!isOpen || left.current === key) return;
    left.current = key;
    setOpen(false);
    go();
  }

  return {
    isOpen,
    open() {
      setOpen(true);
      void navigate(`${pathname}${search}`, { state: { staysInPlace: true, drawer: true } });
    },
    close: () => leave(() => void navigate(-1)),
    leave,
  };
}
