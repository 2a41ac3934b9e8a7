/** How words are compared: without case, accents and the dots of Indian letters, and with typing errors. */

/** Accents of Latin letters, the dot below an Indian letter, and joiners that nobody sees. */
const unheard = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;
/** The digits of Devanagari, Bengali, Gurmukhi, ... stand at the same place of each block. */
const indianDigits =
  /[\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/g;
/** The signs of a nasal vowel: one of the two is enough. */
const nasalSigns = /[\u0901\u0981\u0A01\u0A81\u0B01\u0C01\u0C81]/g;

/** 'Citroën' → 'citroen', 'डीज़ल' → 'डीजल', '५' → '5', '௫' → '5'. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(unheard, '')
    .replace(nasalSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
    .replace(indianDigits, (digit) => String((digit.charCodeAt(0) % 0x80) - 0x66))
    .normalize('NFC');
}

/** The folded words of a text; everything but letters, marks and digits parts them. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A word may have no more errors than this, or it could be any word. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters to add, remove, change or swap with their neighbour until one word is the other (optimal string
 * alignment). Infinity if there are more than `most`.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
      fewest = Math.min(fewest, errors);
    }
    if (fewest > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const errors = last[other.length] ?? 0;
  return errors > most ? Number.POSITIVE_INFINITY : errors;
}
