/**
 * A dealer's name, or its beginning, as the search key: single spaces, A to Z in lower case. Other alphabets stay as
 * they are, because rules and browsers may change their case differently, and the rules compare keys (SEARCH-24).
 */
export function dealerNameKey(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
