/** How far somebody has scrolled in a list. Kept for as long as the browser's tab is open. */
export interface Place {
  /** The number of pages that were shown. */
  readonly pages: number;
  /** Pixels scrolled. */
  readonly top: number;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'pages' in value && 'top' in value;
}

/** Whether the browser has restored this page: after a reload, or with Back from another site. */
function isRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward');
}

const keyOf = (name: string) => `place ${name}`;

/** Does nothing in a browser that blocks storage: the list then starts at the top. */
export function keepPlace(name: string, place: Place): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(place));
  } catch {
    // Without storage, the list starts at the top.
  }
}

/** null: nothing is stored, or this is a new visit. */
export function readPlace(name: string): Place | null {
  if (!isRestored()) return null;
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
    // Storage is blocked, so nothing was stored.
  }
}
