import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/browser/useHydrated';

/**
 * The login state that the page before has passed (loginReturn.ts). Nothing until the page is hydrated: a
 * prerendered page does not know it, and a reload keeps the history's state.
 */
export function useLoginState(): unknown {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}
