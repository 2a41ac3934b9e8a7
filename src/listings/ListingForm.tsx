import type { ReactNode } from 'react';
import type { PhotoProgress } from '../photos/photoProgress';
import type { InvalidInput } from '../shared/invalidInput';
import type { Suggest } from '../shared/suggestions';
import { Field, type FieldControl } from '../ui/Field';
import { SubmitButton } from '../ui/SubmitButton';
import { SuggestionInput } from '../ui/SuggestionInput';
import { controlTexts } from '../ui/texts';
import { useValidatedForm } from '../ui/useValidatedForm';
import { type ListingField, type ListingKind, listingKinds } from './kinds';
import { type ChosenPhoto, formatFieldValue } from './listing';
import {
  describeForm,
  findGone,
  findTwin,
  type ListingFormField,
  type ListingFormValues,
  photoSlot,
  photoSlots,
  validateListing,
  validatePhoto,
} from './listingForm';
import { moved } from './movedPhotos';
import { PhotoFields } from './PhotoFields';
import { listingFormTexts } from './texts';

/** The values and photos of the form. */
export interface ListingFormState {
  readonly fields: ListingFormValues;
  /** One for each photo slot. */
  readonly photos: readonly (ChosenPhoto | null)[];
}

export const blankListingForm: ListingFormState = { fields: {}, photos: photoSlots.map(() => null) };

interface ListingFormProps {
  readonly kind: ListingKind;
  /** A draft, or a blank form. */
  readonly initial: ListingFormState;
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  /** Checked before the fields. */
  readonly precondition: () => InvalidInput<ListingFormField> | null;
  /** The text that says why a file cannot be used as a photo; null if it can. */
  readonly photoProblem: (photo: File) => Promise<string | null>;
  /** The URLs of photos that the stored listing shows now. */
  readonly storedPhotos: readonly string[];
  readonly onChange: (state: ListingFormState) => void;
  /** Resolves to true if the form must be cleared for the next listing. */
  readonly onSave: (state: ListingFormState) => Promise<boolean>;
  /** Shown beside the Save button. */
  readonly more?: ReactNode;
}

interface ListingInputProps {
  readonly kind: ListingKind;
  readonly field: ListingField;
  readonly control: FieldControl;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

async function loadNames(kind: ListingKind): Promise<Suggest> {
  const { suggestNames } = await import('../shared/vehicles/suggestNames');
  return (typed) => suggestNames(kind, typed);
}

function ListingInput({ kind, field, control, value, disabled, onChange }: ListingInputProps) {
  const shared = { ...control, name: field.key, value, disabled };
  switch (field.input.type) {
    case 'choice':
    case 'numberChoice':
      return (
        <select {...shared} className="form-select" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{controlTexts.choose}</option>
          {field.input.choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatFieldValue(field, choice)}
            </option>
          ))}
        </select>
      );
    case 'text':
      if (field.key === 'name') {
        return (
          <SuggestionInput
            {...shared}
            autoComplete="off"
            maxLength={field.input.maxLength}
            load={() => loadNames(kind)}
            onChange={onChange}
          />
        );
      }
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

/** The listing form of both kinds: the kind's description decides which fields and photos it has (FORM-2). */
export function ListingForm({
  kind,
  initial,
  progressOf,
  precondition,
  photoProblem,
  storedPhotos,
  onChange,
  onSave,
  more,
}: ListingFormProps) {
  const { fields, photos } = listingKinds[kind];
  const form = useValidatedForm<ListingFormState, ListingFormField>({
    initial,
    blank: blankListingForm,
    validate: ({ fields: values, photos: files }) => {
      const missing = precondition();
      if (missing) return [missing];
      const gone = findGone(files, storedPhotos);
      return [...validateListing(kind, values, files), ...(gone ? [gone] : [])];
    },
    inspect: ({ photos: files }) => firstProblem(files),
    submit: async (state) => {
      if (await onSave(state)) form.reset();
    },
    onChange,
  });

  async function problemIn(
    slot: number,
    files: ListingFormState['photos'],
  ): Promise<InvalidInput<ListingFormField> | null> {
    const file = files[slot];
    const message = file instanceof File ? await photoProblem(file) : null;
    return message === null ? findTwin(slot, files) : { field: photoSlot(slot), message };
  }

  async function firstProblem(files: ListingFormState['photos']): Promise<InvalidInput<ListingFormField> | null> {
    // If two photos are the same, the later one is the fault.
    const problems = await Promise.all(files.map((_, slot) => problemIn(slot, files.slice(0, slot + 1))));
    return problems.find((problem) => problem !== null) ?? null;
  }

  function putPhoto(slot: number, file: File | null): void {
    form.change(({ photos: files }) => ({ photos: files.with(slot, file) }));
  }

  /** Removes a file from the slot that holds it now; false if no slot holds it any more. */
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
    const problem = file && (await problemIn(slot, form.values.photos.with(slot, file)));
    if (problem && takeBack(file)) await form.refuse(problem);
  }

  function fieldOf(field: ListingField, value = ''): ReactNode {
    return (
      <Field
        key={field.key}
        label={field.label}
        required={field.required}
        hint={'hint' in field.input ? field.input.hint : undefined}
        error={form.errorOf(field.key)}
        className={field.input.type === 'textarea' ? 'field-wide' : ''}
      >
        {(control) => (
          <ListingInput
            kind={kind}
            field={field}
            control={control}
            value={value}
            disabled={form.busy}
            onChange={(typed) => form.change({ fields: { ...form.values.fields, [field.key]: typed } })}
          />
        )}
      </Field>
    );
  }

  const described = describeForm(kind, form.values.fields);
  return (
    <form className="vehicle-form" {...form.formProps}>
      <div className="vehicle-form-fields">
        {fields.filter(({ derived }) => !derived).map((field) => fieldOf(field, form.values.fields[field.key]))}
        <details className="field-wide">
          <summary>{listingFormTexts.derived}</summary>
          <p className="form-text">{listingFormTexts.derivedHint}</p>
          <div className="vehicle-form-derived">
            {fields
              .filter(({ derived }) => derived)
              .map((field) => fieldOf(field, form.values.fields[field.key] ?? described[field.key]))}
          </div>
        </details>
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
        <SubmitButton label={controlTexts.save} busy={form.busy} busyLabel={listingFormTexts.uploading} />
        {more}
      </div>
    </form>
  );
}
