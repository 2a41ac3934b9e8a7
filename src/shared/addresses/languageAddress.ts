import { baseOf } from '../language';
import { type LanguageCode, languageCodes } from '../languages';
import { addressBelow, pathBelow } from './base';

/** The address of a path in a language: /hi/cars of /cars in Hindi. */
export function addressIn(code: LanguageCode, path: string): string {
  return addressBelow(baseOf(code), path);
}

/** The language of an address: Hindi of /hi/cars. */
export function languageAt(pathname: string): LanguageCode {
  return languageCodes.find((code) => code !== 'en' && pathBelow(baseOf(code), pathname) !== null) ?? 'en';
}

/** The path of an address in any language: /cars of /hi/cars. */
export function pathInAnyLanguage(pathname: string): string {
  return pathBelow(baseOf(languageAt(pathname)), pathname) ?? pathname;
}

/** The same page in each language, and for people whose language the site does not have. */
export function alternatesOf(path: string): readonly { readonly hreflang: string; readonly path: string }[] {
  const each = languageCodes.map((code) => ({ hreflang: code, path: addressIn(code, path) }));
  return [...each, { hreflang: 'x-default', path }];
}
