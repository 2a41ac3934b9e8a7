import { act } from '@testing-library/react';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const wideScreen = '(min-width: 62em)';

let prefersReducedMotion = false;
let isWide = false;
let listeners = new EventTarget();

/** The media queries of the person's system. */
export function matchMedia(media: string): MediaQueryList {
  return Object.assign(listeners, {
    media,
    matches: (media === reducedMotion && prefersReducedMotion) || (media === wideScreen && isWide),
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

/** The screen is as wide as a desk's. */
export function widenScreen(): void {
  isWide = true;
}

export function forgetMediaQueries(): void {
  prefersReducedMotion = false;
  isWide = false;
  listeners = new EventTarget();
}
