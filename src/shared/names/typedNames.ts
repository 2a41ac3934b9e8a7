import { indianLetter } from '../indianScripts';
import { language } from '../language';
import { type LanguageCode, languageCodes } from '../languages';
import { loadedNames, type Names, needNames } from './names';

const scriptOf = (code: LanguageCode) => new Intl.Locale(code).maximize().script ?? 'Latn';

/** The language in whose script a text is written, that of the page if it is one of them; null for Latin letters. */
function languageTyped(text: string): LanguageCode | null {
  if (!indianLetter.test(text)) return null;
  const codes = [language, ...languageCodes].filter((code) => code !== 'en');
  return codes.find((code) => new RegExp(`\\p{Script=${scriptOf(code)}}`, 'u').test(text)) ?? null;
}

/** The names in the script of a text; null for Latin letters, and until the table is there, which this call asks for. */
export function typedNames(text: string): Names | null {
  const code = languageTyped(text);
  if (code === null) return null;
  void needNames(code);
  return loadedNames()[code] ?? null;
}
