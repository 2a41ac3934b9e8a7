/** The languages of the site. `npm run build` makes the site in one of them: that of VITE_LANGUAGE. */
export const languages = {
  en: { locale: 'en-IN' },
  hi: { locale: 'hi-IN-u-nu-latn' },
} as const satisfies Readonly<Record<string, Language>>;

interface Language {
  /** For `Intl` and for the `lang` of pages. Its digits are Latin. */
  readonly locale: string;
}

export type LanguageCode = keyof typeof languages;

/** @param named the value of VITE_LANGUAGE; without it, English. @throws {Error} for a language that the site does not have */
export function languageOf(named: string | undefined): LanguageCode {
  const code = named || 'en';
  if (code in languages) return code as LanguageCode;
  throw new Error(`VITE_LANGUAGE is ${code}, but must be one of ${Object.keys(languages).join(', ')}`);
}
