import type { Concept } from './words/concepts';
import { inLanguages } from './words/languageWords';

/** The phrases of a list that is parted by commas. */
export const each = (list: string): readonly string[] => list.trim().replace(/\s+/g, ' ').split(', ');

/** The phrases of lists that are parted by commas. */
export const list = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(each));

/** A list, and the phrases of other languages for these concepts. */
export const and = (own: string, ...concepts: readonly Concept[]) => [own, ...concepts.map(inLanguages)].join(', ');

/** Phrases of several words, with what they mean. */
export interface PhraseList<Value> {
  readonly values: ReadonlyMap<string, Value>;
  /** The first word of each. */
  readonly starts: ReadonlySet<string>;
  /** The most words of one. */
  readonly longest: number;
}

export function phraseList<Value>(meanings: readonly (readonly [phrases: string, value: Value])[]): PhraseList<Value> {
  const values = new Map(
    meanings.flatMap(([phrases, value]) => each(phrases).map((phrase) => [phrase, value] as const)),
  );
  const words = [...values.keys()].map((phrase) => phrase.split(' '));
  return {
    values,
    starts: new Set(words.map(([first = '']) => first)),
    longest: Math.max(...words.map(({ length }) => length)),
  };
}
