import type { Suggestion } from '../../shared/suggestions';
import type { ListingSearch } from '../search';
import type { DictionarySuggestion, UnderstoodSuggestion } from './boxSuggestions';

export interface DealerSuggestion extends Suggestion {
  readonly is: 'dealer';
  readonly id: string;
  readonly icon: 'shop';
}

export interface RecentSuggestion extends Suggestion {
  readonly is: 'recent';
  readonly id: string;
  readonly icon: 'clock';
  readonly search: ListingSearch;
}

/** It empties the list of recent searches. */
export interface ClearSuggestion extends Suggestion {
  readonly is: 'clear';
  readonly icon: 'x';
}

/** What may be chosen instead of sending the text. */
export type BoxChoice = UnderstoodSuggestion | DictionarySuggestion | DealerSuggestion | RecentSuggestion;
