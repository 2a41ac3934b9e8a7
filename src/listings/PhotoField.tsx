import { useEffect, useRef, useState } from 'react';
import { photoLimits } from '../../domain/limits';
import { photoSlot, photoSlots } from '../../domain/validators/vehicle';
import type { ChosenPhoto } from '../../domain/vehicle';
import { Field } from '../../ui/Field';
import type { PhotoProgress } from './photoProgress';

interface PhotoFieldProps {
  readonly slot: number;
  readonly required: boolean;
  readonly photo: ChosenPhoto | null;
  readonly isCover: boolean;
  readonly progress: PhotoProgress;
  readonly error: string | null;
  readonly disabled: boolean;
  /** Another photo is being dragged, and may be dropped here. */
  readonly isTarget: boolean;
  /** null: the slot is empty again. */
  readonly onChoose: (file: File | null) => void;
  /** The photo is to stand in another slot. */
  readonly onMoveTo: (slot: number) => void;
}

/** Where the photo can be looked at; null while that is being made. */
function usePreview(photo: ChosenPhoto | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const file = photo instanceof File ? photo : null;
  useEffect(() => {
    if (!file) {
      setPreview(null);
      return undefined;
    }
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return photo && !(photo instanceof File) ? photo.thumbnailUrl : preview;
}

function progressText(progress: PhotoProgress): string {
  switch (progress.state) {
    case 'idle':
      return '';
    case 'compressing':
      return 'Making it smaller...';
    case 'sending':
      return `Sending: ${Math.round(progress.part * 100)} %`;
    case 'stored':
      return 'Sent';
    case 'failed':
      return 'Not sent';
  }
}

const lastSlot = photoSlots.length - 1;

/** One photo of a listing: chosen, seen, put in its place, and followed on its way. */
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
  const label = `Photo ${slot + 1}`;
  const name = photo instanceof File ? photo.name : 'stored';
  // The input remembers a file of its own, a refused one too; a slot without a new file must not seem to have one.
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
          <img className="photo-preview" src={preview} alt={`${label}: ${name}`} draggable={!disabled} />
          <span className="photo-name">
            {isCover && <strong>Cover</strong>} {photo instanceof File && name}
          </span>
          <div className="photo-buttons">
            {button('Move earlier', () => onMoveTo(slot - 1), true, slot > 0)}
            {button('Move later', () => onMoveTo(slot + 1), true, slot < lastSlot)}
            {button('Remove', () => onChoose(null))}
          </div>
        </div>
      )}
      {progress.state !== 'idle' && (
        <div className="photo-progress">
          <progress
            max={1}
            value={progress.state === 'sending' ? progress.part : progress.state === 'stored' ? 1 : 0}
            aria-label={`${label} progress`}
          />
          <span>{progressText(progress)}</span>
        </div>
      )}
    </div>
  );
}
