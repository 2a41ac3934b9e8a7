import { lazy, Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { type ListingSearch, withChoices } from '../search';
import { searchTexts } from '../texts';
import { ChoiceChips, ChosenChips, StepChips } from './ChipFields';
import type { EarlyText } from './districtField';
import { EarlyInput } from './EarlyInput';
import { type ChoiceFilter, type FilterGroup, valuesOf } from './filter';
import { readChoice } from './filterAddress';
import type { FilterFieldProps } from './filterField';
import { filterGroups } from './filters';
import { NameField } from './NameField';
import { NearFilter } from './NearFilter';
import { PlainValueInput } from './PlainValueInput';
import { RangeFields } from './RangeFields';
import './filters.scss';

// The first view of a list does without it.
const DistrictInput = lazy(() => import('./DistrictInput').catch(() => ({ default: PlainValueInput })));

interface FilterFieldsProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** Each typed district is added to the others. */
function DistrictField({ filter, search, onChange }: FilterFieldProps<ChoiceFilter>) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [early] = useState<EarlyText>(() => ({ typed: '', hasFocus: false }));
  const { name, label } = filter;
  function add(text: string): void {
    const value = readChoice(filter, text);
    if (value !== null) onChange(withChoices(search, name, [...valuesOf(search.filters, filter), value]));
  }
  return (
    <div className="filter-field" ref={field}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Suspense fallback={<EarlyInput id={id} filter={filter} early={early} />}>
        <DistrictInput id={id} filter={filter} onAdd={add} early={early} />
      </Suspense>
      <ChosenChips
        filter={filter}
        search={search}
        onChange={(next) => {
          // The chip has disappeared, and the focus with it.
          field.current?.querySelector('input')?.focus();
          onChange(next);
        }}
      />
    </div>
  );
}

function GroupFields({ group, ...props }: FilterFieldsProps & { readonly group: FilterGroup }) {
  switch (group.control) {
    case 'range':
      return <RangeFields {...props} group={group} />;
    case 'steps':
      return <StepChips {...props} filter={group.filters[0]} />;
    case 'chips':
      return <ChoiceChips {...props} filter={group.filters[0]} />;
    case 'names':
      return group.filters.map((filter) => <NameField key={filter.name} {...props} filter={filter} />);
    case 'district':
      return <DistrictField {...props} filter={group.filters[0]} />;
  }
}

function isChosen({ filters }: FilterGroup, search: ListingSearch): boolean {
  return filters.some(({ name }) => search.filters[name] !== undefined);
}

interface AllFieldsProps extends FilterFieldsProps {
  /** Renders what fills a phone's screen first, and the rest when that is visible. */
  readonly startsShort?: boolean;
}

/** Groups that fill the screen of a phone. */
const firstGroups = 3;

/** The filters of a kind: the most used ones, and the others behind 'More'. */
export function FilterFields({ startsShort = false, ...props }: AllFieldsProps) {
  const { search } = props;
  const isWhole = useDeferredValue(true, !startsShort);
  const groups = filterGroups[search.kind];
  const others = groups.filter(({ often }) => !often);
  const [more, setMore] = useState(() => others.some((group) => isChosen(group, search)));
  const moreId = useId();
  const fieldsOf = (shown: readonly FilterGroup[]) =>
    shown.map((group) => <GroupFields key={group.filters[0].name} {...props} group={group} />);
  return (
    <div className="filter-fields">
      {/* One list, so that the first groups keep their state and the focus when the rest follows. */}
      {fieldsOf(isWhole ? groups.filter(({ often }) => often) : groups.slice(0, firstGroups))}
      {isWhole && <NearFilter {...props} />}
      {isWhole && others.length > 0 && (
        <>
          <button
            type="button"
            className="btn btn-link filter-more"
            aria-expanded={more}
            aria-controls={moreId}
            onClick={() => setMore(!more)}
          >
            {more ? searchTexts.less : searchTexts.more}
          </button>
          <div id={moreId} hidden={!more}>
            {more && fieldsOf(others)}
          </div>
        </>
      )}
    </div>
  );
}
