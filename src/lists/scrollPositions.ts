/** How far somebody has scrolled in a list. Kept for as long as the browser's tab is open. */
export interface ScrollPosition {
  /** The number of pages that were shown. */
  readonly pages: number;
  /** Pixels scrolled. */
  readonly top: number;
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return typeof value === 'object' && value !== null && 'pages' in value && 'top' in value;
}

/** Whether the browser has restored this page: after a reload, or with Back from another site. */
function isRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward');
}

const keyOf = (name: string) => `place ${name}`;

/** Does nothing in a browser that blocks storage: the list then starts at the top. */
export function storeScrollPosition(name: string, position: ScrollPosition): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(position));
  } catch {
    // Without storage, the list starts at the top.
  }
}

/** null: nothing is stored, or this is a new visit. */
export function readScrollPosition(name: string): ScrollPosition | null {
  if (!isRestored()) return null;
  try {
    const position: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isScrollPosition(position) ? position : null;
  } catch {
    return null;
  }
}

export function deleteScrollPosition(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
