import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNames } from '../../ui/useNames';
import { withChoices } from '../search';
import { nameTexts } from '../texts';
import { type ChoiceFilter, type FilterValue, valuesOf } from './filter';
import { readChoice } from './filterAddress';
import type { FilterFieldProps } from './filterField';
import { findMakes, findModels, modelsOfMakes, type VehicleName } from './vehicleNames';

/** A list of makes, or of the models of the chosen makes, with a field that searches it. Several can be chosen. */
export default function NameChoices({ filter, search, onChange }: FilterFieldProps<ChoiceFilter>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const nameIn = useNames();
  const { kind, filters } = search;
  const { name } = filter;
  const chosen = valuesOf(filters, filter).map(String);
  const makes = (filters.make ?? []).map(String);
  // The list may be long: the typed letters come first.
  const sought = useDeferredValue(typed);
  const found = name === 'make' ? findMakes(kind, sought) : findModels(kind, makes, sought);
  // A chosen name can be taken off, whether the list has it or not.
  const others = chosen.filter((value) => sought.trim() === '' && !found.some((item) => item.name === value));
  const items: readonly VehicleName[] = [...others.map((value) => ({ name: value, note: '' })), ...found];
  /** A make's name in the language of the page stands beside that in Latin letters. */
  const noteOf = (item: VehicleName) => item.note || (nameIn(item.name) === item.name ? '' : nameIn(item.name));
  const own = readChoice(filter, typed);

  function choose(values: readonly FilterValue[]): void {
    const next = withChoices(search, filter.name, values);
    const models = modelsOfMakes(kind, values.map(String), (filters.model ?? []).map(String));
    onChange(name === 'make' ? withChoices(next, 'model', models) : next);
  }

  function add(value: FilterValue): void {
    setTyped('');
    choose([...chosen, value]);
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent): void {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const value = found[0]?.name ?? own;
    if (typed.trim() !== '' && value !== null) add(value);
  }

  return (
    <div className="name-choices">
      <label className="form-label" htmlFor={id}>
        {name === 'make' ? nameTexts.search.make : nameTexts.search.model}
      </label>
      <input
        id={id}
        className="form-control"
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={filter.maxLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {items.length > 0 && (
        <ul aria-label={filter.label}>
          {items.map((item) => (
            <li key={`${item.name} ${item.note}`}>
              <label className="form-check">
                <input
                  className="form-check-input"
                  type="checkbox"
                  checked={chosen.includes(item.name)}
                  onChange={({ currentTarget: { checked } }) =>
                    choose(checked ? [...chosen, item.name] : chosen.filter((other) => other !== item.name))
                  }
                />
                <span className="form-check-label">
                  {item.name} {noteOf(item) !== '' && <span className="name-note">{noteOf(item)}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <p className="filter-note">{typed.trim() === '' ? nameTexts.searchFirst : nameTexts.none}</p>
      )}
      {found.length === 0 && own !== null && (
        <button type="button" className="btn btn-outline-primary" onClick={() => add(own)}>
          {nameTexts.add(String(own))}
        </button>
      )}
    </div>
  );
}
