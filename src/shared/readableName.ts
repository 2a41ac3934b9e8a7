import { nameTexts } from './nameTexts';

/**
 * Checks names of listings, dealers and buyers: people must be able to read them and tell them apart. The rules check
 * the same.
 */

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Control, format and private-use characters, line separators, letters and symbols that look blank, and characters that
 * change the one before them. The Unicode version of the rules is older, so newer characters are named by their
 * numbers.
 */
const hidden = new RegExp(
  [
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F',
    '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}]',
  ].join(''),
  'u',
);

/** Joiners are format characters too. Their position decides whether they are allowed. */
const joiner = '[\\u200C\\u200D]';
const joiners = new RegExp(joiner, 'gu');

/** Signs of India's scripts that remove a vowel (virama). A word may end in one and a joiner: చక్‌, അവന്‍. */
const vowelKillers = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\uABED';

/** A joiner is allowed between two letters or marks of scripts without capitals, or after a virama. */
const strayJoiner = new RegExp(`(^|[^\\p{Lo}\\p{M}])${joiner}|[^${vowelKillers}]${joiner}($|[^\\p{Lo}\\p{M}])`, 'u');

/** What is wrong with a name that is not blank; null if people can read it. */
export function nameProblem(name: string): string | null {
  if (!letterOrDigit.test(name)) return nameTexts.noLetter;
  return hidden.test(name.replace(joiners, '')) || strayJoiner.test(name) ? nameTexts.hidden : null;
}
