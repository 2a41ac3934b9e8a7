import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import { dealersNamed } from '../../dealers/dealers.queries';
import { textLimits } from '../../shared/limits';
import type { Suggestion } from '../../shared/suggestions';
import { SuggestionInput } from '../../ui/SuggestionInput';
import { conditionsOf, type ListingSearch } from '../search';
import { boxTexts, searchTexts } from '../texts';
import type { DictionarySuggestion } from './boxSuggestions';
import { meantSoFar } from './meantSoFar';
import { useRecentSearches } from './useRecentSearches';

interface DealerSuggestion extends Suggestion {
  readonly is: 'dealer';
  readonly id: string;
  readonly icon: 'shop';
}

interface RecentSuggestion extends Suggestion {
  readonly is: 'recent';
  readonly id: string;
  readonly icon: 'clock';
  readonly search: ListingSearch;
}

interface ClearSuggestion extends Suggestion {
  readonly is: 'clear';
  readonly icon: 'x';
}

/** What may be chosen instead of sending the text. */
export type BoxChoice = DictionarySuggestion | DealerSuggestion | RecentSuggestion;

interface SearchBoxProps {
  /** The search in the address. */
  readonly search: ListingSearch;
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

/** Milliseconds after the last key. */
const pause = 300;
/** Shorter beginnings of a dealer's name are not looked up. */
const shortestName = 3;
/** At most so many recent searches are shown while people type. */
const mostMatching = 2;

const loadDictionary = async (kind: ListingSearch['kind']) => {
  const { suggestFromDictionary } = await import('./boxSuggestions');
  return (typed: string): readonly (BoxChoice | ClearSuggestion)[] => suggestFromDictionary(kind, typed);
};

/** Dealers by the beginnings of their names. An earlier answer stays as long as it fits. */
function useDealers(lookedUp: string, typed: string): readonly DealerSuggestion[] {
  const [asked, shown] = [lookedUp, typed].map((text) => dealerNameKey(text.trimStart()));
  const enabled = asked !== undefined && asked.length >= shortestName;
  const { data = [] } = useQuery({ ...dealersNamed(asked ?? ''), enabled, placeholderData: keepPreviousData });
  if (!shown || shown.length < shortestName) return [];
  return data
    .filter(({ dealerName }) => dealerNameKey(dealerName).startsWith(shown))
    .map(({ id, dealerName, distName }) => ({
      is: 'dealer',
      icon: 'shop',
      id,
      text: dealerName,
      note: boxTexts.dealer(distName),
    }));
}

function toSuggestion(search: ListingSearch, index: number): RecentSuggestion {
  const text = boxTexts.conditions(conditionsOf(search).map((condition) => condition.text));
  return { is: 'recent', icon: 'clock', id: `recent ${index}`, text, note: boxTexts.recent[search.kind], search };
}

const clear: ClearSuggestion = { is: 'clear', icon: 'x', text: boxTexts.forget, note: '' };

/**
 * A search box that searches words a moment after the last key, understands the whole text on Enter, and suggests what
 * people may mean (SEARCH-23).
 */
export function SearchBox({ search, onType, onSend, onChoose, onFocus }: SearchBoxProps) {
  const id = useId();
  const { kind, text } = search;
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The texts that this box has asked for, the latest last. The address follows when their results are there.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [lookedUp, setLookedUp] = useState('');
  const { recent, read, remember, forget } = useRecentSearches();
  const dealers = useDealers(lookedUp, typed);
  const latest = asked.at(-1) ?? text;

  if (text !== known) {
    setKnown(text);
    const own = asked.indexOf(text);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // The search has changed elsewhere: by Back, or by a chip.
    if (own < 0) setTyped(text);
  } else if (asked.length > 0 && latest === text) {
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
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, latest, onType]);

  /** Until the answer is there, the text stays. */
  async function follow(answer: Promise<ListingSearch | null>): Promise<void> {
    setAsked((before) => [...before, typed]);
    const shown = await answer;
    if (!shown) return;
    setTyped(shown.text);
    setAsked((before) => [...before, shown.text]);
    remember(shown);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    void follow(onSend(typed));
  }

  function choose(choice: BoxChoice | ClearSuggestion): void {
    if (choice.is === 'clear') forget();
    else void follow(onChoose(choice));
  }

  function complete(found: readonly (BoxChoice | ClearSuggestion)[]): readonly (BoxChoice | ClearSuggestion)[] {
    const searches = recent.map(toSuggestion);
    const begun = typed.trim().toLowerCase();
    if (begun === '') return searches.length > 0 ? [...searches, clear] : [];
    const isOther = ({ text: name }: Suggestion) => found.every((suggestion) => suggestion.text !== name);
    const matching = searches.filter((each) => isOther(each) && each.text.toLowerCase().includes(begun));
    return [...dealers, ...found, ...matching.slice(0, mostMatching)];
  }

  return (
    <form className="search-box" onSubmit={send}>
      <label className="form-label" htmlFor={id}>
        {searchTexts.label(kind)}
      </label>
      <SuggestionInput
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={textLimits.searchText}
        placeholder={searchTexts.hint[kind]}
        value={typed}
        load={() => loadDictionary(kind)}
        complete={complete}
        onFocus={() => {
          read();
          onFocus();
        }}
        onBlur={() => {
          if (text.trim() !== '') remember(search);
        }}
        onChange={setTyped}
        onChoose={choose}
      />
    </form>
  );
}
