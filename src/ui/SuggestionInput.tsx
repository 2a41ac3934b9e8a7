import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { Suggest } from '../shared/suggestions';
import { controlTexts } from './texts';

interface SuggestionInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus' | 'type'> {
  readonly id: string;
  readonly value: string;
  /** Loads what is suggested, when the field is first focused. Without it, the field is a plain one. */
  readonly load: () => Promise<Suggest>;
  readonly onChange: (text: string) => void;
  /** A suggestion was chosen. Without it, a choice is a change. */
  readonly onChoose?: (text: string) => void;
}

/**
 * A text field that suggests while people type: the combobox of the WAI-ARIA patterns, with a list that never takes the
 * focus. Any other text can be typed, too.
 */
export function SuggestionInput({
  value,
  load,
  onChange,
  onChoose = onChange,
  onKeyDown,
  onBlur,
  ...input
}: SuggestionInputProps) {
  const listId = useId();
  const asked = useRef(false);
  const [suggest, setSuggest] = useState<{ readonly for: Suggest } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const suggestions = useMemo(() => {
    const found = isOpen && suggest ? suggest.for(value) : [];
    return found.length === 1 && found[0]?.text === value ? [] : found;
  }, [isOpen, suggest, value]);
  const isShown = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  async function getSuggestions(): Promise<void> {
    if (asked.current) return;
    asked.current = true;
    try {
      const [found] = await Promise.all([load(), import('../styles/suggestions.scss')]);
      setSuggest({ for: found });
    } catch {
      // Without a network the field takes any text; the next focus tries again.
      asked.current = false;
    }
  }

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function choose(text: string): void {
    close();
    onChoose(text);
  }

  function move(step: 1 | -1): void {
    setOpen(true);
    const last = suggestions.length - 1;
    if (last < 0) return;
    // Past either end, the focus is in the field again.
    const next = active === null ? (step > 0 ? 0 : last) : active + step;
    setActive(next < 0 || next > last ? null : next);
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
        if (isShown && chosen) choose(chosen.text);
        return isShown && chosen !== undefined;
      default:
        return false;
    }
  }

  return (
    <div className="suggestion-field">
      <input
        {...input}
        className="form-control"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? optionId(active) : undefined}
        value={value}
        onFocus={() => void getSuggestions()}
        onChange={({ currentTarget }) => {
          setOpen(true);
          setActive(null);
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
          {suggestions.map(({ text, note }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={`${text} ${note}`}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(text)}
            >
              <span>{text}</span> <span className="suggestion-note">{note}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
