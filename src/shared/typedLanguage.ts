import { indianLetter } from './indianScripts';
import { langOf, language } from './language';
import { type LanguageCode, languageCodes } from './languages';

/** The languages of the site, that of the page first: Hindi and Marathi have one script. */
const codes: readonly LanguageCode[] = [language, ...languageCodes.filter((code) => code !== language)];

function lettersOf(code: LanguageCode, text: string): number {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  return text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
}

/** The language in whose script of India a text is typed, at least in part; null for Latin letters. */
export function indianLanguageTyped(text: string): LanguageCode | null {
  if (!indianLetter.test(text)) return null;
  return codes.find((code) => code !== 'en' && lettersOf(code, text) > 0) ?? null;
}

/**
 * The `lang` of what people typed, by the script of most letters, so that screen readers read it aloud properly (LANG-7).
 * undefined: it reads like the page.
 */
export function langOfTyped(text: string): string | undefined {
  const [most] = codes
    .map((code) => ({ code, letters: lettersOf(code, text) }))
    .toSorted((one, other) => other.letters - one.letters);
  return most === undefined || most.letters === 0 || most.code === language ? undefined : langOf(most.code);
}
