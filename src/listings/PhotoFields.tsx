import { useEffect, useRef, useState } from 'react';
import type { PhotoProgress } from '../photos/photoProgress';
import type { ChosenPhoto } from './listing';
import { photoSlots } from './listingForm';
import { PhotoField } from './PhotoField';
import { listingPhotoTexts } from './texts';

interface PhotoFieldsProps {
  readonly fewest: 1 | 2;
  /** One for each photo slot. */
  readonly photos: readonly (ChosenPhoto | null)[];
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  readonly errorOf: (slot: number) => string | null;
  readonly disabled: boolean;
  /** null empties the slot. */
  readonly onChoose: (slot: number, file: File | null) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The slot under a dragged photo; null: none. */
function slotAt(target: EventTarget): number | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-photo]') : null;
  return field ? Number(field.dataset.photo) : null;
}

/** The photo slots of the form. Photos are put in order by buttons or by dragging. */
export function PhotoFields({ fewest, photos, progressOf, errorOf, disabled, onChoose, onMove }: PhotoFieldsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [lastMove, setLastMove] = useState<{ readonly to: number; readonly earlier: boolean } | null>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const cover = photos.findIndex((photo) => photo !== null);

  // The focus follows the photo: to the same button in its new slot, or to the other one if it cannot move further.
  useEffect(() => {
    if (!lastMove) return;
    const buttons = [
      ...(fields.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${lastMove.to}"]:not(:disabled)`) ?? []),
    ];
    (lastMove.earlier ? buttons.at(0) : buttons.at(-1))?.focus();
  }, [lastMove]);

  function isTarget(slot: number | null): slot is number {
    return slot !== null && dragged !== null && dragged !== slot;
  }

  function move(from: number, to: number): void {
    onMove(from, to);
    setLastMove({ to, earlier: to < from });
  }

  return (
    // Dragging is a shortcut: the buttons do the same.
    <fieldset
      className="vehicle-form-photos"
      ref={fields}
      onDragStart={({ target }) => setDragged(slotAt(target))}
      onDragEnd={() => setDragged(null)}
      onDragOver={(event) => {
        if (isTarget(slotAt(event.target))) event.preventDefault();
      }}
      onDrop={(event) => {
        const slot = slotAt(event.target);
        if (!isTarget(slot)) return;
        event.preventDefault();
        onMove(dragged ?? slot, slot);
        setDragged(null);
      }}
    >
      <legend>{listingPhotoTexts.heading}</legend>
      <p className="form-text">{listingPhotoTexts.hint(listingPhotoTexts.fewest[fewest])}</p>
      <div className="photo-fields">
        {photoSlots.map((slot) => (
          <PhotoField
            key={slot}
            slot={slot}
            required={slot < fewest}
            photo={photos[slot] ?? null}
            isCover={slot === cover}
            progress={progressOf(photos[slot] ?? null)}
            error={errorOf(slot)}
            disabled={disabled}
            isTarget={isTarget(slot)}
            onChoose={(file) => onChoose(slot, file)}
            onMoveTo={(to) => move(slot, to)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {lastMove && listingPhotoTexts.moved(lastMove.to + 1)}
      </p>
    </fieldset>
  );
}
