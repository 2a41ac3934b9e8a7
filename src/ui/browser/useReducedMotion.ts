import { useMediaQuery } from './useMediaQuery';

/** Whether the person has asked the system for less motion (A11Y-2). */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
