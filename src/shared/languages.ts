interface Language {
  /** In the language itself. */
  readonly name: string;
  /** The offer to read the site in it. */
  readonly offer: string;
}

/** The languages of the site. The first is that of the specification; each other one has its pages below `/<code>`. */
export const languages = {
  en: { name: 'English', offer: 'Read in English' },
  hi: { name: 'हिन्दी', offer: 'हिन्दी में देखें' },
  mr: { name: 'मराठी', offer: 'मराठीत पाहा' },
  bn: { name: 'বাংলা', offer: 'বাংলায় দেখুন' },
  ta: { name: 'தமிழ்', offer: 'தமிழில் பார்க்க' },
  te: { name: 'తెలుగు', offer: 'తెలుగులో చూడండి' },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/** @param named the value of VITE_LANGUAGE; without it, English. @throws {Error} for a language that the site does not have */
export function languageOf(named: string | undefined): LanguageCode {
  const code = named || 'en';
  if (isLanguage(code)) return code;
  throw new Error(`VITE_LANGUAGE is ${code}, but must be one of ${languageCodes.join(', ')}`);
}
