import { readLocalText } from './localText';

/**
 * Lists whose first page this device stored at an earlier visit. While such a page is likely to be the newest, a visit
 * asks only whether anything was approved since: one document instead of eight (PERF-14).
 */
export interface KnownList {
  /** The server's time: everything that was approved before is in the list. */
  readonly since: string;
  /** Milliseconds since 1970: from then on, the list must be read. */
  readonly until: number;
}

type KnownLists = Partial<Readonly<Record<string, KnownList>>>;

/** In local storage. */
export const knownListsKey = 'second-gear:known';

function read(): KnownLists {
  try {
    return JSON.parse(readLocalText(knownListsKey)) ?? {};
  } catch {
    return {};
  }
}

/** The known list of that name; null: it must be read. Somebody who reloads the page asks for all of it. */
export function knownList(name: string): KnownList | null {
  const known = read()[name];
  if (!known || Date.now() >= known.until) return null;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? null : known;
}

export function rememberKnownList(name: string, known: KnownList): void {
  try {
    window.localStorage.setItem(knownListsKey, JSON.stringify({ ...read(), [name]: known }));
  } catch {
    // Storage is blocked or full. The next visit then reads the list.
  }
}

/** After a write that visitors can see. */
export function forgetKnownLists(): void {
  try {
    window.localStorage.removeItem(knownListsKey);
  } catch {
    // Storage is blocked, so nothing is known.
  }
}
