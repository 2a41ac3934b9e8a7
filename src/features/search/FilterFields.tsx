import { useId, useState } from 'react';
import { type FilterGroup, filterGroups, readFilter, type SearchFilter } from '../../domain/vehicleFilters';
import { type VehicleSearch, withFilter } from '../../domain/vehicleSearch';
import { DistrictInput } from './DistrictInput';

interface FilterFieldsProps {
  readonly search: VehicleSearch;
  readonly districts: readonly string[];
  readonly onDistrictsNeeded: () => void;
  readonly onChange: (search: VehicleSearch) => void;
}

interface FilterFieldProps extends FilterFieldsProps {
  readonly filter: SearchFilter;
}

function FilterField({ filter, search, districts, onDistrictsNeeded, onChange }: FilterFieldProps) {
  const id = useId();
  const { name, label, choices, choiceText } = filter;
  const value = search.filters[name];
  const change = (text: string) => onChange(withFilter(search, name, readFilter(filter, text)));
  // A shared address may ask for an amount that is not offered.
  const offered = choices && (value === undefined || choices.includes(value) ? choices : [value, ...choices]);
  return (
    <div className="filter-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {offered ? (
        <select
          id={id}
          className="form-select"
          value={value ?? ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        >
          <option value="">Any</option>
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {choiceText(choice)}
            </option>
          ))}
        </select>
      ) : (
        <DistrictInput
          id={id}
          value={String(value ?? '')}
          districts={districts}
          onFocus={onDistrictsNeeded}
          onChange={change}
        />
      )}
    </div>
  );
}

function isChosen({ filters }: FilterGroup, search: VehicleSearch): boolean {
  return filters.some(({ name }) => search.filters[name] !== undefined);
}

/** The filters of a kind: those that are used most, and the rest behind 'More'. */
export function FilterFields(props: FilterFieldsProps) {
  const { search } = props;
  const groups = filterGroups[search.kind];
  const others = groups.filter(({ often }) => !often);
  const [more, setMore] = useState(() => others.some((group) => isChosen(group, search)));
  const moreId = useId();
  const rows = (shown: readonly FilterGroup[]) =>
    shown.map(({ filters }) => (
      <div className="filter-row" key={filters[0]?.name}>
        {filters.map((filter) => (
          <FilterField key={filter.name} {...props} filter={filter} />
        ))}
      </div>
    ));
  return (
    <div className="filter-fields">
      {rows(groups.filter(({ often }) => often))}
      {others.length > 0 && (
        <>
          <button
            type="button"
            className="btn btn-link filter-more"
            aria-expanded={more}
            aria-controls={moreId}
            onClick={() => setMore(!more)}
          >
            {more ? 'Less' : 'More'}
          </button>
          <div id={moreId} hidden={!more}>
            {rows(others)}
          </div>
        </>
      )}
    </div>
  );
}
