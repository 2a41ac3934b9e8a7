import { photoViewerTexts } from './texts';
import './photoViewer.scss';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../ui/Icon';
import { useOverlay } from '../ui/overlays/useOverlay';
import { controlTexts } from '../ui/texts';
import { usePhotoZoom } from './usePhotoZoom';

interface ViewedPhoto {
  readonly src: string;
  /** Different for each photo: it is also the key. */
  readonly alt: string;
  /** What the photo shows; '' if unknown. */
  readonly label: string;
}

interface PhotoViewerProps {
  readonly label: string;
  readonly photos: readonly ViewedPhoto[];
  /** The index of the photo that is shown first. */
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

function LargePhoto({ src, alt, near }: Omit<ViewedPhoto, 'label'> & { readonly near: boolean }): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <div className="photo-viewer-failed">
        <p>{photoViewerTexts.notLoaded}</p>
        <button type="button" className="btn btn-outline-secondary" onClick={() => setBroken(false)}>
          {controlTexts.tryAgain}
        </button>
      </div>
    );
  }
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

/** The index of the photo that a key leads to; null: none. */
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

/** Photos on the whole screen: people swipe, press arrow keys or buttons, and zoom (PHOTO-7). */
export default function PhotoViewer({ label, photos, first, onClose }: PhotoViewerProps) {
  const overlay = useOverlay(onClose);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const [current, setCurrent] = useState(first);
  const { zoom, canZoomIn, zoomIn, zoomOut, reset, gestures } = usePhotoZoom(frame);

  function go(index: number): void {
    const element = track.current;
    // Without an animation: people who press a button want to see the photo. A swipe has its own animation.
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

  // After useOverlay() has opened the dialog: until then the track has no width.
  useEffect(() => {
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [first]);

  function onKeyDown(event: KeyboardEvent): void {
    overlay.onKeyDown(event);
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
    <dialog className="photo-viewer" aria-label={label} {...overlay} onKeyDown={onKeyDown}>
      <header className="photo-viewer-bar">
        <p className="photo-viewer-count" role="status">
          <span className="visually-hidden">{photoViewerTexts.photo} </span>
          {current + 1} / {photos.length}
          {photos[current]?.label && ` · ${photos[current].label}`}
        </p>
        <ViewerButton icon="minus" label={photoViewerTexts.zoomOut} disabled={zoom <= 1} onClick={zoomOut} />
        <ViewerButton icon="plus" label={photoViewerTexts.zoomIn} disabled={!canZoomIn} onClick={zoomIn} />
        <ViewerButton icon="x" label={photoViewerTexts.close} onClick={onClose} />
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
                <LargePhoto src={photo.src} alt={photo.alt} near={Math.abs(index - current) <= 1} />
              </div>
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <footer className="photo-viewer-bar photo-viewer-pages">
          <ViewerButton
            icon="chevronLeft"
            label={photoViewerTexts.previous}
            disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          <ViewerButton
            icon="chevronRight"
            label={photoViewerTexts.next}
            disabled={current === photos.length - 1}
            onClick={() => go(current + 1)}
          />
        </footer>
      )}
    </dialog>
  );
}
