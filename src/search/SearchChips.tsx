import { type FocusEvent, useRef } from 'react';
import { type Condition, conditionsOf, type VehicleSearch, withoutConditions } from '../../domain/vehicleSearch';
import { Icon } from '../../ui/Icon';

interface SearchChipsProps {
  readonly search: VehicleSearch;
  readonly onChange: (search: VehicleSearch) => void;
  /** The last of them is gone, and the focus with it. */
  readonly onEmptied: () => void;
}

/** Browsers leave what the keyboard reaches half hidden. A finger is on what it presses, which stays where it is. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What narrows the search, each to be taken off. */
export function SearchChips({ search, onChange, onEmptied }: SearchChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const conditions = conditionsOf(search);
  if (conditions.length === 0) return null;

  function takeOff({ without }: Condition, index: number): void {
    if (conditions.length === 1) onEmptied();
    else list.current?.querySelectorAll('button')[index === 0 ? 1 : index - 1]?.focus();
    onChange(without);
  }

  function clear(): void {
    onEmptied();
    onChange(withoutConditions(search));
  }

  return (
    <div className="search-chips">
      <ul ref={list} aria-label="Active filters" onFocus={showWhole}>
        {conditions.map((condition, index) => (
          <li key={condition.name}>
            <button
              type="button"
              className="search-chip"
              aria-label={`Remove ${condition.text}`}
              onClick={() => takeOff(condition, index)}
            >
              {condition.text}
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-link" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
