import { hiddenCharacters } from './hiddenCharacters';

/** Cleans what people type or paste before a parser reads it: amounts, phone numbers, e-mail addresses. */

const hidden = new RegExp(`[${hiddenCharacters}]`, 'gu');
const digit = /\p{Nd}/u;

/** The digits of a script stand side by side, from 0 to 9. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Without hidden characters, with Latin digits, '-' for each dash and one blank for several: '\u202A+９१\u2011१२' → '+91-12'.
 */
export function plainInput(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\t-\r]+/g, ' ')
    .replace(hidden, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
}
