/** How far somebody has come in a list, for as long as the browser's tab is open. */
export interface Place {
  /** How many pages of the list were shown. */
  readonly pages: number;
  /** Pixels scrolled. */
  readonly top: number;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'pages' in value && 'top' in value;
}

/** Whether this page was there before, and is there again: reloaded, or gone back to from another site. */
function isThereAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward');
}

const keyOf = (name: string) => `place ${name}`;

/** A browser that keeps nothing begins at the top. */
export function keepPlace(name: string, place: Place): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(place));
  } catch {
    // Nothing is lost but the place.
  }
}

/** null: there is none, or the page is a new one. */
export function readPlace(name: string): Place | null {
  if (!isThereAgain()) return null;
  try {
    const place: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

export function forgetPlace(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // There was none.
  }
}
