import { indianLanguageTyped } from '../typedLanguage';
import { loadedNames, type Names, needNames } from './names';

/** The names in the script of a text; null for Latin letters, and until the table is there, which this call asks for. */
export function typedNames(text: string): Names | null {
  const code = indianLanguageTyped(text);
  if (code === null) return null;
  void needNames(code);
  return loadedNames()[code] ?? null;
}
