import { useId } from 'react';
import { Field, type FieldControl } from '../../ui/fields/Field';
import { controlTexts } from '../../ui/texts';
import { useNames } from '../../ui/useNames';
import type { StatedFacts, StatedKey } from '../stated/statedChoices';
import { formatStated, type StatedField, statedFields } from '../stated/statedFacts';
import { statedTexts } from '../stated/statedTexts';

interface StatedFieldsProps {
  readonly values: StatedFacts;
  readonly errorOf: (key: StatedKey) => string | null;
  readonly disabled: boolean;
  readonly onChange: (key: StatedKey, text: string) => void;
}

interface StatedInputProps {
  readonly field: StatedField;
  readonly control: FieldControl;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

function StatedInput({ field, control, value, disabled, onChange }: StatedInputProps) {
  const shared = { ...control, name: field.key, value, disabled };
  switch (field.input.type) {
    case 'choice':
      return (
        <select {...shared} className="form-select" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{controlTexts.choose}</option>
          {field.input.choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatStated(field, choice)}
            </option>
          ))}
        </select>
      );
    case 'month':
      return (
        <input
          {...shared}
          className="form-control"
          type="month"
          min="2000-01"
          max="2099-12"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

/** What the dealer may state about owners and papers, below the fields of the kind (FORM-18). */
export function StatedFields({ values, errorOf, disabled, onChange }: StatedFieldsProps) {
  useNames();
  const hintId = useId();
  return (
    <fieldset className="vehicle-form-group" aria-describedby={hintId}>
      <legend>{statedTexts.legend}</legend>
      <p className="form-text" id={hintId}>
        {statedTexts.hint}
      </p>
      <div className="form-columns">
        {statedFields.map((field) => (
          <Field
            key={field.key}
            label={field.label}
            required={false}
            hint={field.input.type === 'month' ? statedTexts.monthHint : undefined}
            error={errorOf(field.key)}
          >
            {(control) => (
              <StatedInput
                field={field}
                control={control}
                value={values[field.key] ?? ''}
                disabled={disabled}
                onChange={(text) => onChange(field.key, text)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
