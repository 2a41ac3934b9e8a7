import { type KeyboardEvent, useId, useState } from 'react';
import { textLimits } from '../../domain/limits';
import { toDistrict } from '../../domain/vehicleSearch';

interface DistrictInputProps {
  readonly id: string;
  readonly value: string;
  /** Suggestions. */
  readonly districts: readonly string[];
  /** Suggestions are about to be needed. */
  readonly onFocus: () => void;
  readonly onChange: (district: string) => void;
}

/** Takes effect when a suggestion is chosen, with Enter, or when the focus leaves it. */
export function DistrictInput({ id, value, districts, onFocus, onChange }: DistrictInputProps) {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function take(text: string): void {
    const district = toDistrict(text, districts);
    setTyped(district);
    setKnown(district);
    if (district !== value) onChange(district);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') take(typed);
  }

  return (
    <>
      <input
        id={id}
        className="form-control"
        type="text"
        autoComplete="off"
        maxLength={textLimits.district}
        list={listId}
        value={typed}
        onFocus={onFocus}
        onChange={({ currentTarget }) => {
          if (districts.includes(currentTarget.value)) take(currentTarget.value);
          else setTyped(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => take(typed)}
      />
      <datalist id={listId}>
        {districts.map((district) => (
          <option key={district} value={district} />
        ))}
      </datalist>
    </>
  );
}
