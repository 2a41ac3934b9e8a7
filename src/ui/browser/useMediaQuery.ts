import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches; false in prerendered pages. */
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
