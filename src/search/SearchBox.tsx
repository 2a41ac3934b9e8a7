import { type FormEvent, useEffect, useId, useState } from 'react';
import { textLimits } from '../shared/limits';

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  /** The current search. */
  readonly text: string;
  /** The words are searched as they are. */
  readonly onType: (text: string) => void;
  /** The text is sent, and understood. */
  readonly onSend: (text: string) => void;
  /** The field will be used soon. */
  readonly onFocus: () => void;
}

/** Milliseconds after the last key. */
const pause = 300;

/** A search box that searches words a moment after the last key, and understands the whole text on Enter. */
export function SearchBox({ label, hint, text, onType, onSend, onFocus }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  // The search has changed elsewhere: by Back, or by a chip.
  if (text !== searched) {
    setSearched(text);
    setTyped(text);
  }

  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(typed);
      onType(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, searched, onType]);

  function send(event: FormEvent): void {
    event.preventDefault();
    setSearched(typed);
    onSend(typed);
  }

  return (
    <form className="search-box" onSubmit={send}>
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
        onFocus={onFocus}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}
