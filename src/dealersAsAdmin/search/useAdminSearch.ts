import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminAddress } from '../../shared/addresses/adminAddress';
import { isAppError } from '../../shared/appError';
import { lookUp } from './adminSearch.queries';

export interface Asked {
  readonly search: string;
  /** Days; '' for none. */
  readonly from: string;
  readonly to: string;
}

/** Said to the screen that a search opens: it takes the focus. */
export const focusWanted = { focusWanted: true } as const;

export function isFocusWanted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'focusWanted' in state;
}

export interface AdminSearch {
  readonly state: 'idle' | 'busy' | 'failed';
  /** Answers whether it leads elsewhere. */
  readonly find: (asked: Asked) => Promise<boolean>;
}

/**
 * Leads to the listing or the dealer that the text names. Any other text narrows the lists of the tab.
 *
 * @param onFound before it leads there
 */
export function useAdminSearch(tab: string, onFound: () => void): AdminSearch {
  const navigate = useNavigate();
  const [state, setState] = useState<AdminSearch['state']>('idle');

  async function find(asked: Asked): Promise<boolean> {
    setState('busy');
    try {
      const target = await lookUp(asked.search);
      setState('idle');
      if (target.what === 'lists') {
        void navigate(adminAddress({ tab, ...asked }));
        return false;
      }
      onFound();
      const place =
        target.what === 'listing' ? { tab: 'all', listing: target.listing } : { tab: 'dealers', dealer: target.id };
      void navigate(adminAddress(place), { state: focusWanted });
      return true;
    } catch (error) {
      // The dashboard says that the session has ended.
      setState(isAppError(error, 'signedOut') ? 'idle' : 'failed');
      return false;
    }
  }

  return { state, find };
}
