import { useEffect, useRef } from 'react';
import { photoTexts } from '../../photos/texts';
import { photoLimits } from '../../shared/limits';
import { Field } from '../../ui/fields/Field';
import { FileInput } from '../../ui/fields/FileInput';
import { ChosenPhotoBox, type PhotoBoxProps } from './ChosenPhotoBox';
import { listingPhotoTexts } from './formTexts';
import { photoSlot } from './listingForm';

interface PhotoFieldProps extends PhotoBoxProps {
  readonly required: boolean;
  readonly error: string | null;
  /** Another photo is dragged, and can be dropped here. */
  readonly isTarget: boolean;
}

/** One of the slots that are always there: choose a file, and what can be done with the chosen photo. */
export function PhotoField(props: PhotoFieldProps) {
  const { slot, required, photo, error, disabled, isTarget, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  // A file input keeps the last chosen file, even a refused one. A slot without a new file must not look as if it had
  // one.
  useEffect(() => {
    if (!(photo instanceof File) && input.current) input.current.value = '';
  });

  return (
    <div className={isTarget ? 'photo-field photo-target' : 'photo-field'} data-photo={slot}>
      <Field label={listingPhotoTexts.label(slot + 1)} required={required} error={error}>
        {(control) => (
          <FileInput
            {...control}
            ref={input}
            text={photo ? photoTexts.change : photoTexts.choose}
            name={photoSlot(slot)}
            accept={photoLimits.accept}
            disabled={disabled}
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      <ChosenPhotoBox {...props} />
    </div>
  );
}

/** An extra slot, which is shown only while it has a photo. */
export function MorePhotoField(props: PhotoFieldProps) {
  const { slot, error, isTarget } = props;
  const label = listingPhotoTexts.label(slot + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of the grid in every browser
    <div
      className={isTarget ? 'photo-field photo-target' : 'photo-field'}
      data-photo={slot}
      role="group"
      aria-label={label}
    >
      <p className="form-label">{label}</p>
      <ChosenPhotoBox {...props} name={photoSlot(slot)} />
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}
