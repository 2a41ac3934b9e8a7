import { type CSSProperties, useId, useState } from 'react';
import { TypedInput } from '../../ui/fields/TypedInput';
import { type ListingSearch, withRange } from '../search';
import { rangeTexts, searchTexts } from '../texts';
import type { RangeEnd, RangeGroup } from './filter';
import { inOrder, isReversed, type Limits, lastStop, limitsIn, movedTo, stopsOf } from './ranges';

interface RangeFieldsProps {
  readonly group: RangeGroup;
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

interface TypedLimitProps {
  readonly end: RangeEnd;
  readonly limit: number | null;
  readonly onType: (text: string) => void;
}

function TypedLimit({ end: { label, choiceText }, limit, onType }: TypedLimitProps) {
  const id = useId();
  return (
    <div className="filter-limit">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <TypedInput
        id={id}
        placeholder={searchTexts.any}
        shown={limit === null ? '' : choiceText(limit)}
        onType={onType}
      />
    </div>
  );
}

/** A range as a slider with two ends, and as two typed numbers. The ends are inputs of their own, for keyboards too. */
export function RangeFields({ group, search, onChange }: RangeFieldsProps) {
  const { label, filters, readTyped, example } = group;
  const [note, setNote] = useState('');
  const limits = limitsIn(search.filters, group);
  const stops = stopsOf(group, limits);
  const last = lastStop(group);

  function move(end: keyof Limits, stop: number): void {
    setNote('');
    onChange(withRange(search, group, movedTo(group, limits, end, stop)));
  }

  async function type(end: keyof Limits, endLabel: string, text: string): Promise<void> {
    const limit = await readTyped(text);
    if (limit === null && text.trim() !== '') {
      setNote(rangeTexts.notRead(endLabel, example));
      return;
    }
    const typed = { ...limits, [end]: limit };
    setNote(isReversed(typed) ? rangeTexts.turned(filters[0].label, filters[1].label) : '');
    onChange(withRange(search, group, inOrder(typed)));
  }

  const ends = [
    { end: 'from', filter: filters[0] },
    { end: 'to', filter: filters[1] },
  ] as const;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--from': stops.from / last,
    '--to': stops.to / last,
  };
  return (
    <fieldset className="filter-field filter-range">
      <legend className="form-label">{label}</legend>
      <div className="range-slider" style={style}>
        {ends.map(({ end, filter }) => {
          const limit = limits[end];
          return (
            <input
              key={end}
              type="range"
              aria-label={filter.endLabel}
              aria-valuetext={limit === null ? searchTexts.any : filter.choiceText(limit)}
              min={0}
              max={last}
              value={stops[end]}
              // Where both ends meet, the one that can still move lies on top.
              data-on-top={end === 'from' && stops.from > last / 2}
              onChange={({ currentTarget }) => move(end, Number(currentTarget.value))}
            />
          );
        })}
      </div>
      <div className="filter-row">
        {ends.map(({ end, filter }) => (
          <TypedLimit
            key={end}
            end={filter}
            limit={limits[end]}
            onType={(text) => void type(end, filter.label, text)}
          />
        ))}
      </div>
      <p className="filter-note" role="status">
        {note}
      </p>
    </fieldset>
  );
}
