import type { ListingKind } from '../../listings/kinds';
import { dealerAddress, typedTextAddress, typedTextParameter } from '../../shared/addresses/addresses';
import { nearMe } from '../near/nearMe';
import { type ListingSearch, nothingAsked } from '../search';
import { searchPath } from '../searchPath';
import type { BoxChoice } from './boxChoice';
import type { DictionarySuggestion } from './boxSuggestions';

interface ChosenElsewhere {
  readonly address: string;
  /** null: the choice leads to no search. */
  readonly search: ListingSearch | null;
}

/** A text that names no kind is a search for cars, as it is when it is sent. */
const kindOf = (choice: DictionarySuggestion): ListingKind => (choice.is === 'vehicle' ? choice.kind : 'car');

/** Where a choice leads that is made outside the lists. */
export async function chosenElsewhere(choice: BoxChoice, thisYear: number): Promise<ChosenElsewhere> {
  switch (choice.is) {
    case 'dealer':
      return { address: dealerAddress(choice.id), search: null };
    case 'understood':
      // The list understands it, and remembers the search.
      return { address: typedTextAddress(choice.typed), search: null };
    case 'recent':
      return { address: searchPath(choice.search), search: choice.search };
    case 'vehicle':
    case 'district': {
      const { searchOfSuggestion } = await import('./boxSuggestions');
      const { search, notes, here } = searchOfSuggestion(nothingAsked(kindOf(choice)), choice, { thisYear });
      const address = searchPath(search, notes);
      // The list asks the browser where the person is, and says so meanwhile.
      const said = new URLSearchParams({ [typedTextParameter]: `${nearMe} ${here} km` });
      return { address: here === null ? address : `${address}&${said}`, search };
    }
  }
}
