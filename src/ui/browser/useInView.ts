import { useCallback, useState } from 'react';

interface InView {
  /** Put on the element to watch. */
  readonly ref: (element: Element | null) => (() => void) | undefined;
  readonly inView: boolean;
}

/**
 * Whether an element is on the screen, or within `margin` (a CSS length) of it. With `once`, it stays true after the
 * first time.
 */
export function useInView({ margin = '0px', once = false }: { margin?: string; once?: boolean } = {}): InView {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          const visible = entry?.isIntersecting ?? false;
          setInView(visible);
          if (visible && once) observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        // A removed element is not in view; the next element starts again.
        if (!once) setInView(false);
      };
    },
    [margin, once],
  );
  return { ref, inView };
}
