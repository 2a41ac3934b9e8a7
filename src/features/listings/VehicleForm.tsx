import { useState } from 'react';
import { vehicleFormMessages } from '../../domain/messages';
import type { InvalidInput } from '../../domain/validators/invalidInput';
import {
  photoSlot,
  photoSlots,
  type VehicleFormField,
  type VehicleFormValues,
  validatePhoto,
  validateVehicle,
} from '../../domain/validators/vehicle';
import { formatFieldValue } from '../../domain/vehicle';
import { type VehicleField, type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { Field, type FieldControl } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { useValidatedForm } from '../../ui/useValidatedForm';
import { PhotoField } from '../photos/PhotoField';
import type { PhotoProgress } from '../photos/photoProgress';

interface VehicleFormProps {
  readonly kind: VehicleKind;
  /** One per photo slot. */
  readonly progress: readonly PhotoProgress[];
  /** What must hold before the fields are looked at. */
  readonly precondition: () => InvalidInput<VehicleFormField> | null;
  /** Resolves true when the listing is stored: the form is cleared for the next one. */
  readonly onSave: (values: VehicleFormValues, photos: readonly (File | null)[]) => Promise<boolean>;
}

interface FormState {
  readonly fields: VehicleFormValues;
  readonly photos: readonly (File | null)[];
}

const emptyForm: FormState = { fields: {}, photos: photoSlots.map(() => null) };

interface VehicleInputProps {
  readonly field: VehicleField;
  readonly control: FieldControl;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function VehicleInput({ field, control, value, disabled, onChange }: VehicleInputProps) {
  const shared = { ...control, name: field.key, value, disabled };
  switch (field.input.type) {
    case 'choice':
    case 'numberChoice':
      return (
        <select {...shared} className="form-select" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">Please choose</option>
          {field.input.choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatFieldValue(field, choice)}
            </option>
          ))}
        </select>
      );
    case 'text':
      return (
        <input
          {...shared}
          className="form-control"
          type="text"
          autoComplete="off"
          maxLength={field.input.maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          className="form-control"
          rows={4}
          maxLength={field.input.maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

/** The listing form of both kinds: the kind's description says which fields and photos there are. */
export function VehicleForm({ kind, progress, precondition, onSave }: VehicleFormProps) {
  const { fields, photos } = vehicleKinds[kind];
  // File inputs keep their file as long as they live: new ones stand for an empty form.
  const [generation, setGeneration] = useState(0);
  const form = useValidatedForm<FormState, VehicleFormField>({
    initial: emptyForm,
    validate: (state) => precondition() ?? validateVehicle(kind, state.fields, state.photos),
    submit: async (state) => {
      if (!(await onSave(state.fields, state.photos))) return;
      form.reset();
      setGeneration((current) => current + 1);
    },
  });

  function choosePhoto(slot: number, file: File | null, input: HTMLInputElement): void {
    const invalid = file && validatePhoto(slot, file);
    if (invalid) input.value = '';
    form.change({ photos: form.values.photos.with(slot, invalid ? null : file) });
    if (invalid) void form.refuse(invalid);
  }

  return (
    <form className="vehicle-form" {...form.formProps}>
      <div className="vehicle-form-fields">
        {fields.map((field) => (
          <Field
            key={field.key}
            label={field.label}
            required={field.required}
            hint={'hint' in field.input ? field.input.hint : undefined}
            error={form.errorOf(field.key)}
            className={field.input.type === 'textarea' ? 'field-wide' : ''}
          >
            {(control) => (
              <VehicleInput
                field={field}
                control={control}
                value={form.values.fields[field.key] ?? ''}
                disabled={form.busy}
                onChange={(value) => form.change({ fields: { ...form.values.fields, [field.key]: value } })}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset className="vehicle-form-photos">
        <legend>Photos</legend>
        <p className="form-text">
          {photos.min === 1 ? 'At least one photo' : 'At least two photos'}, JPG or PNG. The first one is the cover.
        </p>
        <div className="photo-fields" key={generation}>
          {photoSlots.map((slot) => (
            <PhotoField
              key={slot}
              slot={slot}
              required={slot < photos.min}
              file={form.values.photos[slot] ?? null}
              progress={progress[slot] ?? { state: 'idle' }}
              error={form.errorOf(photoSlot(slot))}
              disabled={form.busy}
              onChoose={(file, input) => choosePhoto(slot, file, input)}
            />
          ))}
        </div>
      </fieldset>
      <SubmitButton label="Save" busy={form.busy} busyLabel={vehicleFormMessages.uploading} />
    </form>
  );
}
