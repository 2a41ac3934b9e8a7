import { type RefObject, useEffect } from 'react';

/** Closes something that is open when anyone clicks outside it, presses Escape or, where asked, scrolls. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
  { onScroll = false }: { onScroll?: boolean } = {},
): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // A click, not a press: what closes may move what is being pressed, and the click would go astray.
    document.addEventListener('click', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    if (onScroll) window.addEventListener('scroll', close, { passive: true });
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('scroll', close);
    };
  }, [element, open, close, onScroll]);
}
