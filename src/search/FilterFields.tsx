import { lazy, Suspense, useId, useState } from 'react';
import {
  type ChoiceFilter,
  type FilterGroup,
  type FilterValue,
  filterGroups,
  type RangeFilter,
  readChoice,
  readLimit,
  type SearchFilter,
  valuesOf,
} from './filters';
import { NearFilter } from './NearFilter';
import { PlainValueInput } from './PlainValueInput';
import { type ListingSearch, withChoices, withLimit } from './search';
import { searchTexts } from './texts';

// The first view of a list does without it.
const TypedValueInput = lazy(() => import('./TypedValueInput').catch(() => ({ default: PlainValueInput })));

interface FilterFieldsProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

interface FieldProps<Filter extends SearchFilter> extends FilterFieldsProps {
  readonly filter: Filter;
}

/** One limit of a range. A shared address may have one that is not offered. */
function RangeField({ filter, search, onChange }: FieldProps<RangeFilter>) {
  const id = useId();
  const { name, label, choices, choiceText } = filter;
  const limit = search.filters[name];
  const offered = limit === undefined || choices.includes(limit) ? choices : [limit, ...choices];
  return (
    <div className="filter-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={limit ?? ''}
        onChange={({ currentTarget }) => onChange(withLimit(search, name, readLimit(currentTarget.value)))}
      >
        <option value="">{searchTexts.any}</option>
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChoiceBoxesProps {
  readonly filter: ChoiceFilter;
  readonly choices: readonly FilterValue[];
  readonly chosen: readonly FilterValue[];
  readonly onChoose: (values: readonly FilterValue[]) => void;
}

/** The boxes change at once. The address, which says what is chosen, follows when the page of the new search is there. */
function ChoiceBoxes({ filter, choices, chosen, onChoose }: ChoiceBoxesProps) {
  const { name, label, choiceText } = filter;
  const [ticked, setTicked] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (chosen.join() !== known.join()) {
    setKnown(chosen);
    setTicked(chosen);
  }

  function tick(choice: FilterValue, isTicked: boolean): void {
    const values = isTicked ? [...ticked, choice] : ticked.filter((other) => other !== choice);
    setTicked(values);
    onChoose(values);
  }

  return (
    <fieldset className="filter-field filter-choices">
      <legend className="form-label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className="form-check">
          <input
            className="form-check-input"
            type="checkbox"
            name={name}
            checked={ticked.includes(choice)}
            onChange={({ currentTarget }) => tick(choice, currentTarget.checked)}
          />
          <span className="form-check-label">{choiceText(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Each typed value is added to the others. The chips take them off. */
function TypedField({ filter, search, onChange }: FieldProps<ChoiceFilter>) {
  const id = useId();
  const { name, label } = filter;
  function add(text: string): void {
    const value = readChoice(filter, text);
    if (value !== null) onChange(withChoices(search, name, [...valuesOf(search.filters, filter), value]));
  }
  return (
    <div className="filter-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Suspense fallback={<input id={id} className="form-control" readOnly value="" />}>
        <TypedValueInput id={id} kind={search.kind} filter={filter} onAdd={add} />
      </Suspense>
    </div>
  );
}

function FilterField({ filter, ...props }: FieldProps<SearchFilter>) {
  const { search, onChange } = props;
  if (filter.test !== 'equal') return <RangeField {...props} filter={filter} />;
  if (!filter.choices) return <TypedField {...props} filter={filter} />;
  return (
    <ChoiceBoxes
      filter={filter}
      choices={filter.choices}
      chosen={valuesOf(search.filters, filter)}
      onChoose={(values) => onChange(withChoices(search, filter.name, values))}
    />
  );
}

function isChosen({ filters }: FilterGroup, search: ListingSearch): boolean {
  return filters.some(({ name }) => search.filters[name] !== undefined);
}

/** The filters of a kind: the most used ones, and the others behind 'More'. */
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
      <NearFilter {...props} />
      {others.length > 0 && (
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
            {rows(others)}
          </div>
        </>
      )}
    </div>
  );
}
