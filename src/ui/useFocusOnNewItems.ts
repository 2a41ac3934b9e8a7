import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusOnNewItems {
  /** Put on the list; its items take the focus with tabIndex -1. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The focus is about to be lost with what asked for more items: the first new one shall have it. */
  readonly expectFocus: () => void;
}

/** Keyboard users go on at the first new item of a list when the button they stood on has made way for it. */
export function useFocusOnNewItems(count: number): FocusOnNewItems {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);

  useEffect(() => {
    if (next.current === null || count <= next.current) return;
    const item = list.current?.children[next.current];
    next.current = null;
    if (item instanceof HTMLElement) item.focus();
  }, [count]);

  const expectFocus = useCallback(() => {
    next.current = list.current?.children.length ?? null;
  }, []);

  return { list, expectFocus };
}
