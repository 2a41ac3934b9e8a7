import { earOf, indianLetter, soundOf } from './indianScripts';
import { allowedErrors, errorsBetween, foldedWords } from './spelling';

/** What a field suggests while people type. */
export interface Suggestion {
  /** Different for suggestions that read the same, and the same when names in another script take their place. */
  readonly id?: string;
  readonly text: string;
  /** What the field holds when it is chosen, if that is not the text: names are stored in Latin letters. */
  readonly value?: string;
  /** Says more about it; '' if there is nothing more to say. */
  readonly note: string;
}

/** What the field holds when a suggestion is chosen. */
export const suggestedValue = ({ text, value = text }: Suggestion): string => value;

/** The suggestions for what people typed, best first. */
export type Suggest<Shown extends Suggestion = Suggestion> = (typed: string) => readonly Shown[];

/** Something that can be suggested, with the words by which it is found. */
export interface Suggestible<Value> {
  readonly value: Value;
  /** Folded words of the name itself. */
  readonly words: readonly string[];
  /** Folded words of each other name. */
  readonly otherNames: readonly (readonly string[])[];
}

/** Lower is better; null: not meant. */
type Fit = number | null;

const begins = (typed: string, word: string) => word.startsWith(typed);

/** The word, or its beginning, with as many typing errors as its length allows. */
function resembles(typed: string, word: string): boolean {
  const most = allowedErrors(typed);
  if (most === 0 || word[0] !== typed[0]) return false;
  // A letter may be missing, or be one too many.
  return [-1, 0, 1].some((more) => errorsBetween(typed, word.slice(0, typed.length + more), most) <= most);
}

/** The beginning of a word in a script of India, which sounds like that of the word. */
function sounds(typed: string, word: string): boolean {
  const ear = earOf(typed);
  const sound = indianLetter.test(typed) ? soundOf(typed, ear) : '';
  return sound.length > 1 && soundOf(word, ear).startsWith(sound);
}

function fitOf(
  typed: readonly string[],
  words: readonly string[],
  fits: (typed: string, word: string) => boolean,
): Fit {
  const together = words.join('');
  if (fits(typed.join(''), together)) return 0;
  if (!typed.every((part) => words.some((word) => fits(part, word)))) return null;
  return fits(typed[0] ?? '', words[0] ?? '') ? 1 : 2;
}

function bestFit<Value>(
  typed: readonly string[],
  { words, otherNames }: Suggestible<Value>,
  fits: (typed: string, word: string) => boolean,
): Fit {
  // 'Kinetic' is Kinetic before it is Kinetic Green.
  if (words.join('') === typed.join('')) return -1;
  const own = fitOf(typed, words, fits);
  const others = otherNames.flatMap((name) => fitOf(typed, name, fits) ?? []);
  const best = Math.min(own ?? Number.POSITIVE_INFINITY, ...others.map((fit) => fit + 0.5));
  return best === Number.POSITIVE_INFINITY ? null : best;
}

/** How words are found: only by their beginnings, only by what they sound or look like, or both. */
export type Likeness = 'exact' | 'alike' | 'either';

const waysOf = {
  exact: [begins],
  alike: [sounds, resembles],
  either: [begins, sounds, resembles],
} as const satisfies Record<Likeness, readonly unknown[]>;

/**
 * What people may mean by the typed text: the name itself first, then names that begin with it, then names with a word
 * that begins with it, in the order of the list. If there is none, those that sound or look like it.
 */
export function suggest<Value>(
  typed: string,
  all: readonly Suggestible<Value>[],
  most: number,
  likeness: Likeness = 'either',
): readonly Value[] {
  const words = foldedWords(typed);
  if (words.length === 0) return [];
  for (const fits of waysOf[likeness]) {
    const found = all.flatMap((one) => {
      const fit = bestFit(words, one, fits);
      return fit === null ? [] : { value: one.value, fit };
    });
    if (found.length > 0) {
      return found
        .sort((one, other) => one.fit - other.fit)
        .slice(0, most)
        .map(({ value }) => value);
    }
  }
  return [];
}
