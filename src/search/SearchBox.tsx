import { type FormEvent, useEffect, useId, useState } from 'react';
import { textLimits } from '../../domain/limits';

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  /** What is being searched for. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Milliseconds after the last key. */
const pause = 300;

/** A search that follows what is typed, a moment later; Enter does not wait. */
export function SearchBox({ label, hint, text, onSearch }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  // The search has been changed elsewhere: by going back, or by taking its words off.
  if (text !== searched) {
    setSearched(text);
    setTyped(text);
  }

  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(typed);
      onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, searched, onSearch]);

  function searchNow(event: FormEvent): void {
    event.preventDefault();
    if (typed === searched) return;
    setSearched(typed);
    onSearch(typed);
  }

  return (
    <form className="search-box" onSubmit={searchNow}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={textLimits.searchText}
        placeholder={hint}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}
