import { act } from '@testing-library/react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

let prefersReducedMotion = false;
let listeners = new EventTarget();

/** The media queries of the person's system. */
export function matchMedia(media: string): MediaQueryList {
  return Object.assign(listeners, {
    media,
    matches: media === reducedMotion && prefersReducedMotion,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** The person asks the system for less motion. */
export function preferReducedMotion(): void {
  prefersReducedMotion = true;
  act(() => {
    listeners.dispatchEvent(new Event('change'));
  });
}

export function forgetMediaQueries(): void {
  prefersReducedMotion = false;
  listeners = new EventTarget();
}
