import { language } from '../language';
import type { LanguageCode } from '../languages';

/**
 * The names of states, districts and makes in the scripts of India. What is stored, and what addresses have, is the Latin
 * name; a name that no table has is shown as it is. A table is loaded when names are shown, or typed in its script.
 */
export type Names = ReadonlyMap<string, string>;
type Loaded = Readonly<Partial<Record<LanguageCode, Names>>>;

/** Before a table is there. Prerendered pages have this very object: React would render a page again for another one. */
export const noNames: Loaded = {};
let loaded = noNames;
const listeners = new Set<() => void>();

export const loadedNames = (): Loaded => loaded;

/** @returns to be called in the end */
export function onNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name in the language of the page; the Latin one until the table is there. */
export function nameOf(latin: string): string {
  return loaded[language]?.get(latin) ?? latin;
}

const asked: Partial<Record<LanguageCode, Promise<void>>> = {};

async function load(code: LanguageCode): Promise<void> {
  try {
    const { readNames } = await import('./readNames');
    loaded = { ...loaded, [code]: await readNames(code) };
    for (const listener of listeners) listener();
  } catch {
    delete asked[code];
  }
}

/** Loads a table, once for all who ask. Without a network, names stay Latin, and the next call tries again. */
export async function needNames(code: LanguageCode = language): Promise<void> {
  if (code === 'en') return;
  asked[code] ??= load(code);
  await asked[code];
}
