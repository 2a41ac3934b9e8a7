import { type FormEvent, useEffect, useId, useState } from 'react';
import type { ListingSearch } from '../search';
import { searchTexts } from '../texts';
import { BoxInput, typingPause } from './BoxInput';
import type { BoxChoice } from './boxChoice';
import { meantSoFar } from './meantSoFar';
import { useRecentSearches } from './useRecentSearches';

interface SearchBoxProps {
  /** The search in the address. */
  readonly search: ListingSearch;
  /** The sentence that asked for it, or else its words. */
  readonly said: string;
  /** Searches the words without interpreting them. */
  readonly onType: (text: string) => void;
  /**
   * Interprets the text. Answers with the search that is shown for it; null: a newer text or choice has replaced it.
   */
  readonly onSend: (text: string) => Promise<ListingSearch | null>;
  /** Answers as `onSend`. */
  readonly onChoose: (choice: BoxChoice) => Promise<ListingSearch | null>;
  /** The field will be used soon. */
  readonly onFocus: () => void;
}

/**
 * A search box that searches words a moment after the last key, understands the whole text on Enter, and suggests what
 * people may mean (SEARCH-23).
 */
export function SearchBox({ search, said, onType, onSend, onChoose, onFocus }: SearchBoxProps) {
  const id = useId();
  const { kind } = search;
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(said);
  // The texts that this box has asked for, the latest last. What is said follows when their results are there.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [lookedUp, setLookedUp] = useState('');
  const recent = useRecentSearches();
  const latest = asked.at(-1) ?? said;

  if (said !== known) {
    setKnown(said);
    const own = asked.indexOf(said);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // The search has changed elsewhere: by Back, by a chosen suggestion, or by a chip, which ends the sentence.
    if (own < 0) setTyped(said);
  } else if (asked.length > 0 && latest === said) {
    setAsked([]);
  }

  useEffect(() => {
    if (typed === latest) return undefined;
    const timer = setTimeout(() => {
      setLookedUp(typed);
      const meant = meantSoFar(typed);
      if (meant === latest.trimEnd()) return;
      setAsked((before) => [...before, meant]);
      onType(meant);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, latest, onType]);

  async function follow(answer: Promise<ListingSearch | null>): Promise<void> {
    setAsked((before) => [...before, typed]);
    const shown = await answer;
    if (shown) recent.remember(shown);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    void follow(onSend(typed));
  }

  return (
    <form className="search-box" onSubmit={send}>
      <label className="form-label" htmlFor={id}>
        {searchTexts.label[kind]}
      </label>
      <BoxInput
        id={id}
        kind={kind}
        placeholder={searchTexts.hint[kind]}
        value={typed}
        lookedUp={lookedUp}
        recent={recent}
        onFocus={onFocus}
        onBlur={() => {
          if (search.text.trim() !== '') recent.remember(search);
        }}
        onChange={setTyped}
        onChoose={(choice) => void follow(onChoose(choice))}
      />
    </form>
  );
}
