import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { loadedNames, noNames, onNames } from '../../shared/names/names';
import { type Suggest, type Suggestion, suggestedValue } from '../../shared/suggestions';
import { Icon, type IconName } from '../Icon';
import { controlTexts } from '../texts';

export interface ShownSuggestion extends Suggestion {
  readonly icon?: IconName;
}

interface SuggestionInputProps<Shown extends ShownSuggestion>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly type?: 'text' | 'search';
  readonly id: string;
  readonly value: string;
  /** What is suggested is shown at once, without another key or press. */
  readonly startsOpen?: boolean;
  /** Loads what is suggested, when the field is first focused. Without it, the field is a plain one. */
  readonly load: () => Promise<Suggest<Shown>>;
  /** Adds to what was loaded what changes while people type. */
  readonly complete?: (loaded: readonly Shown[]) => readonly Shown[];
  readonly onChange: (text: string) => void;
  /** A suggestion was chosen. Without it, a choice is a change. */
  readonly onChoose?: (suggestion: Shown) => void;
}

const keyOf = ({ id, text, note }: ShownSuggestion) => id ?? `${text} ${note}`;

/**
 * A text field that suggests while people type: the combobox of the WAI-ARIA patterns, with a list that never takes the
 * focus. Any other text can be typed, too.
 */
export function SuggestionInput<Shown extends ShownSuggestion>({
  type = 'text',
  className = 'form-control',
  value,
  startsOpen = false,
  load,
  complete,
  onChange,
  onChoose,
  onFocus,
  onClick,
  onKeyDown,
  onBlur,
  ...input
}: SuggestionInputProps<Shown>) {
  const listId = useId();
  const asked = useRef(false);
  const [suggest, setSuggest] = useState<{ readonly for: Suggest<Shown> } | null>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // The names in a script come while people type in it.
  const names = useSyncExternalStore(onNames, loadedNames, () => noNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggestions are made of names
  const loaded = useMemo(() => {
    const found = isOpen && suggest ? suggest.for(value) : [];
    // Where a choice only fills the field, nothing is left to choose.
    return !onChoose && found.length === 1 && found[0] && suggestedValue(found[0]) === value ? [] : found;
  }, [isOpen, suggest, value, onChoose, names]);
  const suggestions = isOpen && suggest && complete ? complete(loaded) : loaded;
  const activeAt = suggestions.findIndex((suggestion) => keyOf(suggestion) === activeKey);
  const active = activeAt < 0 ? null : activeAt;
  const isShown = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  async function getSuggestions(): Promise<void> {
    if (asked.current) return;
    asked.current = true;
    try {
      const [found] = await Promise.all([load(), import('./suggestions.scss')]);
      setSuggest({ for: found });
    } catch {
      // Without a network the field takes any text; the next focus tries again.
      asked.current = false;
    }
  }

  function close(): void {
    setOpen(false);
    setActiveKey(null);
  }

  function choose(suggestion: Shown): void {
    close();
    if (onChoose) onChoose(suggestion);
    else onChange(suggestedValue(suggestion));
  }

  function activate(index: number): void {
    const suggestion = suggestions[index];
    setActiveKey(suggestion ? keyOf(suggestion) : null);
    if (suggestion) document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function move(step: 1 | -1): void {
    setOpen(true);
    const last = suggestions.length - 1;
    if (last < 0) return;
    // Past either end, the focus is in the field again.
    const next = active === null ? (step > 0 ? 0 : last) : active + step;
    activate(next);
  }

  /** Whether the key was one of the list. */
  function isListKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    const chosen = active === null ? undefined : suggestions[active];
    switch (event.key) {
      case 'ArrowDown':
        move(1);
        return true;
      case 'ArrowUp':
        move(-1);
        return true;
      case 'Escape':
        if (isShown) close();
        return isShown;
      case 'Enter':
        if (chosen) choose(chosen);
        else close();
        return chosen !== undefined;
      default:
        return false;
    }
  }

  return (
    <div className="suggestion-field">
      <input
        {...input}
        className={className}
        type={type}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? optionId(active) : undefined}
        value={value}
        onFocus={(event) => {
          void getSuggestions();
          onFocus?.(event);
        }}
        onClick={(event) => {
          if (value === '') setOpen(true);
          onClick?.(event);
        }}
        onChange={({ currentTarget }) => {
          setOpen(true);
          setActiveKey(null);
          onChange(currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Words that are still being composed have the keys of their own list.
          if (!event.nativeEvent.isComposing && isListKey(event)) {
            event.preventDefault();
            event.stopPropagation();
          } else onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isShown && (
        <div className="suggestions" role="listbox" id={listId} aria-label={controlTexts.suggestions}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={keyOf(suggestion)}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.icon && <Icon name={suggestion.icon} />}
              <span>{suggestion.text}</span> <span className="suggestion-note">{suggestion.note}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
