import type { ReactNode } from 'react';
import type { PhotoProgress } from '../photos/photoProgress';
import type { InvalidInput } from '../shared/invalidInput';
import { confirm } from '../ui/dialogs';
import { Field } from '../ui/Field';
import { SubmitButton } from '../ui/SubmitButton';
import { controlTexts } from '../ui/texts';
import { useValidatedForm } from '../ui/useValidatedForm';
import { formGroups } from './formGroups';
import { formGroupTexts, listingFormTexts, listingPhotoTexts } from './formTexts';
import { isRequired, type ListingField, type ListingKind, listingKinds } from './kinds';
import { ListingInput } from './ListingInput';
import type { ChosenPhoto } from './listing';
import {
  describeForm,
  findGone,
  findTwin,
  type ListingFormField,
  type ListingFormValues,
  photoSlot,
  validateListing,
  validatePhoto,
} from './listingForm';
import { PhotoFields } from './PhotoFields';
import {
  freeSlotsIn,
  noPhotos,
  type PhotoSlots,
  withAdded,
  withLabel,
  withMoved,
  withoutFile,
  withPhoto,
} from './photoSlots';
import { isUnlikelyPrice, priceAsRead } from './priceAsRead';
import { StatedFields } from './StatedFields';

/** The values and photos of the form. */
export interface ListingFormState extends PhotoSlots {
  readonly fields: ListingFormValues;
}

export const blankListingForm: ListingFormState = { fields: {}, ...noPhotos };

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
  /** Says above the Save button what Save does with what the form holds now. */
  readonly consequence?: ((state: ListingFormState) => ReactNode) | undefined;
  /** Shown beside the Save button. */
  readonly more?: ReactNode;
}

/** Asks about an unlikely price; true: the dealer keeps it (FORM-19). */
async function isPriceMeant(price: string): Promise<boolean> {
  if (!isUnlikelyPrice(price)) return true;
  const { priceQuestion: title, priceReads, save, changePrice: dismiss } = listingFormTexts;
  return confirm({ title, text: priceReads(priceAsRead(price)), confirm: save, dismiss, returnFocus: false });
}

/** The hint below a field: the price is read back while it is typed. */
function hintOf({ key }: ListingField, value: string): string | undefined {
  if (key !== 'price') return undefined;
  return value.trim() === '' ? listingFormTexts.priceExample : listingFormTexts.priceHint(priceAsRead(value));
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
  consequence,
  more,
}: ListingFormProps) {
  const { photos } = listingKinds[kind];
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
    doubt: async ({ fields: { price = '' } }) => ((await isPriceMeant(price)) ? null : 'price'),
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

  /** Removes a file from the slot that holds it now; false if no slot holds it any more. */
  function takeBack(file: File): boolean {
    let there = false;
    form.change((slots) => {
      there = slots.photos.includes(file);
      return withoutFile(slots, file);
    });
    return there;
  }

  async function choosePhoto(slot: number, file: File | null): Promise<void> {
    const wrongType = file && validatePhoto(slot, file);
    form.change((slots) => withPhoto(slots, slot, wrongType ? null : file));
    if (wrongType) {
      await form.refuse(wrongType);
      return;
    }
    const problem = file && (await problemIn(slot, form.values.photos.with(slot, file)));
    if (problem && takeBack(file)) await form.refuse(problem);
  }

  /** Adds the files that can be photos, as many as there is room for, and says what was left out, and why. */
  async function addPhotos(files: readonly File[]): Promise<void> {
    const named = (file: File, reason: string) => listingPhotoTexts.notAdded(file.name, reason);
    const wrong = files.flatMap((file) => {
      const problem = validatePhoto(0, file);
      return problem ? [named(file, problem.message)] : [];
    });
    const possible = files.filter((file) => validatePhoto(0, file) === null);
    let photos: ListingFormState['photos'] = [];
    let leftOut = 0;
    form.change((slots) => {
      leftOut = Math.max(0, possible.length - freeSlotsIn(slots));
      const added = withAdded(slots, possible);
      photos = added.photos;
      return added;
    });
    const refused = await Promise.all(
      possible.map(async (file) => {
        const slot = photos.indexOf(file);
        // Of two that are the same, the later one is the fault.
        const problem = slot === -1 ? null : await problemIn(slot, photos.slice(0, slot + 1));
        return problem && takeBack(file) ? [named(file, problem.message)] : [];
      }),
    );
    const [message] = [...wrong, ...refused.flat(), ...(leftOut > 0 ? [listingPhotoTexts.leftOut(leftOut)] : [])];
    if (message !== undefined) await form.refuse({ field: 'morePhotos', message });
  }

  function fieldOf(field: ListingField, value = ''): ReactNode {
    return (
      <Field
        key={field.key}
        label={field.label}
        required={isRequired(field, form.values.fields.fuelType)}
        hint={hintOf(field, value)}
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
      {formGroups(kind).map((group) => (
        <fieldset key={group.name} className="vehicle-form-group">
          <legend>{formGroupTexts[group.name]}</legend>
          <div className="form-columns">
            {group.fields.map((field) => fieldOf(field, form.values.fields[field.key]))}
            {group.derived.length > 0 && (
              <details className="field-wide">
                <summary>{listingFormTexts.derived}</summary>
                <p className="form-text">{listingFormTexts.derivedHint}</p>
                <div className="vehicle-form-derived">
                  {group.derived.map((field) => fieldOf(field, form.values.fields[field.key] ?? described[field.key]))}
                </div>
              </details>
            )}
          </div>
        </fieldset>
      ))}
      <StatedFields
        values={form.values.fields}
        errorOf={form.errorOf}
        disabled={form.busy}
        onChange={(key, text) => form.change(({ fields: now }) => ({ fields: { ...now, [key]: text } }))}
      />
      <PhotoFields
        fewest={photos.min}
        slots={form.values}
        progressOf={progressOf}
        errorOf={(slot) => form.errorOf(photoSlot(slot))}
        addError={form.errorOf('morePhotos')}
        disabled={form.busy}
        onChoose={(slot, file) => void choosePhoto(slot, file)}
        onAdd={(files) => void addPhotos(files)}
        onLabel={(slot, label) => form.change((slots) => withLabel(slots, slot, label))}
        onMove={(from, to) => form.change((slots) => withMoved(slots, from, to))}
      />
      {consequence?.(form.values)}
      <div className="button-row vehicle-form-save">
        <SubmitButton label={controlTexts.save} busy={form.busy} busyLabel={listingFormTexts.uploading} />
        {more}
      </div>
    </form>
  );
}
