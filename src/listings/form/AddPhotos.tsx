import { type ChangeEvent, useId, useRef } from 'react';
import { photoLimits } from '../../shared/limits';
import { listingPhotoTexts } from './formTexts';

interface AddPhotosProps {
  /** How many photos there is room for. */
  readonly free: number;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

/** More photos, several at once: from the device or from the camera (PHOTO-1). They can be dropped on the group too. */
export function AddPhotos({ free, error, disabled, onAdd }: AddPhotosProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = disabled || free === 0;

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again after it was removed.
    currentTarget.value = '';
    if (chosen.length > 0) onAdd(chosen);
  }

  return (
    <div className="photo-add">
      <div className="button-row">
        <button
          type="button"
          name="morePhotos"
          className="btn btn-outline-primary"
          disabled={isFull}
          aria-describedby={error ? `${id}-error ${id}` : id}
          onClick={() => files.current?.click()}
        >
          {listingPhotoTexts.addMore}
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary photo-camera"
          disabled={isFull}
          onClick={() => camera.current?.click()}
        >
          {listingPhotoTexts.takePhoto}
        </button>
      </div>
      <input
        ref={files}
        hidden
        type="file"
        multiple
        accept={photoLimits.accept}
        aria-label={listingPhotoTexts.addMore}
        onChange={add}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={listingPhotoTexts.takePhoto}
        onChange={add}
      />
      <p className="form-text" id={id}>
        {listingPhotoTexts.room(free)}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
