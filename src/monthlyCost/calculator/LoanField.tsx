import { useId, useState } from 'react';
import { TypedInput } from '../../ui/fields/TypedInput';
import { clamp, type Limits } from './chosenLoan';
import { calculatorTexts } from './texts';

interface Slider {
  readonly limits: Limits;
  readonly step: number;
  readonly value: number;
  /** What a screen reader says of the value. */
  readonly text: string;
  readonly onMove: (value: number) => void;
}

interface LoanFieldProps {
  readonly label: string;
  readonly slider: Slider;
  readonly typed: {
    /** The value as the field shows it. */
    readonly shown: string;
    readonly limits: Limits;
    /** null: the text is no number. */
    readonly read: (text: string) => number | null;
    readonly format: (value: number) => string;
    readonly onType: (value: number) => void;
  };
  /** Shown behind the typed number. */
  readonly unit: string;
}

/** A number as a slider and as a typed text, which is taken on Enter or when the focus leaves the field. */
export function LoanField({ label, slider, typed: { shown, limits, read, format, onType }, unit }: LoanFieldProps) {
  const id = useId();
  const [note, setNote] = useState('');

  function take(text: string): void {
    const value = read(text);
    if (value === null) {
      setNote(calculatorTexts.notRead(shown));
      return;
    }
    const allowed = clamp(limits, value);
    setNote(allowed === value ? '' : calculatorTexts.nearest(format(limits.least), format(limits.most)));
    onType(allowed);
  }

  return (
    <div className="loan-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="loan-typed">
        <TypedInput id={id} aria-describedby={`${id}-note`} shown={shown} onType={take} />
        <span className="loan-unit">{unit}</span>
      </div>
      <input
        className="loan-slider"
        type="range"
        aria-label={label}
        aria-valuetext={slider.text}
        min={slider.limits.least}
        max={slider.limits.most}
        step={slider.step}
        value={slider.value}
        onChange={({ currentTarget }) => {
          setNote('');
          slider.onMove(Number(currentTarget.value));
        }}
      />
      <p className="loan-note" id={`${id}-note`} role="status">
        {note}
      </p>
    </div>
  );
}
