import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/browser/useHydrated';

/**
 * What the page that asked for the login has handed over (loginReturn.ts). Nothing until the page is hydrated: a
 * prerendered page does not know it, and a reload keeps the history's state.
 */
export function useLoginState(): unknown {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}
