import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { suggestedValue } from '../../shared/suggestions';
import { SuggestionInput } from '../../ui/fields/SuggestionInput';
import { toDistrict } from '../search';
import type { DistrictInputProps } from './districtField';

/** Milliseconds after the last key. */
const pause = 800;

/**
 * A district is added when a suggestion is chosen, on Enter, when the focus leaves the field, or a moment after its whole
 * name was typed. It gets the spelling that listings store: 'Poona' finds Pune.
 */
export default function DistrictInput({ id, filter: { maxLength }, onAdd, early }: DistrictInputProps) {
  const stored = useRef(toDistrict);
  const isWhole = useRef<(typed: string) => boolean>(() => false);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);

  // Not while it renders: until React puts the field into the page, people type into the one before it.
  useLayoutEffect(() => {
    setTyped(early.typed);
    if (early.hasFocus) field.current?.querySelector('input')?.focus();
  }, [early]);

  // The panel and the drawer scroll: the suggestions may be below what is visible of them.
  useEffect(() => {
    if (typed !== '') field.current?.querySelector('[role=listbox]')?.scrollIntoView({ block: 'nearest' });
  }, [typed]);

  async function load() {
    const known = await import('./knownDistricts');
    stored.current = known.toStored;
    isWhole.current = known.isWhole;
    return known.suggest;
  }

  function take(text: string): void {
    setTyped('');
    if (text.trim() !== '') onAdd(stored.current(text));
  }

  const takeWhole = useEffectEvent(() => {
    if (isWhole.current(typed)) take(typed);
  });
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(takeWhole, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') take(typed);
  }

  return (
    <div ref={field}>
      <SuggestionInput
        id={id}
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        startsOpen
        load={load}
        onChange={setTyped}
        onChoose={(suggestion) => take(suggestedValue(suggestion))}
        onKeyDown={onKeyDown}
        onBlur={() => take(typed)}
      />
    </div>
  );
}
