import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen, or the person's system, is as the media query says; false while the page is rendered at build time. */
export function useMediaQuery(media: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => false,
  );
}
