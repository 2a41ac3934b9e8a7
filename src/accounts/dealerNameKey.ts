/**
 * The start of a dealer's name, or all of it, as dealers are looked up by it: with single blanks, and A to Z in small
 * letters. Rules and browsers may know different capitals of other alphabets, and the rules compare keys (SEARCH-24).
 */
export function dealerNameKey(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
