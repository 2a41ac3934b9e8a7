import type { FocusEvent, ReactNode } from 'react';
import type { PhotoProgress } from '../../photos/photoProgress';
import type { InvalidInput } from '../../shared/invalidInput';
import { isBlank } from '../../shared/text/hiddenCharacters';
import { Field } from '../../ui/fields/Field';
import { lengthHint } from '../../ui/fields/lengthHint';
import { SubmitButton } from '../../ui/fields/SubmitButton';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { confirm } from '../../ui/overlays/dialogs';
import { controlTexts } from '../../ui/texts';
import { isRequired, type ListingField, type ListingFieldKey, type ListingKind, listingKinds } from '../kinds';
import type { ChosenPhoto } from '../listing';
import { isUnknownDistance, isUnlikelyDistance, isUnlikelyPrice, kilometersAsRead, priceAsRead } from './amountAsRead';
import { formGroups } from './formGroups';
import { formGroupTexts, listingFormTexts } from './formTexts';
import { GroupDone } from './GroupDone';
import { ListingInput } from './ListingInput';
import {
  describeForm,
  findLostPhoto,
  type ListingFormField,
  type ListingFormValues,
  photoSlot,
  validateListing,
} from './listingForm';
import { PhotoFields } from './PhotoFields';
import { PhotosSent } from './PhotosSent';
import { photoChoice } from './photoChoice';
import { firstPhotoProblem, type InspectPhoto } from './photoProblems';
import { noPhotos, type PhotoSlots, withLabel, withMoved } from './photoSlots';
import { type Proposal, proposedKeys } from './proposals';
import { StatedFields } from './StatedFields';
import { useProposals } from './useProposals';

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
  readonly photoProblem: InspectPhoto;
  /** The URLs of photos that the stored listing shows now. */
  readonly storedPhotos: readonly string[];
  readonly onChange: (state: ListingFormState) => void;
  /** Resolves to true if the form must be cleared for the next listing. */
  readonly onSave: (state: ListingFormState) => Promise<boolean>;
  /** Says above the Save button what Save does with what the form holds now. */
  readonly consequence?: ((state: ListingFormState) => ReactNode) | undefined;
  /** Says below the Save button what comes after Save. */
  readonly note?: string | undefined;
  /** Shown beside the Save button. */
  readonly more?: ((state: ListingFormState) => ReactNode) | undefined;
}

/** Asks about an unlikely price; true: the dealer keeps it (FORM-19). */
async function isPriceMeant(price: string): Promise<boolean> {
  if (!isUnlikelyPrice(price)) return true;
  const { priceQuestion: title, amountReads, save, changePrice: dismiss } = listingFormTexts;
  return confirm({ title, text: amountReads(priceAsRead(price)), confirm: save, dismiss });
}

/** The same for the kilometers (FORM-21). */
async function isDistanceMeant(distance: string): Promise<boolean> {
  if (!isUnlikelyDistance(distance)) return true;
  const { distanceQuestion: title, amountReads, distanceUnknown, save, changeDistance: dismiss } = listingFormTexts;
  const question = isUnknownDistance(distance) ? distanceUnknown : amountReads;
  return confirm({ title, text: question(kilometersAsRead(distance)), confirm: save, dismiss });
}

/** Whether all that a group needs is filled in. A group that needs nothing is never complete. */
function isComplete(fields: readonly ListingField[], values: ListingFormValues): boolean {
  const needed = fields.filter((field) => isRequired(field, values.fuelType));
  return needed.length > 0 && needed.every(({ key }) => !isBlank(values[key]));
}

async function doubtfulField({ price = '', kilometers = '' }: ListingFormValues): Promise<ListingFormField | null> {
  if (!(await isPriceMeant(price))) return 'price';
  return (await isDistanceMeant(kilometers)) ? null : 'kilometers';
}

/**
 * The hint below a field: price and kilometers are read back while they are typed, and a value that nobody has typed
 * says where it is from.
 */
function hintOf({ key, input }: ListingField, value: string, proposal: Proposal | undefined): string | undefined {
  const { priceExample, amountHint, proposed } = listingFormTexts;
  if (proposal) return proposed(proposal.count, proposal.of);
  if (key === 'price') return isBlank(value) ? priceExample : amountHint(priceAsRead(value));
  if (key === 'kilometers') return isBlank(value) ? undefined : amountHint(kilometersAsRead(value));
  return 'maxLength' in input ? lengthHint(value, input.maxLength) : undefined;
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
  note,
  more,
}: ListingFormProps) {
  const { photos } = listingKinds[kind];
  const form = useValidatedForm<ListingFormState, ListingFormField>({
    initial,
    blank: blankListingForm,
    validate: (state) => {
      const missing = precondition();
      if (missing) return [missing];
      const { fields: values, photos: files } = filled(state);
      const gone = findLostPhoto(files, storedPhotos);
      return [...validateListing(kind, values, files), ...(gone ? [gone] : [])];
    },
    inspect: ({ photos: files }) => firstPhotoProblem(files, photoProblem),
    doubt: ({ fields: values }) => doubtfulField(values),
    submit: async (state) => {
      if (await onSave(filled(state))) form.reset();
    },
    onChange,
  });

  const chosen = photoChoice(form, photoProblem);
  const proposals = useProposals(kind, form.values.fields);

  /** The form as the dealer sees it: with what is proposed where nothing was typed. */
  function filled(state: ListingFormState): ListingFormState {
    const proposed = Object.entries(proposals).map(([key, { value }]) => [key, value] as const);
    return { ...state, fields: { ...Object.fromEntries(proposed), ...state.fields } };
  }

  const state = filled(form.values);
  const described = describeForm(kind, state.fields);

  function proposedKeyOf(target: HTMLElement): ListingFieldKey | undefined {
    return proposedKeys(kind).find((key) => key === target.getAttribute('name'));
  }

  /** A field that somebody is in keeps what it shows: no proposal comes under their hands, and what they leave is theirs. */
  function takeOver({ target }: FocusEvent<HTMLElement>): void {
    const key = proposedKeyOf(target);
    if (key && form.values.fields[key] === undefined) {
      form.change(({ fields }) => ({ fields: { ...fields, [key]: state.fields[key] ?? '' } }));
    }
  }

  /** A field that was left blank may have a proposal again. */
  function giveBack({ target }: FocusEvent<HTMLElement>): void {
    const key = proposedKeyOf(target);
    if (key && form.values.fields[key] === '')
      form.change(({ fields: { [key]: _, ...others } }) => ({ fields: others }));
  }

  function fieldOf(field: ListingField): ReactNode {
    const value = state.fields[field.key] ?? described[field.key] ?? '';
    const proposal = form.values.fields[field.key] === undefined ? proposals[field.key] : undefined;
    return (
      <Field
        key={field.key}
        label={field.label}
        required={isRequired(field, state.fields.fuelType)}
        hint={hintOf(field, value, proposal)}
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

  return (
    <form className="vehicle-form" {...form.formProps} onFocus={takeOver} onBlur={giveBack}>
      <PhotoFields
        fewest={photos.min}
        slots={form.values}
        progressOf={progressOf}
        errorOf={(slot) => form.errorOf(photoSlot(slot))}
        addError={form.errorOf('morePhotos')}
        disabled={form.busy}
        onChoose={(slot, file) => void chosen.choose(slot, file)}
        onAdd={(files) => void chosen.add(files)}
        onLabel={(slot, label) => form.change((slots) => withLabel(slots, slot, label))}
        onMove={(from, to) => form.change((slots) => withMoved(slots, from, to))}
      />
      {formGroups(kind).map((group) => (
        <fieldset key={group.name} className="vehicle-form-group">
          <legend>{formGroupTexts[group.name]}</legend>
          {isComplete(group.fields, state.fields) && <GroupDone />}
          <div className="form-columns">
            {group.fields.map(fieldOf)}
            {group.derived.length > 0 && (
              <details className="field-wide">
                <summary>{listingFormTexts.derived}</summary>
                <p className="form-text">{listingFormTexts.derivedHint}</p>
                <div className="vehicle-form-derived">{group.derived.map(fieldOf)}</div>
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
      {consequence?.(state)}
      <div className="button-row vehicle-form-save">
        <PhotosSent photos={form.values.photos} progressOf={progressOf} />
        <SubmitButton label={controlTexts.save} busy={form.busy} busyLabel={listingFormTexts.uploading} />
        {more?.(state)}
      </div>
      {note && <p className="form-text">{note}</p>}
    </form>
  );
}
