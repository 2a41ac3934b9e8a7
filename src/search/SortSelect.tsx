import { useId } from 'react';
import { type SearchSort, searchSorts } from './search';
import { searchTexts } from './texts';

interface SortSelectProps {
  readonly sort: SearchSort;
  readonly onChange: (sort: SearchSort) => void;
}

export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
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
          onChange(searchSorts.find(({ name }) => name === value)?.name ?? sort)
        }
      >
        {searchSorts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
