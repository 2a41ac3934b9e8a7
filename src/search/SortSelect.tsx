import { useId } from 'react';
import { type SearchSort, searchSorts } from '../../domain/vehicleSearch';

interface SortSelectProps {
  readonly sort: SearchSort | null;
  readonly onChange: (sort: SearchSort | null) => void;
}

export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className="search-sort">
      <label className="form-label" htmlFor={id}>
        Sort by
      </label>
      <select
        id={id}
        className="form-select"
        value={sort ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(searchSorts.find(({ name }) => name === value)?.name ?? null)
        }
      >
        <option value="">As posted</option>
        {searchSorts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
