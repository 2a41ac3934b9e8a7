import { parseKilometers } from './kilometers';
import { searchLimits } from './limits';
import type { VehicleFieldValues } from './vehicle';

const { shortestToken, longestToken } = searchLimits;

/** Words as the search compares them: lower case, without what stands between them; 'i20 (Asta)' → 'i20', 'asta'. */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The token that a typed word is looked up by: the word, or what it begins with; null where it is too short. */
export function tokenOf(word: string): string | null {
  const characters = [...word];
  return characters.length < shortestToken ? null : characters.slice(0, longestToken).join('');
}

function beginningsOf(word: string): readonly string[] {
  const characters = [...word].slice(0, longestToken);
  return characters.slice(shortestToken - 1).map((_, index) => characters.slice(0, index + shortestToken).join(''));
}

/** What the words of these texts begin with, each once: 'Swift' → 'sw', 'swi', 'swif', 'swift'. */
export function searchTokens(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(searchWords).flatMap(beginningsOf))];
}

/** Whether each word begins one of the texts' words, in whatever order. */
export function matchesWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const known = texts.flatMap(searchWords);
  return words.every((word) => known.some((candidate) => candidate.startsWith(word)));
}

interface SearchContent {
  /** The dealer's district, as the dealer's record says it. */
  readonly distName: string;
  readonly searchTokens: readonly string[];
  readonly kilometersValue: number;
}

/** What a listing stores beside its free texts, so that it can be found and sorted by them. */
export function searchContent(values: VehicleFieldValues, distName: string): SearchContent {
  return {
    distName,
    searchTokens: searchTokens(String(values.name ?? ''), distName),
    kilometersValue: parseKilometers(String(values.kilometers ?? '')),
  };
}
