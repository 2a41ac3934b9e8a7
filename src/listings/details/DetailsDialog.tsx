import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { nextFrame } from '../../ui/browser/nextFrame';
import { Icon } from '../../ui/Icon';
import { controlTexts } from '../../ui/texts';

interface DetailsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Tab does not lead to what is behind, which would scroll. A sheet above the details is a `dialog` in `main`. */
function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll('#root > :not(main), main > :not(dialog)')) {
    part.toggleAttribute('inert', isInert);
  }
}

interface Before {
  readonly focus: Element | null;
  /** The width of the page's scrollbar. */
  readonly scrollbar: number;
}

/** Called before the details are in the page: the browser would compute its layout for it. */
function lookBefore(): Before {
  return {
    focus: document.activeElement,
    scrollbar: window.innerWidth - document.documentElement.clientWidth,
  };
}

/** The page does not scroll, and does not move into the place of its scrollbar. @returns to be called in the end */
function holdPage({ scrollbar }: Before): () => void {
  const { style } = document.body;
  const { overflow, paddingRight } = style;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  return () => Object.assign(style, { overflow, paddingRight });
}

/** The browser computes the style of the whole page for it: after the first frame of the details. */
function holdFocus(): () => void {
  let isOpen = true;
  void nextFrame().then(() => {
    if (isOpen) setPageInert(true);
  });
  return () => {
    isOpen = false;
    setPageInert(false);
  };
}

/**
 * The dialog with a listing's details over a list. It is open for as long as it is mounted. Not a `dialog` element:
 * messages and toasts appear above it.
 */
export function DetailsDialog({ title, onClose, children }: DetailsDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const [before] = useState(lookBefore);
  const close = useEffectEvent(onClose);
  /** A press that begins in the details, as when a text is selected, does not close them. */
  const beganBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

  useEffect(() => {
    const releasePage = holdPage(before);
    const releaseFocus = holdFocus();
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      releaseFocus();
      releasePage();
      if (before.focus instanceof HTMLElement) before.focus.focus();
    };
  }, [before]);

  return createPortal(
    <>
      <div className="modal-backdrop show" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className="modal show"
        style={{ display: 'block' }}
        tabIndex={-1}
        ref={dialog}
        onMouseDown={(event) => {
          beganBeside.current = isBeside(event);
        }}
        onClick={(event) => {
          if (beganBeside.current && isBeside(event)) onClose();
        }}
      >
        <div className="modal-dialog modal-xl modal-fullscreen-lg-down modal-dialog-scrollable">
          <div className="modal-content">
            <div className="modal-header">
              <h2 className="modal-title" id={titleId}>
                {title}
              </h2>
              <button type="button" className="btn btn-icon" onClick={onClose}>
                <Icon name="x" size={24} />
                <span className="visually-hidden">{controlTexts.close}</span>
              </button>
            </div>
            <div className="modal-body">{children}</div>
          </div>
        </div>
      </div>
    </>,
    document.body,
  );
}
