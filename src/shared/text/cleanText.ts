import { hiddenCharacters } from './hiddenCharacters';

/** Cleans what people type or paste before it is stored. The rules refuse what these functions remove. */

/** Pictures (emoji) are named by their blocks, because the rules know fewer of them. */
const drawn = '\\u2100-\\u27FF\\u2900-\\u2BFF\\u{1F000}-\\u{1FAFF}';
/** Several pictures that joiners make one, or a digit on a key. */
const pictures = `[\\xA9\\xAE\\u203C-\\u2049${drawn}]\\uFE0F?(?:\\u200D[${drawn}]\\uFE0F?)*|[0-9#*]\\uFE0F\\u20E3`;

/** Joiners are format characters too. Their position decides whether they are allowed. */
const joiner = '[\\u200C\\u200D]';

/** Signs of India's scripts that remove a vowel (virama). A word may end in one and a joiner: చక్‌, അവന്‍. */
const vowelKillers = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\uABED';

/** Letters, marks and digits of the scripts that need joiners: Arabic for Urdu, and those from Devanagari to Sinhala. */
const joined = '[\\u0620-\\u06D5\\u0900-\\u0DFF]';

/** A joiner stands between two of these, or after a virama. */
const strayJoiner = `(?<![${vowelKillers}]|${joined})${joiner}|(?<![${vowelKillers}])${joiner}(?!${joined})`;

const hiddenOrPictures = new RegExp(`(${pictures})|(?!${joiner})[${hiddenCharacters}]`, 'gu');
const strayOrPictures = new RegExp(`(${pictures})|${strayJoiner}`, 'gu');

const keepPictures = (_match: string, kept: string | undefined) => kept ?? '';

/**
 * A text in one line, without hidden characters, with one blank for several. Emoji keep what makes them one, and words of
 * India's scripts keep their joiners.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t-\r\p{Z}]+/gu, ' ')
    .replace(hiddenOrPictures, keepPictures)
    .replace(strayOrPictures, keepPictures)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The same for a text of several lines. At most one line in a row is empty. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An address, which is stored as one line: a comma takes the place of each line end, if there is room. */
export function cleanAddress(text: string, longest: number): string {
  const withCommas = cleanText(text).replace(/,?\n+/g, ', ');
  return withCommas.length <= longest ? withCommas : cleanLine(text);
}
