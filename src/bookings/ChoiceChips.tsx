import { type Ref, useId } from 'react';

interface ChoiceChipsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly chosen: string;
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
  chosen,
  error,
  inOneRow = false,
  onChoose,
}: ChoiceChipsProps) {
  const id = useId();
  return (
    <div
      className="choice-chips"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
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
              onChange={() => onChoose(choice)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
