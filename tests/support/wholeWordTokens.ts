import { askedWords, searchWords, tokenOf } from '../../src/listings/stored/searchTokens';

/**
 * The tokens of whole words and of pairs of whole words: one in ten of those that a listing stores. For each search for
 * words, the emulator sorts every token of every listing, which takes minutes at 50,000 listings. A search for whole words
 * finds the same listings.
 */
export function wholeWordTokens(...texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(searchWords))];
  const asked = words.flatMap((word, index) => [
    tokenOf(word),
    ...words.slice(index + 1).map((other) => askedWords([word, other]).token),
  ]);
  return [...new Set(asked)].filter((token) => token !== null);
}
