import type { Location } from 'react-router-dom';

/** The state of an address that is shown over another page, which stays. */
interface OverState {
  readonly under: Location;
  /** Tells this document from others: history keeps its states when the page is loaded anew. */
  readonly document: number;
}

const thisDocument = performance.timeOrigin;

function isOver(state: unknown): state is OverState {
  return typeof state === 'object' && state !== null && 'under' in state && 'document' in state;
}

/** The page that this address is shown over; null where it is a page of its own, as after a reload. */
export function locationUnder({ state }: Location): Location | null {
  return isOver(state) && state.document === thisDocument ? state.under : null;
}

/** The address whose page fills the screen. */
export function shownLocation(location: Location): Location {
  return locationUnder(location) ?? location;
}

/** What to go to an address with, for it to be shown over the page that is there. */
export function over(location: Location): OverState {
  return { under: shownLocation(location), document: thisDocument };
}
