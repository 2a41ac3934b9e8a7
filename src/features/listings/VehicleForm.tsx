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

/** What is typed and chosen so far. */
export interface VehicleFormState {
  readonly fields: VehicleFormValues;
  /** One per photo slot. */
  readonly photos: readonly (File | null)[];
}

export const blankVehicleForm: VehicleFormState = { fields: {}, photos: photoSlots.map(() => null) };

interface VehicleFormProps {
  readonly kind: VehicleKind;
  /** A half-written form to go on with, or a blank one. */
  readonly initial: VehicleFormState;
  /** One per photo slot. */
  readonly progress: readonly PhotoProgress[];
  /** What must hold before the fields are looked at. */
  readonly precondition: () => InvalidInput<VehicleFormField> | null;
  /** What people read about a file that is no photo; null where it is one. */
  readonly photoProblem: (photo: File) => Promise<string | null>;
  readonly onChange: (state: VehicleFormState) => void;
  /** Resolves true when the listing is stored: the form is cleared for the next one. */
  readonly onSave: (state: VehicleFormState) => Promise<boolean>;
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
  progress,
  precondition,
  photoProblem,
  onChange,
  onSave,
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

  async function firstProblem(files: readonly (File | null)[]): Promise<InvalidInput<VehicleFormField> | null> {
    const problems = await Promise.all(
      files.map((file, slot) => (file ? problemIn(slot, file) : Promise.resolve(null))),
    );
    return problems.find((problem) => problem !== null) ?? null;
  }

  function putPhoto(slot: number, file: File | null): void {
    form.change(({ photos: files }) => ({ photos: files.with(slot, file) }));
  }

  /** Takes a file out of its slot again. false: another one stands there by now. */
  function takeBack(slot: number, file: File): boolean {
    let there = false;
    form.change(({ photos: files }) => {
      there = files[slot] === file;
      return { photos: there ? files.with(slot, null) : files };
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
    if (problem && takeBack(slot, file)) await form.refuse(problem);
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
        <div className="photo-fields">
          {photoSlots.map((slot) => (
            <PhotoField
              key={slot}
              slot={slot}
              required={slot < photos.min}
              file={form.values.photos[slot] ?? null}
              progress={progress[slot] ?? { state: 'idle' }}
              error={form.errorOf(photoSlot(slot))}
              disabled={form.busy}
              onChoose={(file) => void choosePhoto(slot, file)}
            />
          ))}
        </div>
      </fieldset>
      <SubmitButton label="Save" busy={form.busy} busyLabel={vehicleFormMessages.uploading} />
    </form>
  );
}
