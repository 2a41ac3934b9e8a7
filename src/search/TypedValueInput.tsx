import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListingKind } from '../listings/kinds';
import { SuggestionInput } from '../ui/SuggestionInput';
import type { ChoiceFilter } from './filters';
import { toDistrict } from './search';

export interface TypedValueInputProps {
  readonly id: string;
  readonly kind: ListingKind;
  readonly filter: ChoiceFilter;
  /** Not blank, in the spelling that listings store. */
  readonly onAdd: (value: string) => void;
}

/**
 * A value is added when a suggestion is chosen, on Enter, or when the focus leaves the field. It gets the spelling that
 * listings store: 'Poona' finds Pune, and 'maruti' Maruti Suzuki.
 */
export default function TypedValueInput({ id, kind, filter, onAdd }: TypedValueInputProps) {
  const { name, maxLength } = filter;
  const stored = useRef(name === 'district' ? toDistrict : (text: string) => text.trim());
  const [typed, setTyped] = useState('');

  async function load() {
    const { loadKnownValues } = await import('./knownValues');
    const known = await loadKnownValues(kind, name);
    stored.current = known.toStored;
    return known.suggest;
  }

  function take(text: string): void {
    setTyped('');
    if (text.trim() !== '') onAdd(stored.current(text));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') take(typed);
  }

  return (
    <SuggestionInput
      id={id}
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      load={load}
      onChange={setTyped}
      onChoose={({ text }) => take(text)}
      onKeyDown={onKeyDown}
      onBlur={() => take(typed)}
    />
  );
}
