import { useEffect, useRef, useState } from 'react';
import { photoSlots } from '../../domain/validators/vehicle';
import type { ChosenPhoto } from '../../domain/vehicle';
import { PhotoField } from './PhotoField';
import type { PhotoProgress } from './photoProgress';

interface PhotoFieldsProps {
  readonly fewest: 1 | 2;
  /** One per photo slot. */
  readonly photos: readonly (ChosenPhoto | null)[];
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  readonly errorOf: (slot: number) => string | null;
  readonly disabled: boolean;
  /** null: the slot is empty again. */
  readonly onChoose: (slot: number, file: File | null) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The slot that something dragged stands over; null: none. */
function slotAt(target: EventTarget): number | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-photo]') : null;
  return field ? Number(field.dataset.photo) : null;
}

/** A listing's photos: chosen, taken out, and put in order by buttons or by dragging. */
export function PhotoFields({ fewest, photos, progressOf, errorOf, disabled, onChoose, onMove }: PhotoFieldsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [lastMove, setLastMove] = useState<{ readonly to: number; readonly earlier: boolean } | null>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const cover = photos.findIndex((photo) => photo !== null);

  // The focus goes with the photo: to the button that moves it on, or back where it can go no further.
  useEffect(() => {
    if (!lastMove) return;
    const buttons = [
      ...(fields.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${lastMove.to}"]:enabled`) ?? []),
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
      <legend>Photos</legend>
      <p className="form-text">
        {fewest === 1 ? 'At least one photo' : 'At least two photos'}, JPG or PNG. The first one is the cover.
      </p>
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
        {lastMove && `The photo is photo ${lastMove.to + 1} now.`}
      </p>
    </fieldset>
  );
}
