import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusOnNewItems {
  /** Put on the list; its items need tabIndex -1. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Call it before the focused button disappears: the first new item then gets the focus. */
  readonly expectFocus: () => void;
}

/** Moves the focus to the first new item of a list, for keyboard users whose 'Load more' button has disappeared. */
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
