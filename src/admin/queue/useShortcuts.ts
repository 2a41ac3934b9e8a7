import { type RefObject, useEffect, useRef } from 'react';

interface Shortcuts {
  readonly enabled: boolean;
  /** To the next or the previous listing. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Whether the key is text in a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null;
}

function press(place: ParentNode | null, key: string): void {
  place?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)?.click();
}

/**
 * The keyboard shortcuts of the queue (ADMIN-8). A decision key presses that button of the listing that is shown. If none is
 * shown, it opens one first. In fields and dialogs, the shortcuts are off.
 */
export function useShortcuts(
  place: RefObject<HTMLElement | null>,
  { enabled, onStep, onSearch, onHelp }: Shortcuts,
): void {
  const actions = useRef({ onStep, onSearch, onHelp });
  useEffect(() => {
    actions.current = { onStep, onSearch, onHelp };
  });

  useEffect(() => {
    function decide(key: string): void {
      if (place.current?.querySelector('[data-listing]')) press(place.current, key);
      else actions.current.onStep(1);
    }

    const keys: Readonly<Record<string, () => void>> = {
      j: () => actions.current.onStep(1),
      k: () => actions.current.onStep(-1),
      a: () => decide('a'),
      r: () => decide('r'),
      u: () => press(place.current, 'u'),
      '/': () => actions.current.onSearch(),
      '?': () => actions.current.onHelp(),
    };

    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!Object.hasOwn(keys, event.key) || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      keys[event.key]?.();
    }

    if (!enabled) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place, enabled]);
}
