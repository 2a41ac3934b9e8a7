import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { dealerNameKey } from '../../accounts/dealerNameKey';
import { dealersNamed } from '../../dealers/foundDealers.queries';
import type { ListingKind } from '../../listings/kinds';
import { textLimits } from '../../shared/limits';
import type { Suggestion } from '../../shared/suggestions';
import { yearOf } from '../../shared/time/indianZone';
import { SuggestionInput } from '../../ui/fields/SuggestionInput';
import { useNames } from '../../ui/useNames';
import { conditionsOf, type ListingSearch } from '../search';
import { boxTexts } from '../texts';
import type { BoxChoice, ClearSuggestion, DealerSuggestion, RecentSuggestion } from './boxChoice';
import type { RecentSearches } from './useRecentSearches';

type OfSuggestionInput = 'className' | 'name' | 'placeholder' | 'ref' | 'startsOpen' | 'onFocus' | 'onBlur';

interface BoxInputProps extends Pick<ComponentProps<typeof SuggestionInput>, OfSuggestionInput> {
  readonly id: string;
  /** The kind of the list; null: the box belongs to no list. */
  readonly kind: ListingKind | null;
  readonly value: string;
  /** The text for which dealers are looked up: that of a moment after the last key. */
  readonly lookedUp: string;
  readonly recent: RecentSearches;
  readonly onChange: (text: string) => void;
  readonly onChoose: (choice: BoxChoice) => void;
}

/** Milliseconds after the last key. */
export const typingPause = 300;
/** Shorter beginnings of a dealer's name are not looked up. */
const shortestName = 3;
/** At most so many recent searches are shown while people type. */
const mostMatching = 2;

const loadDictionary = async (kind: ListingKind | null) => {
  const { suggestForText } = await import('./boxSuggestions');
  const options = { thisYear: yearOf(new Date()) };
  return (typed: string): readonly (BoxChoice | ClearSuggestion)[] => suggestForText(kind, typed, options);
};

/** Dealers by the beginnings of their names. An earlier answer stays as long as it fits. */
function useDealers(lookedUp: string, typed: string): readonly DealerSuggestion[] {
  const placeName = useNames();
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
      note: boxTexts.dealer(placeName(distName)),
    }));
}

function toSuggestion(search: ListingSearch, index: number): RecentSuggestion {
  const text = boxTexts.conditions(conditionsOf(search).map((condition) => condition.text));
  return { is: 'recent', icon: 'clock', id: `recent ${index}`, text, note: boxTexts.recent[search.kind], search };
}

const clear: ClearSuggestion = { is: 'clear', icon: 'x', text: boxTexts.forget, note: '' };

/** The field of each search box: it suggests what people may mean (SEARCH-23 to SEARCH-25). */
export function BoxInput({ kind, value, lookedUp, recent, onChoose, onFocus, ...input }: BoxInputProps) {
  const dealers = useDealers(lookedUp, value);

  function complete(found: readonly (BoxChoice | ClearSuggestion)[]): readonly (BoxChoice | ClearSuggestion)[] {
    const searches = recent.searches.map(toSuggestion);
    const begun = value.trim().toLowerCase();
    if (begun === '') return searches.length > 0 ? [...searches, clear] : [];
    const isOther = ({ text: name }: Suggestion) => found.every((suggestion) => suggestion.text !== name);
    const matching = searches.filter((each) => isOther(each) && each.text.toLowerCase().includes(begun));
    const [first] = found;
    // A dealer is found by the letters as they are. 'Verma Motors' is rather that dealer than a misspelt Verna.
    const isFirst = first?.is === 'understood' && !first.isCorrected;
    const [before, after] = isFirst ? [[first], found.slice(1)] : [[], found];
    return [...before, ...dealers, ...after, ...matching.slice(0, mostMatching)];
  }

  return (
    <SuggestionInput
      {...input}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={textLimits.searchText}
      value={value}
      load={() => loadDictionary(kind)}
      complete={complete}
      onFocus={(event) => {
        recent.read();
        onFocus?.(event);
      }}
      onChoose={(choice) => {
        if (choice.is === 'clear') recent.forget();
        else onChoose(choice);
      }}
    />
  );
}
