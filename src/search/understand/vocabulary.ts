import type { ListingKind } from '../../listings/kinds';
import { indianLetter, soundOf } from '../../shared/indianScripts';
import { kindNames } from '../../shared/listingKind';
import { distanceWords, numberWords, rupeeWords, scales } from '../../shared/numbers/amountWords';
import { type Found, Phrases } from '../../shared/phrases';
import { districts } from '../../shared/places/districts';
import { foldedWords } from '../../shared/spelling';
import type { Uid } from '../../shared/valueTypes';
import { bodySpellings } from '../../shared/vehicles/bodySpellings';
import { forEachVehicleName, type NamedVehicle } from '../../shared/vehicles/vehicles';
import { comparisonsAfter, comparisonsBefore, units } from './amountWordLists';
import { KnownWords } from './knownWords';
import { each } from './phraseList';
import { type Order, orderNames } from './understood';
import {
  type DenialSide,
  denialSides,
  denials,
  fillers,
  fuels,
  gearboxes,
  kindWords,
  nearAfter,
  nearHere,
  orders,
  owners,
  papers,
  plain,
  unanswerable,
  wholes,
} from './wordLists';
import { districtNamesIn, latinWordFor, spellingsOf } from './words/languageWords';

export interface KnownDealer {
  readonly id: Uid;
  readonly name: string;
}

/** What a phrase means. */
export type Meaning =
  | { readonly is: 'vehicle'; readonly vehicle: NamedVehicle }
  | { readonly is: 'district'; readonly name: string }
  | { readonly is: 'whole'; readonly name: string }
  | { readonly is: 'fuel' | 'gearbox' | 'owners'; readonly value: string }
  | { readonly is: 'body'; readonly kind: ListingKind; readonly value: string }
  | { readonly is: 'kind'; readonly kind: ListingKind }
  | { readonly is: 'order'; readonly value: Order }
  | { readonly is: 'dealer'; readonly id: Uid }
  | { readonly is: 'not'; readonly side: DenialSide }
  | { readonly is: 'papers' | 'here' | 'nearAfter' | 'filler' | 'unanswerable' | 'plain' };

export class Vocabulary {
  readonly phrases = new Phrases<Meaning>(foldedWords);
  private readonly words = new KnownWords();

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

  /** The word that was probably meant, in Latin letters for one in a script of India; null if there is none. */
  meantBy(word: string): string | null {
    if (indianLetter.test(word)) return latinWordFor(word) ?? this.sounding(word);
    if (/\d/.test(word)) return null;
    const found = [this.base?.words.nearest(word) ?? null, this.words.nearest(word)].filter((one) => one !== null);
    const [best] = found.toSorted((one, other) => one.errors - other.errors);
    return best?.word ?? (word.length > 4 && soundOf(word).length > 3 ? this.sounding(word) : null);
  }

  private sounding(word: string): string | null {
    return this.base?.words.sounding(word) ?? this.words.sounding(word);
  }
}

function addLexicon(vocabulary: Vocabulary): void {
  for (const [value, words] of Object.entries(fuels)) {
    for (const word of each(words)) vocabulary.add(word, { is: 'fuel', value });
  }
  for (const [value, words] of Object.entries(gearboxes)) {
    for (const word of each(words)) vocabulary.add(word, { is: 'gearbox', value });
  }
  for (const [value, words] of Object.entries(owners)) {
    for (const word of each(words)) vocabulary.add(word, { is: 'owners', value });
  }
  for (const word of each(papers)) vocabulary.add(word, { is: 'papers' });
  for (const kind of kindNames) {
    for (const word of each(kindWords[kind])) vocabulary.add(word, { is: 'kind', kind });
    for (const [value, words] of Object.entries(bodySpellings[kind])) {
      for (const word of words) vocabulary.add(word, { is: 'body', kind, value });
    }
  }
  for (const value of orderNames) {
    for (const word of each(orders[value])) vocabulary.add(word, { is: 'order', value });
  }
  for (const side of denialSides) {
    for (const word of each(denials[side])) vocabulary.add(word, { is: 'not', side });
  }
  for (const word of each(nearHere)) vocabulary.add(word, { is: 'here' });
  for (const word of nearAfter) vocabulary.add(word, { is: 'nearAfter' });
}

/** Words that mean something beside a number. */
function addWordsOfAmounts(vocabulary: Vocabulary): void {
  const written = [scales, comparisonsBefore.values, comparisonsAfter.values].flatMap((map) => [...map.keys()]);
  const named = [rupeeWords, distanceWords, ...Object.values(units)].flatMap((words) => [...words]);
  for (const word of [...written, ...named, ...numberWords.keys()].flatMap(foldedWords)) vocabulary.addWord(word);
}

function fixedVocabulary(): Vocabulary {
  const vocabulary = new Vocabulary();
  addLexicon(vocabulary);
  addWordsOfAmounts(vocabulary);
  forEachVehicleName((name, vehicle) => {
    if (vehicle.needsMake) return;
    for (const spelling of [name, ...spellingsOf(name)]) vocabulary.add(spelling, { is: 'vehicle', vehicle });
  });
  for (const [name, spellings] of Object.entries(wholes)) {
    for (const spelling of [...each(spellings), ...districtNamesIn(name)]) {
      vocabulary.add(spelling, { is: 'whole', name });
    }
  }
  for (const { name, spellings } of districts) {
    if (name in wholes) continue;
    for (const spelling of [name, ...spellings, ...districtNamesIn(name)]) {
      vocabulary.add(spelling, { is: 'district', name });
    }
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
