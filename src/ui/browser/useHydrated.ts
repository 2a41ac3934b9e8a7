import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false in a prerendered page until it is hydrated. Before that, only links, menus and fields work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
