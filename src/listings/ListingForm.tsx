import type { ReactNode } from 'react';
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
import { type ChosenPhoto, formatFieldValue } from '../../domain/vehicle';
import { type VehicleField, type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { Field, type FieldControl } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { useValidatedForm } from '../../ui/useValidatedForm';
import { moved } from '../photos/moved';
import { PhotoFields } from '../photos/PhotoFields';
import type { PhotoProgress } from '../photos/photoProgress';

/** What is typed and chosen so far. */
export interface VehicleFormState {
  readonly fields: VehicleFormValues;
  /** One per photo slot. */
  readonly photos: readonly (ChosenPhoto | null)[];
}

export const blankVehicleForm: VehicleFormState = { fields: {}, photos: photoSlots.map(() => null) };

interface VehicleFormProps {
  readonly kind: VehicleKind;
  /** A half-written form to go on with, or a blank one. */
  readonly initial: VehicleFormState;
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  /** What must hold before the fields are looked at. */
  readonly precondition: () => InvalidInput<VehicleFormField> | null;
  /** What people read about a file that is no photo; null where it is one. */
  readonly photoProblem: (photo: File) => Promise<string | null>;
  readonly onChange: (state: VehicleFormState) => void;
  /** Resolves true when the form is to be cleared for the next listing. */
  readonly onSave: (state: VehicleFormState) => Promise<boolean>;
  /** Stands beside the button. */
  readonly more?: ReactNode;
}

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
export function VehicleForm({
  kind,
  initial,
  progressOf,
  precondition,
  photoProblem,
  onChange,
  onSave,
  more,
}: VehicleFormProps) {
  const { fields, photos } = vehicleKinds[kind];
  const form = useValidatedForm<VehicleFormState, VehicleFormField>({
    initial,
    blank: blankVehicleForm,
    validate: ({ fields: values, photos: files }) => precondition() ?? validateVehicle(kind, values, files),
    inspect: ({ photos: files }) => firstProblem(files),
    submit: async (state) => {
      if (await onSave(state)) form.reset();
    },
    onChange,
  });

  async function problemIn(slot: number, file: File): Promise<InvalidInput<VehicleFormField> | null> {
    const message = await photoProblem(file);
    return message === null ? null : { field: photoSlot(slot), message };
  }

  async function firstProblem(files: VehicleFormState['photos']): Promise<InvalidInput<VehicleFormField> | null> {
    const problems = await Promise.all(
      files.map((file, slot) => (file instanceof File ? problemIn(slot, file) : Promise.resolve(null))),
    );
    return problems.find((problem) => problem !== null) ?? null;
  }

  function putPhoto(slot: number, file: File | null): void {
    form.change(({ photos: files }) => ({ photos: files.with(slot, file) }));
  }

  /** Takes a file out of the slot that it is in by now. false: it has been taken out already. */
  function takeBack(file: File): boolean {
    let there = false;
    form.change(({ photos: files }) => {
      there = files.includes(file);
      return { photos: there ? files.map((photo) => (photo === file ? null : photo)) : files };
    });
    return there;
  }

  async function choosePhoto(slot: number, file: File | null): Promise<void> {
    const wrongType = file && validatePhoto(slot, file);
    putPhoto(slot, wrongType ? null : file);
    if (wrongType) {
      await form.refuse(wrongType);
      return;
    }
    const problem = file && (await problemIn(slot, file));
    if (problem && takeBack(file)) await form.refuse(problem);
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
      <PhotoFields
        fewest={photos.min}
        photos={form.values.photos}
        progressOf={progressOf}
        errorOf={(slot) => form.errorOf(photoSlot(slot))}
        disabled={form.busy}
        onChoose={(slot, file) => void choosePhoto(slot, file)}
        onMove={(from, to) => form.change(({ photos: chosen }) => ({ photos: moved(chosen, from, to) }))}
      />
      <div className="button-row">
        <SubmitButton label="Save" busy={form.busy} busyLabel={vehicleFormMessages.uploading} />
        {more}
      </div>
    </form>
  );
}
