import { type FocusEvent, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { type Condition, conditionsOf, type ListingSearch, withoutConditions } from '../search';
import { searchTexts } from '../texts';

interface SearchChipsProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
  /** The last chip was removed, and with it the focus. */
  readonly onEmptied: () => void;
}

/** Browsers leave a chip that gets the keyboard focus half hidden. A chip that a finger presses must not move. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The conditions of the search. Each chip removes its condition (SEARCH-2). */
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
      <ul ref={list} aria-label={searchTexts.active} onFocus={showWhole}>
        {conditions.map((condition, index) => (
          <li key={condition.key}>
            <button
              type="button"
              className="search-chip"
              aria-label={searchTexts.remove(condition.text)}
              onClick={() => takeOff(condition, index)}
            >
              {condition.text}
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-link" onFocus={showWhole} onClick={clear}>
        {searchTexts.clear}
      </button>
    </div>
  );
}
