import type { Location } from 'react-router-dom';

/** The history state of an address that is shown over another page, which stays visible. */
interface OverlayState {
  readonly under: Location;
  /** Identifies this document: the browser keeps history states across reloads. */
  readonly document: number;
}

const thisDocument = performance.timeOrigin;

function isOverlayState(state: unknown): state is OverlayState {
  return typeof state === 'object' && state !== null && 'under' in state && 'document' in state;
}

/** The page under this address; null if the address is a page of its own, as after a reload. */
export function locationUnder({ state }: Location): Location | null {
  return isOverlayState(state) && state.document === thisDocument ? state.under : null;
}

/** The location of the page that fills the screen. */
export function shownLocation(location: Location): Location {
  return locationUnder(location) ?? location;
}

/** The history state that shows an address over the current page. */
export function overlayState(location: Location): OverlayState {
  return { under: shownLocation(location), document: thisDocument };
}
