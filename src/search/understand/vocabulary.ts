import type { ListingKind } from '../../listings/kinds';
import { devanagari, soundOf } from '../../shared/devanagari';
import { type Found, Phrases } from '../../shared/phrases';
import { districts } from '../../shared/places/districts';
import { allowedErrors, errorsBetween, foldedWords } from '../../shared/spelling';
import { bodySpellings } from '../../shared/vehicles/bodySpellings';
import { forEachVehicleName, type NamedVehicle } from '../../shared/vehicles/vehicles';
import {
  comparisonsAfter,
  comparisonsBefore,
  each,
  fillers,
  fuels,
  gearboxes,
  kindWords,
  nearAfter,
  nearHere,
  numberWords,
  plain,
  scales,
  unanswerable,
  units,
  wholes,
} from './wordLists';

export interface KnownDealer {
  readonly id: string;
  readonly name: string;
}

/** What a phrase means. */
export type Meaning =
  | { readonly is: 'vehicle'; readonly vehicle: NamedVehicle }
  | { readonly is: 'district'; readonly name: string }
  | { readonly is: 'whole'; readonly name: string }
  | { readonly is: 'fuel' | 'gearbox'; readonly value: string }
  | { readonly is: 'body'; readonly kind: ListingKind; readonly value: string }
  | { readonly is: 'kind'; readonly kind: ListingKind }
  | { readonly is: 'dealer'; readonly id: string }
  | { readonly is: 'here' | 'nearAfter' | 'filler' | 'unanswerable' | 'plain' };

const isHeard = (word: string) => !devanagari.test(word) && !/\d/.test(word);

const shortestCorrected = 4;

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

interface Correction {
  readonly word: string;
  /** With a part of an error for another first letter, and for other consonants: people rarely miss those. */
  readonly errors: number;
}

/** One bit for each letter that the word has, to pass over most of the dictionary at once. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const withoutVowels = (word: string) => word.replace(/[aeiou]/g, '');

/** How many letters only one of two words has. */
function differing(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The words that a text may have, to correct those that it has not. Earlier words are meant more often. */
class WordList {
  private readonly known = new Set<string>();
  private readonly byLength = new Map<number, Candidate[]>();
  /** Made when a sound is first asked for: most texts are in Latin letters and spelt well. */
  private bySound: ReadonlyMap<string, string> | null = null;

  has(word: string): boolean {
    return this.known.has(word);
  }

  add(word: string): void {
    if (this.known.has(word)) return;
    this.known.add(word);
    const alike = this.byLength.get(word.length);
    const candidate = { word, letters: lettersOf(word) };
    if (alike) alike.push(candidate);
    else this.byLength.set(word.length, [candidate]);
    this.bySound = null;
  }

  sounding(sound: string): string | null {
    this.bySound ??= new Map(
      [...this.known]
        .filter(isHeard)
        .reverse()
        .map((word) => [soundOf(word), word]),
    );
    return sound.length > 1 ? (this.bySound.get(sound) ?? null) : null;
  }

  /** The nearest word; of equally near ones, one that begins with the same letter, then the one that was added first. */
  nearest(word: string): Correction | null {
    const most = allowedErrors(word);
    if (most === 0) return null;
    const letters = lettersOf(word);
    const consonants = withoutVowels(word);
    let best: Correction | null = null;
    for (let length = Math.max(shortestCorrected, word.length - most); length <= word.length + most; length += 1) {
      for (const candidate of this.byLength.get(length) ?? []) {
        if (differing(letters, candidate.letters) > 2 * most || /\d/.test(candidate.word)) continue;
        const otherStart = candidate.word[0] !== word[0];
        if (otherStart && word.length === shortestCorrected) continue;
        const otherConsonants = withoutVowels(candidate.word) !== consonants;
        const errors =
          errorsBetween(word, candidate.word, most) + (otherStart ? 0.5 : 0) + (otherConsonants ? 0.25 : 0);
        if (errors < (best?.errors ?? most + 1)) best = { word: candidate.word, errors };
      }
    }
    return best;
  }
}

export class Vocabulary {
  readonly phrases = new Phrases<Meaning>(foldedWords);
  private readonly words = new WordList();

  constructor(private readonly base: Vocabulary | null = null) {}

  add(name: string, meaning: Meaning): void {
    this.phrases.add(name, meaning);
    const parts = foldedWords(name);
    for (const part of parts) this.words.add(part);
    if (parts.length > 1) this.words.add(parts.join(''));
  }

  addWord(word: string): void {
    this.words.add(word);
  }

  has(word: string): boolean {
    return this.words.has(word) || (this.base?.has(word) ?? false);
  }

  /** The meanings of the longest phrase at this word. */
  longestAt(words: readonly string[], at: number, isAccepted: (meaning: Meaning) => boolean): Found<Meaning> | null {
    const own = this.phrases.longestAt(words, at, isAccepted);
    const based = this.base?.longestAt(words, at, isAccepted) ?? null;
    if (!own || !based) return own ?? based;
    if (own.length !== based.length) return own.length > based.length ? own : based;
    return { values: [...based.values, ...own.values], length: own.length };
  }

  /** The word that was probably meant, in Latin letters for one in Devanagari; null if there is none. */
  meantBy(word: string): string | null {
    if (devanagari.test(word)) return this.sounding(soundOf(word));
    if (/\d/.test(word)) return null;
    const found = [this.base?.words.nearest(word) ?? null, this.words.nearest(word)].filter((one) => one !== null);
    const [best] = found.toSorted((one, other) => one.errors - other.errors);
    const sound = soundOf(word);
    return best?.word ?? (word.length > 4 && sound.length > 3 ? this.sounding(sound) : null);
  }

  private sounding(sound: string): string | null {
    return this.base?.words.sounding(sound) ?? this.words.sounding(sound);
  }
}

function addLexicon(vocabulary: Vocabulary): void {
  for (const [value, words] of Object.entries(fuels)) {
    for (const word of each(words)) vocabulary.add(word, { is: 'fuel', value });
  }
  for (const [value, words] of Object.entries(gearboxes)) {
    for (const word of each(words)) vocabulary.add(word, { is: 'gearbox', value });
  }
  for (const kind of ['car', 'bike'] as const) {
    for (const word of each(kindWords[kind])) vocabulary.add(word, { is: 'kind', kind });
    for (const [value, words] of Object.entries(bodySpellings[kind])) {
      for (const word of words) vocabulary.add(word, { is: 'body', kind, value });
    }
  }
  for (const word of each(nearHere)) vocabulary.add(word, { is: 'here' });
  for (const word of nearAfter) vocabulary.add(word, { is: 'nearAfter' });
}

/** Words that mean something beside a number. */
function addWordsOfAmounts(vocabulary: Vocabulary): void {
  const written = [scales, comparisonsBefore.values, comparisonsAfter.values].flatMap((map) => [...map.keys()]);
  const named = Object.values(units).flatMap((words) => [...words]);
  for (const word of [...written, ...named, ...numberWords.keys()].flatMap(foldedWords)) vocabulary.addWord(word);
}

function fixedVocabulary(): Vocabulary {
  const vocabulary = new Vocabulary();
  addLexicon(vocabulary);
  addWordsOfAmounts(vocabulary);
  forEachVehicleName((name, vehicle) => {
    if (!vehicle.needsMake) vocabulary.add(name, { is: 'vehicle', vehicle });
  });
  for (const [name, spellings] of Object.entries(wholes)) {
    for (const spelling of each(spellings)) vocabulary.add(spelling, { is: 'whole', name });
  }
  for (const { name, spellings } of districts) {
    if (name in wholes) continue;
    for (const spelling of [name, ...spellings]) vocabulary.add(spelling, { is: 'district', name });
  }
  for (const word of each(unanswerable)) vocabulary.add(word, { is: 'unanswerable' });
  for (const word of each(plain)) vocabulary.add(word, { is: 'plain' });
  const comparisons = [...comparisonsBefore.values.keys(), ...comparisonsAfter.values.keys()];
  for (const word of [...each(fillers), ...comparisons, ...scales.keys()]) vocabulary.add(word, { is: 'filler' });
  return vocabulary;
}

let fixed: Vocabulary | null = null;
const withDealers = new WeakMap<readonly KnownDealer[], Vocabulary>();

/** The words of the box, of the dictionary and of the districts, with these dealers' names. */
export function vocabularyWith(dealers: readonly KnownDealer[]): Vocabulary {
  fixed ??= fixedVocabulary();
  const known = withDealers.get(dealers);
  if (known) return known;
  const vocabulary = new Vocabulary(fixed);
  for (const { id, name } of dealers) vocabulary.add(name, { is: 'dealer', id });
  withDealers.set(dealers, vocabulary);
  return vocabulary;
}
