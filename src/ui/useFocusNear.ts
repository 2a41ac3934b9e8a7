import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusNear {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * When `state` changes and the focused element inside disappears, moves the focus to the container. Spread onto the
 * container.
 */
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
    // If the focused element is disabled or removed, there is no `relatedTarget`: the focus is lost and has not moved.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) within.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
