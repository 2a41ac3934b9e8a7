import '../../styles/photoViewer.scss';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import { usePhotoZoom } from './usePhotoZoom';

interface ViewedPhoto {
  readonly src: string;
  /** Each photo has another. */
  readonly alt: string;
}

interface PhotoViewerProps {
  readonly label: string;
  readonly photos: readonly ViewedPhoto[];
  /** The photo that it opens on. */
  readonly first: number;
  readonly onClose: () => void;
}

interface ViewerButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function ViewerButton({ icon, label, disabled = false, onClick }: ViewerButtonProps) {
  return (
    <button type="button" className="btn btn-icon" disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={24} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

function LargePhoto({ src, alt, near }: ViewedPhoto & { readonly near: boolean }): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) return <p>This photo could not be loaded.</p>;
  return (
    <img
      src={src}
      alt={alt}
      loading={near ? 'eager' : 'lazy'}
      draggable={false}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** Which photo a key leads to; null: to none. */
function targetOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Photos on the whole screen: swiped, by arrow keys or buttons, and looked at more closely. */
export default function PhotoViewer({ label, photos, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const [current, setCurrent] = useState(first);
  const { zoom, canZoomIn, zoomIn, zoomOut, reset, gestures } = usePhotoZoom(frame);

  function go(index: number): void {
    const element = track.current;
    // At once: who pages wants to see the photo. A swipe moves by itself.
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    show(index);
  }

  function show(index: number): void {
    if (index === current) return;
    reset();
    setCurrent(index);
  }

  function follow(): void {
    const element = track.current;
    if (element && element.clientWidth > 0) show(Math.round(element.scrollLeft / element.clientWidth));
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [first]);

  function onKeyDown(event: KeyboardEvent): void {
    // It closes this alone, by the browser's own doing, and not what this stands in.
    if (event.key === 'Escape') event.stopPropagation();
    const target = targetOf(event.key, current, photos.length);
    if (target !== null) {
      event.preventDefault();
      go(target);
    }
    if (event.key === '+' || event.key === '=') zoomIn();
    if (event.key === '-') zoomOut();
    if (event.key === '0') reset();
  }

  return (
    <dialog className="photo-viewer" aria-label={label} ref={dialog} onClose={onClose} onKeyDown={onKeyDown}>
      <header className="photo-viewer-bar">
        <p className="photo-viewer-count" role="status">
          <span className="visually-hidden">Photo </span>
          {current + 1} / {photos.length}
        </p>
        <ViewerButton icon="minus" label="Zoom out" disabled={zoom <= 1} onClick={zoomOut} />
        <ViewerButton icon="plus" label="Zoom in" disabled={!canZoomIn} onClick={zoomIn} />
        <ViewerButton icon="x" label="Close the photos" onClick={() => dialog.current?.close()} />
      </header>
      <ul
        className="photo-viewer-track"
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        aria-label={label}
      >
        {photos.map((photo, index) => {
          const isCurrent = index === current;
          return (
            <li
              key={photo.alt}
              className={isCurrent && zoom > 1 ? 'photo-viewer-slide photo-viewer-zoomed' : 'photo-viewer-slide'}
              {...(isCurrent && { ref: frame, ...gestures })}
            >
              <div
                className="photo-viewer-photo"
                style={isCurrent ? { width: `${zoom * 100}%`, height: `${zoom * 100}%` } : undefined}
              >
                <LargePhoto {...photo} near={Math.abs(index - current) <= 1} />
              </div>
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <footer className="photo-viewer-bar photo-viewer-pages">
          <ViewerButton
            icon="chevronLeft"
            label="Previous photo"
            disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          <ViewerButton
            icon="chevronRight"
            label="Next photo"
            disabled={current === photos.length - 1}
            onClick={() => go(current + 1)}
          />
        </footer>
      )}
    </dialog>
  );
}
