import { useEffect, useRef, useState } from 'react';
import { photoLimits } from '../../domain/limits';
import { photoSlot } from '../../domain/validators/vehicle';
import { Field } from '../../ui/Field';
import type { PhotoProgress } from './photoProgress';

interface PhotoFieldProps {
  readonly slot: number;
  readonly required: boolean;
  readonly file: File | null;
  readonly progress: PhotoProgress;
  readonly error: string | null;
  readonly disabled: boolean;
  /** null: the slot is empty again. */
  readonly onChoose: (file: File | null) => void;
}

function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setPreview(null);
      return undefined;
    }
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
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

/** One photo of a listing: chosen, seen, and followed on its way. */
export function PhotoField({ slot, required, file, progress, error, disabled, onChoose }: PhotoFieldProps) {
  const preview = usePreview(file);
  const input = useRef<HTMLInputElement>(null);
  const label = `Photo ${slot + 1}`;
  // The input remembers a file of its own, a refused one too; an empty slot must not seem to have one.
  useEffect(() => {
    if (!file && input.current) input.current.value = '';
  });

  return (
    <div className="photo-field">
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
      {file && preview && (
        <div className="photo-chosen">
          <img className="photo-preview" src={preview} alt={`${label}: ${file.name}`} />
          <span className="photo-name">{file.name}</span>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            disabled={disabled}
            onClick={() => onChoose(null)}
          >
            Remove<span className="visually-hidden"> {label}</span>
          </button>
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
