import { fold } from '../../../shared/spelling';
import { bengali } from './bengali';
import type { Concept, LanguageWords } from './concepts';
import { marathi } from './marathi';
import { tamil } from './tamil';
import { telugu } from './telugu';

const all: readonly LanguageWords[] = [marathi, bengali, tamil, telugu];

const phrasesIn = (list: string) => fold(list).trim().replace(/\s+/g, ' ').split(', ').filter(Boolean);

/** The phrases for a concept in all languages but English and Hindi, parted by commas. */
export function inLanguages(concept: Concept): string {
  return all.flatMap(({ phrases }) => phrasesIn(phrases[concept] ?? '')).join(', ');
}

interface Ending {
  readonly ending: string;
  readonly word: string;
}

/** The longest first: 'யில்' before 'ல்'. */
export const endings: readonly Ending[] = all
  .flatMap((language) => Object.entries(language.endings))
  .flatMap(([word, written]) => phrasesIn(written).map((ending) => ({ ending, word: fold(word) })))
  .toSorted((one, other) => other.ending.length - one.ending.length);

const latinWords: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ names }) =>
    Object.entries(names).flatMap(([latin, spellings]) => phrasesIn(spellings).map((word) => [word, latin] as const)),
  ),
);

/** The word in Latin letters that a word in another script stands for; null if that is only heard. */
export function latinWordFor(word: string): string | null {
  return latinWords.get(word) ?? null;
}

/** The spellings of a name of several words: 'வேகன் ஆர்' of 'Wagon R'. */
export function spellingsOf(name: string): readonly string[] {
  return name.includes(' ') ? all.flatMap(({ names }) => phrasesIn(names[name.toLowerCase()] ?? '')) : [];
}

export function districtNamesIn(name: string): readonly string[] {
  return all.flatMap(({ districts }) => phrasesIn(districts[name] ?? ''));
}
