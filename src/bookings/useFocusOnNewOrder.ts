import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusOnNewOrder {
  /** Put on the list; its orders need tabIndex -1, and their id in data-order. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Call it before the focused button disappears: the first new order then gets the focus. */
  readonly expectFocus: () => void;
}

/**
 * Moves the focus to the first new order, for keyboard users whose 'Load more' button has disappeared. New orders may
 * stand between known ones: the list is sorted by urgency.
 *
 * @param ids in the order of the list
 */
export function useFocusOnNewOrder(ids: readonly string[]): FocusOnNewOrder {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const shown = ids.join(' ');

  useEffect(() => {
    if (known.current === null) return;
    const added = shown.split(' ').find((id) => !known.current?.has(id));
    if (added === undefined) return;
    known.current = null;
    list.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(added)}"]`)?.focus();
  }, [shown]);

  const expectFocus = useCallback(() => {
    known.current = new Set(shown.split(' '));
  }, [shown]);

  return { list, expectFocus };
}
