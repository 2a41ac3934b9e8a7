import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListingKind } from '../listings/kinds';
import { typedTextParameter } from '../shared/addresses/addresses';
import { type Sentence, sentenceIn, sentenceState } from './box/sentence';
import { readNotes } from './box/textNotes';
import type { TextNotes, TextSearch } from './box/understoodSearch';
import type { RangeGroup } from './filters/filter';
import { filtersOfNamed } from './named/namedSearch';
import { useNamedSearch } from './named/useNamedSearch';
import { newSinceIn, openedState } from './results/newSince';
import { type ListingSearch, readSearch, reversedRangesIn, sameConditions } from './search';
import { searchPath } from './searchPath';

export interface SearchAddress {
  readonly search: ListingSearch;
  /** Adds a step to the history, which Back undoes. */
  readonly change: (search: ListingSearch) => void;
  /** Takes the place of the current step of the history. */
  readonly replace: (search: ListingSearch) => void;
  /** What the address says about the text that the search was made from. */
  readonly notes: TextNotes;
  /** The ranges whose limits the address has the wrong way round. The search has them in order. */
  readonly turned: readonly RangeGroup[];
  /** A text that the list is asked to understand (NAV-18); '' if there is none. */
  readonly said: string;
  /** The text that the search was understood from; null if there is none, or if the search was changed since. */
  readonly sentence: Sentence | null;
  /** Shows an understood search. It replaces an address with the typed text. */
  readonly show: (found: TextSearch, sentence: Sentence) => void;
}

/**
 * The search in the address of a list, and functions to change it. A change leads from a readable address to the
 * ordinary one.
 */
export function useSearchAddress(kind: ListingKind): SearchAddress {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const said = address.get(typedTextParameter) ?? '';
  const named = useNamedSearch();
  const search = useMemo(() => {
    const asked = readSearch(kind, address);
    return named === null || named === 'unknown'
      ? asked
      : { ...asked, filters: { ...asked.filters, ...filtersOfNamed(named) } };
  }, [kind, address, named]);
  const { state } = useLocation();
  const newSince = newSinceIn(state)?.getTime();
  const sentence = useMemo(() => sentenceIn(state, kind), [state, kind]);
  const change = useCallback(
    (next: ListingSearch) => {
      // Of a saved search, another order shows the same new listings. Nobody has looked at another search before, so
      // nothing is known to be new in it (SEARCH-26).
      const isReordered = sameConditions(search, next);
      const opened = newSince !== undefined && isReordered && openedState(new Date(newSince));
      const { sort } = next;
      const asked = sentence && isReordered && sentenceState({ ...sentence, base: { ...sentence.base, sort } });
      void navigate(searchPath(next), { state: { ...opened, ...asked, staysInPlace: true } });
    },
    [navigate, search, newSince, sentence],
  );
  const replace = useCallback(
    (next: ListingSearch) => void navigate(searchPath(next), { replace: true, state: { staysInPlace: true } }),
    [navigate],
  );
  const show = useCallback(
    (found: TextSearch, from: Sentence) =>
      void navigate(searchPath(found.search, found.notes), {
        replace: said !== '',
        state: { ...sentenceState(from), staysInPlace: true },
      }),
    [navigate, said],
  );
  const notes = useMemo(() => readNotes(address), [address]);
  const turned = useMemo(() => reversedRangesIn(kind, address), [kind, address]);
  return { search, change, replace, notes, turned, said, sentence, show };
}
