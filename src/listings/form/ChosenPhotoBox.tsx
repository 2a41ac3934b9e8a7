import type { PhotoProgress } from '../../photos/photoProgress';
import { useFilePreview } from '../../ui/fields/useFilePreview';
import type { ChosenPhoto } from '../listing';
import { photoLabels } from '../photoLabels';
import { photoLabelText } from '../photoLabelText';
import { listingPhotoTexts } from './formTexts';

export interface PhotoBoxProps {
  readonly slot: number;
  readonly photo: ChosenPhoto | null;
  /** What the photo shows; '' if unknown. */
  readonly shows: string;
  readonly isCover: boolean;
  /** The slot up to which the photo can be moved. */
  readonly lastSlot: number;
  readonly progress: PhotoProgress;
  readonly disabled: boolean;
  /** null empties the slot. */
  readonly onChoose: (file: File | null) => void;
  readonly onLabel: (label: string) => void;
  /** Moves the photo to another slot. */
  readonly onMoveTo: (slot: number) => void;
}

interface ChosenPhotoBoxProps extends PhotoBoxProps {
  /** The name of the control that gets the focus if the photo is refused. */
  readonly name?: string;
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
    case 'waiting':
      return listingPhotoTexts.sentLater;
    case 'failed':
      return listingPhotoTexts.notSent;
  }
}

/** A chosen photo: its preview, what it shows, move and remove, and the progress of its upload. */
export function ChosenPhotoBox({
  slot,
  photo,
  shows,
  isCover,
  lastSlot,
  progress,
  disabled,
  name,
  onChoose,
  onLabel,
  onMoveTo,
}: ChosenPhotoBoxProps) {
  const preview = usePreview(photo);
  const label = listingPhotoTexts.label(slot + 1);
  const fileName = photo instanceof File ? photo.name : listingPhotoTexts.stored;

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
    <>
      {photo && preview && (
        <div className="photo-chosen">
          <img
            className="photo-preview"
            src={preview}
            alt={listingPhotoTexts.alt(label, fileName)}
            draggable={!disabled}
          />
          <span className="photo-name">
            {isCover && <strong>{listingPhotoTexts.cover}</strong>} {photo instanceof File && fileName}
          </span>
          <select
            className="form-select"
            name={name}
            aria-label={listingPhotoTexts.shows(slot + 1)}
            value={shows}
            disabled={disabled}
            onChange={({ currentTarget }) => onLabel(currentTarget.value)}
          >
            <option value="">{listingPhotoTexts.showsNothing}</option>
            {photoLabels.map((one) => (
              <option key={one} value={one}>
                {photoLabelText(one)}
              </option>
            ))}
          </select>
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
    </>
  );
}
