import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'placeholder' | 'aria-describedby'>;

interface TypedInputProps extends FieldProps {
  /** The value as the field shows it while nobody types. */
  readonly shown: string;
  /** Gets a text that differs from what was shown. */
  readonly onType: (text: string) => void;
}

/** A short text that is taken on Enter, or when the focus leaves the field. */
export function TypedInput({ shown, onType, ...field }: TypedInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function take(): void {
    setTyped(null);
    if (typed !== null && typed.trim() !== shown) onType(typed);
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent): void {
    if (key === 'Enter' && !nativeEvent.isComposing) take();
  }

  return (
    <input
      {...field}
      className="form-control"
      type="text"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={20}
      value={typed ?? shown}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={take}
    />
  );
}
