import { closeOnBack } from './backStep';
import './overlay.scss';

/** Milliseconds. A click in this time may be the second one of a double click that opened the overlay. */
const doubleClickTime = 500;

let openCount = 0;

/** The page does not scroll below an overlay. Not by `:has()`, which the browser would evaluate at every change of the page. */
function countOpen(by: 1 | -1): void {
  openCount += by;
  document.body.classList.toggle('below-overlay', openCount > 0);
}

/**
 * What each overlay does to the page below it: Back closes it (NAV-21), the page does not scroll, and in the end the focus
 * returns to where it was. Called before the overlay takes the focus.
 *
 * @returns to be called when it is closed
 */
export function openOverlay(close: () => void): () => void {
  const before = document.activeElement;
  const place = before?.parentElement;
  const leaveStep = closeOnBack(close);
  countOpen(1);
  return () => {
    leaveStep();
    countOpen(-1);
    // If the pressed button is no longer there, the one in its place gets the focus.
    const next = before?.isConnected ? before : place?.querySelector('a[href], button');
    if (next instanceof HTMLElement) next.focus();
  };
}

/**
 * Called when an overlay opens.
 *
 * @returns whether a click beside it closes it now
 */
export function clicksFromOutside(): () => boolean {
  const opened = performance.now();
  return () => performance.now() - opened > doubleClickTime;
}
