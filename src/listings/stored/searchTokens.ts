import { searchLimits } from '../../shared/limits';
import { parseKilometers } from '../../shared/numbers/kilometers';
import type { ListingFieldValues } from '../listing';

const { shortestToken, longestToken, longestInPair, tokens: mostTokens } = searchLimits;

/**
 * The words of a text, as searches compare them: lower case, split at everything but letters, marks and digits; 'i20
 * (Asta)' → 'i20', 'asta'.
 */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function beginningOf(word: string, longest: number): string {
  return [...word].slice(0, longest).join('');
}

/** The token for a typed word: the word itself, or the beginning of a long word; null if it is too short. */
export function tokenOf(word: string): string | null {
  return [...word].length < shortestToken ? null : beginningOf(word, longestToken);
}

/** The token of two words, in either order. No word contains the sign between them. */
function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join('+');
}

/** What a search asks for the typed words. */
interface AskedWords {
  /** null: nothing that can be looked up was typed. */
  readonly token: string | null;
  /** The words that the token does not hold. A query can ask for one token. */
  readonly leftOut: readonly string[];
}

/** The token of the two longest words. A word that is the beginning of another one adds nothing, and is left out. */
export function askedWords(words: readonly string[]): AskedWords {
  const long = [...new Set(words)].filter((word) => tokenOf(word) !== null);
  const telling = long.filter((word) => !long.some((other) => other !== word && other.startsWith(word)));
  const [first, second] = telling.toSorted((one, other) => other.length - one.length);
  if (first === undefined || second === undefined) return { token: first ? tokenOf(first) : null, leftOut: [] };
  return {
    token: pairOf(beginningOf(first, longestInPair), beginningOf(second, longestInPair)),
    leftOut: telling.filter((word) => word !== first && word !== second),
  };
}

function beginningsOf(word: string, longest: number): readonly string[] {
  const characters = [...word].slice(0, longest);
  return characters.slice(shortestToken - 1).map((_, index) => characters.slice(0, index + shortestToken).join(''));
}

/** All beginnings of two words in pairs. No search uses a pair in which one is the beginning of the other. */
function pairsOf(word: string, other: string): readonly { readonly token: string; readonly whole: number }[] {
  const [ones, others] = [beginningsOf(word, longestInPair), beginningsOf(other, longestInPair)];
  return ones.flatMap((one) =>
    others
      .filter((two) => !one.startsWith(two) && !two.startsWith(one))
      .map((two) => ({
        token: pairOf(one, two),
        whole: Number(one === ones.at(-1)) + Number(two === others.at(-1)),
      })),
  );
}

/**
 * The tokens of these texts, without duplicates: all beginnings of each word ('Swift' → 'sw', 'swi', 'swif', 'swift'),
 * and of each two words ('pu+sw', 'pu+swi', ...). A long name has more pairs than a listing may store. In that
 * case pairs of two whole words come first, and pairs of two beginnings last.
 */
export function searchTokens(...texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(searchWords))];
  const single = words.flatMap((word) => beginningsOf(word, longestToken));
  const pairs = words.flatMap((word, index) => words.slice(index + 1).flatMap((other) => pairsOf(word, other)));
  const sorted = pairs.toSorted((one, other) => other.whole - one.whole).map(({ token }) => token);
  return [...new Set([...single, ...sorted])].slice(0, mostTokens);
}

interface SearchContent {
  /** The district in the dealer's record. */
  readonly distName: string;
  readonly searchTokens: readonly string[];
  readonly kilometersValue: number;
}

/** The fields that a listing stores so that searches can find and sort it. */
export function searchContent(values: ListingFieldValues, distName: string): SearchContent {
  return {
    distName,
    searchTokens: searchTokens(String(values.name ?? ''), distName),
    kilometersValue: parseKilometers(String(values.kilometers ?? '')),
  };
}
