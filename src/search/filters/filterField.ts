import type { ListingSearch } from '../search';
import type { SearchFilter } from './filter';

/** What a control of the panel gets: its filter, and the search that it changes. */
export interface FilterFieldProps<Filter extends SearchFilter> {
  readonly filter: Filter;
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}
