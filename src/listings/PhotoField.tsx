import { useEffect, useRef } from 'react';
import type { PhotoProgress } from '../photos/photoProgress';
import { photoLimits } from '../shared/limits';
import { Field } from '../ui/Field';
import { useFilePreview } from '../ui/useFilePreview';
import type { ChosenPhoto } from './listing';
import { photoSlot, photoSlots } from './listingForm';
import { listingPhotoTexts } from './texts';

interface PhotoFieldProps {
  readonly slot: number;
  readonly required: boolean;
  readonly photo: ChosenPhoto | null;
  readonly isCover: boolean;
  readonly progress: PhotoProgress;
  readonly error: string | null;
  readonly disabled: boolean;
  /** Another photo is dragged, and can be dropped here. */
  readonly isTarget: boolean;
  /** null empties the slot. */
  readonly onChoose: (file: File | null) => void;
  /** Moves the photo to another slot. */
  readonly onMoveTo: (slot: number) => void;
}

/** The address of a preview; null while it is being made. */
function usePreview(photo: ChosenPhoto | null): string | null {
  const preview = useFilePreview(photo instanceof File ? photo : null);
  return photo && !(photo instanceof File) ? photo.thumbnailUrl : preview;
}

function progressText(progress: PhotoProgress): string {
  switch (progress.state) {
    case 'idle':
      return '';
    case 'compressing':
      return listingPhotoTexts.compressing;
    case 'sending':
      return listingPhotoTexts.sending(Math.round(progress.part * 100));
    case 'stored':
      return listingPhotoTexts.sent;
    case 'failed':
      return listingPhotoTexts.notSent;
  }
}

const lastSlot = photoSlots.length - 1;

/** One photo slot of the form: choose, preview, move, remove, and the progress of the upload. */
export function PhotoField({
  slot,
  required,
  photo,
  isCover,
  progress,
  error,
  disabled,
  isTarget,
  onChoose,
  onMoveTo,
}: PhotoFieldProps) {
  const preview = usePreview(photo);
  const input = useRef<HTMLInputElement>(null);
  const label = listingPhotoTexts.label(slot + 1);
  const name = photo instanceof File ? photo.name : listingPhotoTexts.stored;
  // A file input keeps the last chosen file, even a refused one. A slot without a new file must not look as if it had
  // one.
  useEffect(() => {
    if (!(photo instanceof File) && input.current) input.current.value = '';
  });

  const button = (text: string, run: () => void, moves = false, possible = true) => (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={disabled || !possible}
      {...(moves && { 'data-moves': slot })}
      onClick={run}
    >
      {text}
      <span className="visually-hidden"> {label}</span>
    </button>
  );

  return (
    <div className={isTarget ? 'photo-field photo-target' : 'photo-field'} data-photo={slot}>
      <Field label={label} required={required} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="form-control"
            type="file"
            name={photoSlot(slot)}
            accept={photoLimits.accept}
            disabled={disabled}
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {photo && preview && (
        <div className="photo-chosen">
          <img className="photo-preview" src={preview} alt={listingPhotoTexts.alt(label, name)} draggable={!disabled} />
          <span className="photo-name">
            {isCover && <strong>{listingPhotoTexts.cover}</strong>} {photo instanceof File && name}
          </span>
          <div className="photo-buttons">
            {button(listingPhotoTexts.moveEarlier, () => onMoveTo(slot - 1), true, slot > 0)}
            {button(listingPhotoTexts.moveLater, () => onMoveTo(slot + 1), true, slot < lastSlot)}
            {button(listingPhotoTexts.remove, () => onChoose(null))}
          </div>
        </div>
      )}
      {progress.state !== 'idle' && (
        <div className="photo-progress">
          <progress
            max={1}
            value={progress.state === 'sending' ? progress.part : progress.state === 'stored' ? 1 : 0}
            aria-label={listingPhotoTexts.progress(label)}
          />
          <span>{progressText(progress)}</span>
        </div>
      )}
    </div>
  );
}
