import { useEffect, useSyncExternalStore } from 'react';
import { language } from '../shared/language';
import { loadedNames, needNames, noNames, onNames } from '../shared/names/names';

/**
 * Gives states, districts and makes their names in the language of the page, as soon as they are loaded (LANG-6). A component
 * that shows texts with such names (`nameOf`) calls it, too: it renders again when they are there.
 */
export function useNames(): (latin: string) => string {
  const names = useSyncExternalStore(onNames, loadedNames, () => noNames)[language];
  useEffect(() => void needNames(), []);
  return (latin) => names?.get(latin) ?? latin;
}
