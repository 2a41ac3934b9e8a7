import { indianLetter } from './indianScripts';
import { langOf, language } from './language';
import { type LanguageCode, languageCodes } from './languages';

/** That of the page comes first: Hindi and Marathi have one script. */
const codesFrom = (page: LanguageCode) => [page, ...languageCodes.filter((code) => code !== page)];

function lettersOf(code: LanguageCode, text: string): number {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  return text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
}

/** The language in whose script of India a text is typed, at least in part; null for Latin letters. */
export function indianLanguageTyped(text: string, page = language): LanguageCode | null {
  if (!indianLetter.test(text)) return null;
  return codesFrom(page).find((code) => code !== 'en' && lettersOf(code, text) > 0) ?? null;
}

/**
 * The `lang` of what people typed, by the script of most letters, so that screen readers read it aloud properly (LANG-7).
 * undefined: it reads like the page.
 */
export function langOfTyped(text: string, page = language): string | undefined {
  const [most] = codesFrom(page)
    .map((code) => ({ code, letters: lettersOf(code, text) }))
    .toSorted((one, other) => other.letters - one.letters);
  return most === undefined || most.letters === 0 || most.code === page ? undefined : langOf(most.code);
}
