import type { LanguageCode } from './languages';

/** The start of all addresses in a language: '' in English, '/hi' in Hindi. */
export function baseOf(code: LanguageCode): string {
  return code === 'en' ? '' : `/${code}`;
}

/** The `lang` of a page: 'hi-IN'. */
export function langOf(code: LanguageCode): string {
  return `${code}-IN`;
}

/** For `Intl`. Digits are Latin: Marathi and Bengali have their own otherwise. */
export function localeOf(code: LanguageCode): string {
  return code === 'en' ? langOf(code) : `${langOf(code)}-u-nu-latn`;
}

/**
 * The language of this page, which says so itself: chunks without texts are then the same in each language, and so is the
 * early script. Scripts of Node and tests have no such page, and read English.
 */
const stated = import.meta.env?.SSR
  ? import.meta.env.VITE_LANGUAGE
  : globalThis.document?.documentElement.lang.slice(0, 2);
export const language = (stated || 'en') as LanguageCode;
export const base = baseOf(language);
export const locale = localeOf(language);
