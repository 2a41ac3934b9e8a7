/**
 * What nobody sees, for a character class with the flag `u`: control, format and private-use characters, line separators,
 * letters and symbols that look blank, and characters that change the one before them. The rules name the same. Their
 * Unicode version is older, so newer characters are named by their numbers.
 */
export const hiddenCharacters = [
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F',
  '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}',
].join('');

const visible = new RegExp(`[^\\p{Z}${hiddenCharacters}]`, 'u');

/** Whether nobody sees anything of a text. */
export function isBlank(text: string | undefined): boolean {
  return !visible.test(text ?? '');
}
