import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/**
 * A modal `dialog`, open for as long as it is mounted. The browser keeps the focus in it and closes it on Escape, a
 * click beside it closes it too; after that, the focus returns to where it was. Spread onto the element.
 */
export function useModalDialog(onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const place = before?.parentElement;
    const element = ref.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeFromOutside = ({ target }: MouseEvent) => {
      if (target === element) element?.close();
    };
    // Not in CSS: `:has()` would be re-evaluated at every change of the page.
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    element?.showModal();
    element?.addEventListener('click', closeFromOutside);
    return () => {
      element?.removeEventListener('click', closeFromOutside);
      element?.close();
      document.body.style.overflow = overflow;
      // If the pressed button is no longer there, the one in its place gets the focus.
      const next = before?.isConnected ? before : place?.querySelector('a[href], button');
      if (next instanceof HTMLElement) next.focus();
    };
  }, []);

  return {
    ref,
    onKeyDown: (event) => {
      // Escape closes this dialog only, and not one behind it.
      if (event.key === 'Escape') event.stopPropagation();
    },
    // The event comes later: React in development closes the dialog and opens it again at the start.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
}
