import { useSyncExternalStore } from 'react';
import { type AskedSheet, readAskedSheet, watchAskedSheet } from './askedSheet';

/** The sheet that is asked for; null: none. */
export function useAskedSheet(): AskedSheet | null {
  return useSyncExternalStore(watchAskedSheet, readAskedSheet, () => null);
}
