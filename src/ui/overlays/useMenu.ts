import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useBackCloses } from './useBackCloses';

interface Menu {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Closes it, and gives the focus back to its button. */
  readonly leave: () => void;
  /** For the element around button and menu. */
  readonly place: {
    readonly ref: RefObject<HTMLFieldSetElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
  };
  readonly list: { readonly id: string; readonly hidden: boolean };
}

/** A menu below its button. Back, Escape, its button and a press elsewhere close it. The page stays usable. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function leave(): void {
    setOpen(false);
    button.current?.focus();
  }
  useBackCloses(isOpen, leave);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  return {
    isOpen,
    setOpen,
    leave,
    place: {
      ref: place,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Escape closes the menu only, and not a dialog around it.
        event.stopPropagation();
        leave();
      },
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    button: { ref: button, 'aria-expanded': isOpen, 'aria-controls': id },
    list: { id, hidden: !isOpen },
  };
}
