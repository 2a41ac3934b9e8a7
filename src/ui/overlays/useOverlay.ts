import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { clicksFromOutside, openOverlay } from './overlay';

interface Overlay {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
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
      if (target === element && mayClose()) close();
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
    // Closes it at once. The browser would close it first and say so later: a press in between that opens it again would
    // be lost. A file field in it has an event of the same name.
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it nevertheless. The event comes later: React in development closes the dialog and opens it
    // again at the start.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
}
