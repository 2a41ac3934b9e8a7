import { keptScrollKey } from './keptScrollKey';

/** Milliseconds for the page to become as long as it was: lists load their parts one by one. */
const patience = 5_000;

/** @param address of the page that goes on there */
export function keepScroll(address: string): void {
  try {
    window.sessionStorage.setItem(keptScrollKey, `${Math.round(window.scrollY)} ${address}`);
  } catch {
    // Without storage, the page begins at its top.
  }
}

/** Scrolls there as soon as the page is long enough, unless the person scrolls first. */
export function restoreScroll(top: number): void {
  window.sessionStorage.removeItem(keptScrollKey);
  const stop = new AbortController();
  const follow = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop.abort();
  });
  stop.signal.addEventListener('abort', () => follow.disconnect());
  for (const deed of ['wheel', 'touchmove', 'keydown']) window.addEventListener(deed, () => stop.abort(), stop);
  setTimeout(() => stop.abort(), patience);
  follow.observe(document.body);
}
