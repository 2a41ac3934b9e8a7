import { lazy, Suspense, useId, useState } from 'react';
import { withChoices } from '../search';
import { searchTexts } from '../texts';
import { type ChoiceFilter, valuesOf } from './filter';
import { readChoice } from './filterAddress';
import type { FilterFieldProps } from './filterField';
import { PlainValueInput } from './PlainValueInput';

/** A name can be typed where the lists could not be loaded. */
function TypedName({ filter, search, onChange }: FilterFieldProps<ChoiceFilter>) {
  function add(text: string): void {
    const value = readChoice(filter, text);
    if (value !== null) onChange(withChoices(search, filter.name, [...valuesOf(search.filters, filter), value]));
  }
  return <PlainValueInput id={useId()} filter={filter} onAdd={add} />;
}

// With the dictionary, which no first view loads.
const NameChoices = lazy(() => import('./NameChoices').catch(() => ({ default: TypedName })));

/** Makes or models: what is chosen, and on demand the list to choose from. */
export function NameField(props: FilterFieldProps<ChoiceFilter>) {
  const { filter, search } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = valuesOf(search.filters, filter);
  return (
    <div className="filter-field">
      <span className="form-label" id={`${id}-label`}>
        {filter.label}
      </span>
      <button
        type="button"
        className="form-select filter-names"
        id={`${id}-button`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-button`}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.length === 0 ? searchTexts.any : chosen.join(', ')}
      </button>
      <div id={`${id}-list`} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className="name-choices" />}>
            <NameChoices {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
