import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { Booking } from '../booking';

interface FocusThatFollows {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  /** The summary of the bookings that are folded. */
  readonly fold: RefObject<HTMLElement | null>;
}

/** A question that is answered still has the focus while it fades. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('.swal2-hide') !== null;
}

/**
 * If the booking that was focused last moves to another part of the page, it takes the focus along, or leaves it at the
 * summary under which it is folded. Spread onto the container of all parts; their items need tabIndex -1, and their id
 * in data-booking.
 */
export function useFocusThatFollows(parts: readonly (readonly Booking[])[]): FocusThatFollows {
  const ref = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLElement>(null);
  const focused = useRef<{ readonly id: string; readonly part: number } | null>(null);
  const partOf = (id: string) => parts.findIndex((bookings) => bookings.some((booking) => booking.id === id));

  useEffect(() => {
    if (focused.current === null) return;
    const { id, part } = focused.current;
    if (partOf(id) === part) return;
    focused.current = { id, part: partOf(id) };
    if (!isFocusLost()) return;
    const booking = ref.current?.querySelector<HTMLElement>(`[data-booking="${CSS.escape(id)}"]`);
    (booking ?? fold.current)?.focus();
  });

  return {
    ref,
    fold,
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>('[data-booking]')?.dataset.booking;
      focused.current = id === undefined ? null : { id, part: partOf(id) };
    },
  };
}
