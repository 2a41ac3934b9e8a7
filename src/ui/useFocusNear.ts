import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusNear {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Keeps the focus on an element where what had it within is gone, now that `state` is another. Spread onto the element. */
export function useFocusNear(state: string): FocusNear {
  const ref = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (within.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [state]);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    // What is disabled or gone has no successor: the focus has been lost, not taken elsewhere.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) within.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
