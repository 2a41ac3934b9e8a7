import { useId } from 'react';
import { type ListingSearch, sortsFor } from '../search';
import { searchTexts } from '../texts';

interface SortSelectProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

export function SortSelect({ search, onChange }: SortSelectProps) {
  const id = useId();
  const { sort, filters } = search;
  const sorts = sortsFor(filters);
  return (
    <div className="search-sort">
      <label className="form-label" htmlFor={id}>
        {searchTexts.sort}
      </label>
      <select
        id={id}
        className="form-select"
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...search, sort: sorts.find(({ name }) => name === value)?.name ?? sort })
        }
      >
        {sorts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
