import { type RefObject, useEffect, useRef } from 'react';

interface Shortcuts {
  readonly enabled: boolean;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Where a key is part of a text. */
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
 * The queue by keyboard. A key that decides presses the button that says so, of the post that has the focus; where none
 * has it, it leads to a post first. In fields and dialogs, keys are letters.
 */
export function useShortcuts(place: RefObject<HTMLElement | null>, { enabled, onSearch, onHelp }: Shortcuts): void {
  const actions = useRef({ onSearch, onHelp });
  useEffect(() => {
    actions.current = { onSearch, onHelp };
  });

  useEffect(() => {
    const posts = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
    const current = () => posts().find((post) => post.contains(document.activeElement));

    function go(step: 1 | -1): void {
      const all = posts();
      const here = all.findIndex((post) => post.contains(document.activeElement));
      const next = here === -1 ? all[0] : all[here + step];
      next?.focus();
    }

    function decide(key: string): void {
      const post = current();
      if (post) press(post, key);
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
