import { type Ref, useId } from 'react';

interface ChoiceChipsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** Those that are shown crossed out, and cannot be chosen. */
  readonly closed?: readonly string[];
  readonly chosen: string;
  readonly hint?: string | null;
  readonly error?: string | null;
  /** They scroll sideways. The others wrap. */
  readonly inOneRow?: boolean;
  readonly onChoose: (choice: string) => void;
}

/** One of several choices, as chips. Arrow keys choose. */
export function ChoiceChips({
  ref,
  name,
  label,
  choices,
  closed = [],
  chosen,
  hint,
  error,
  inOneRow = false,
  onChoose,
}: ChoiceChipsProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className="choice-chips"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={Boolean(error)}
      ref={ref}
    >
      <p className="form-label" id={`${id}-label`}>
        {label}
      </p>
      <div className={inOneRow ? 'choice-row' : 'choice-grid'}>
        {choices.map((choice) => (
          <label className="choice-chip" key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              disabled={closed.includes(choice)}
              onChange={() => onChoose(choice)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
