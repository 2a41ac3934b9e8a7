import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { clicksFromOutside, openOverlay } from './overlay';

interface Overlay {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/**
 * A modal `dialog`, open for as long as it is mounted. The browser keeps the focus in it and closes it on Escape; Back
 * and a click beside it close it, too. Spread onto the element.
 */
export function useOverlay(onClose: () => void): Overlay {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = ref.current;
    const mayClose = clicksFromOutside();
    // A click on the backdrop has the dialog itself as its target.
    const closeFromOutside = ({ target }: MouseEvent) => {
      if (target === element && mayClose()) element?.close();
    };
    const end = openOverlay(close);
    element?.showModal();
    element?.addEventListener('click', closeFromOutside);
    return () => {
      element?.removeEventListener('click', closeFromOutside);
      element?.close();
      end();
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
