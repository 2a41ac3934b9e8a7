import { type RefObject, useEffect, useRef } from 'react';

interface Shortcuts {
  readonly enabled: boolean;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Whether the key is text in a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}

function press(place: ParentNode | null | undefined, key: string): void {
  place?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)?.click();
}

/**
 * The keyboard shortcuts of the queue (ADMIN-8). A decision key presses that button of the focused listing. If no
 * listing has the focus, it focuses one first. In fields and dialogs, the shortcuts are off.
 */
export function useShortcuts(place: RefObject<HTMLElement | null>, { enabled, onSearch, onHelp }: Shortcuts): void {
  const actions = useRef({ onSearch, onHelp });
  useEffect(() => {
    actions.current = { onSearch, onHelp };
  });

  useEffect(() => {
    const listings = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
    const current = () => listings().find((listing) => listing.contains(document.activeElement));

    function go(step: 1 | -1): void {
      const all = listings();
      const here = all.findIndex((listing) => listing.contains(document.activeElement));
      const next = here === -1 ? all[0] : all[here + step];
      next?.focus();
    }

    function decide(key: string): void {
      const listing = current();
      if (listing) press(listing, key);
      else go(1);
    }

    const keys: Readonly<Record<string, () => void>> = {
      j: () => go(1),
      k: () => go(-1),
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
