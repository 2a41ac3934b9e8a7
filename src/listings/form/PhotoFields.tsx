import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { PhotoProgress } from '../../photos/photoProgress';
import { photoLimits } from '../../shared/limits';
import type { ChosenPhoto } from '../listing';
import { AddPhotos } from './AddPhotos';
import { listingPhotoTexts } from './formTexts';
import { GroupDone } from './GroupDone';
import { MorePhotoField, PhotoField } from './PhotoField';
import { freeSlotsIn, lastSlotOf, type PhotoSlots } from './photoSlots';

interface PhotoFieldsProps {
  readonly fewest: 1 | 2;
  readonly slots: PhotoSlots;
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  readonly errorOf: (slot: number) => string | null;
  /** Why files could not be added. */
  readonly addError: string | null;
  readonly disabled: boolean;
  /** null empties the slot. */
  readonly onChoose: (slot: number, file: File | null) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onLabel: (slot: number, label: string) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The slot under a dragged photo; null: none. */
function slotAt(target: EventTarget): number | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-photo]') : null;
  return field ? Number(field.dataset.photo) : null;
}

/** The photos of the form. They are added by a button or dropped, and put in order by buttons or by dragging. */
export function PhotoFields({
  fewest,
  slots,
  progressOf,
  errorOf,
  addError,
  disabled,
  onChoose,
  onAdd,
  onLabel,
  onMove,
}: PhotoFieldsProps) {
  const { photos, labels } = slots;
  const [dragged, setDragged] = useState<number | null>(null);
  const [filesOver, setFilesOver] = useState(false);
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

  /** Files from outside. A dragged preview counts as a file too, and a file input takes what is dropped on it. */
  function bringsFiles({ dataTransfer, target }: DragEvent): boolean {
    const isInput = target instanceof HTMLInputElement && target.type === 'file';
    return !disabled && dragged === null && !isInput && dataTransfer.types.includes('Files');
  }

  function dragOver(event: DragEvent): void {
    const withFiles = bringsFiles(event);
    setFilesOver(withFiles);
    if (withFiles || isTarget(slotAt(event.target))) event.preventDefault();
  }

  function drop(event: DragEvent): void {
    setFilesOver(false);
    if (bringsFiles(event)) {
      event.preventDefault();
      onAdd([...event.dataTransfer.files]);
      return;
    }
    const slot = slotAt(event.target);
    if (!isTarget(slot)) return;
    event.preventDefault();
    onMove(dragged ?? slot, slot);
    setDragged(null);
  }

  return (
    // Dragging is a shortcut: the buttons do the same.
    <fieldset
      className={filesOver ? 'vehicle-form-group photo-target' : 'vehicle-form-group'}
      ref={fields}
      onDragStart={({ target }) => setDragged(slotAt(target))}
      onDragEnd={() => setDragged(null)}
      onDragOver={dragOver}
      onDragLeave={() => setFilesOver(false)}
      onDrop={drop}
    >
      <legend>{listingPhotoTexts.heading}</legend>
      {photos.filter((photo) => photo !== null).length >= fewest && <GroupDone />}
      <p className="form-text">{listingPhotoTexts.hint[fewest]}</p>
      <div className="form-columns">
        {photos.map((photo, slot) => {
          const isFixed = slot < photoLimits.fixedSlots;
          if (!isFixed && photo === null) return null;
          const SlotField = isFixed ? PhotoField : MorePhotoField;
          return (
            <SlotField
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              key={slot}
              slot={slot}
              required={slot < fewest}
              photo={photo}
              shows={labels[slot] ?? ''}
              isCover={slot === cover}
              lastSlot={lastSlotOf(slots)}
              progress={progressOf(photo)}
              error={errorOf(slot)}
              disabled={disabled}
              isTarget={isTarget(slot)}
              onChoose={(file) => onChoose(slot, file)}
              onLabel={(label) => onLabel(slot, label)}
              onMoveTo={(to) => move(slot, to)}
            />
          );
        })}
      </div>
      <AddPhotos free={freeSlotsIn(slots)} error={addError} disabled={disabled} onAdd={onAdd} />
      <p className="visually-hidden" role="status">
        {lastMove && listingPhotoTexts.moved(lastMove.to + 1)}
      </p>
    </fieldset>
  );
}
