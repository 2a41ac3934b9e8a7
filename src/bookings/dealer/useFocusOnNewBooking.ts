import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusOnNewBooking {
  /** Put on the list; its items need tabIndex -1, and their id in data-booking. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Call it before the focused button disappears: the first new booking then gets the focus. */
  readonly expectFocus: () => void;
}

/**
 * Moves the focus to the first new booking, for keyboard users whose 'Load more' button has disappeared. New bookings may
 * stand between known ones: the list is sorted by urgency.
 *
 * @param ids in the order of the list
 */
export function useFocusOnNewBooking(ids: readonly string[]): FocusOnNewBooking {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const shown = ids.join(' ');

  useEffect(() => {
    if (known.current === null) return;
    const added = shown.split(' ').find((id) => !known.current?.has(id));
    if (added === undefined) return;
    known.current = null;
    list.current?.querySelector<HTMLElement>(`[data-booking="${CSS.escape(added)}"]`)?.focus();
  }, [shown]);

  const expectFocus = useCallback(() => {
    known.current = new Set(shown.split(' '));
  }, [shown]);

  return { list, expectFocus };
}
