import { useEffect, useState } from 'react';
import { type ListingSearch, writeSearch } from '../search';

/** Milliseconds after the last change. */
const pause = 300;

/**
 * A search whose controls change at once, and which is searched a moment after the last change: several ticks are one
 * search and one step of the history. A change of the address elsewhere, as by a chip or by Back, replaces it.
 */
export function useDraft(
  search: ListingSearch,
  onSettle: (search: ListingSearch) => void,
): readonly [draft: ListingSearch, change: (draft: ListingSearch) => void] {
  const [draft, setDraft] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState<ListingSearch | null>(null);
  if (search !== known) {
    setKnown(search);
    // The address follows a moment after it was asked for. Until then people may have changed more.
    const isSent = sent !== null && writeSearch(sent).toString() === writeSearch(search).toString();
    setSent(null);
    if (!isSent || draft === sent) setDraft(search);
  }

  useEffect(() => {
    if (draft === search || draft === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(draft);
      onSettle(draft);
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, search, sent, onSettle]);

  return [draft, setDraft];
}
