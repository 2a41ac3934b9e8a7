import { useMediaQuery } from './useMediaQuery';

/** Whether this person asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
