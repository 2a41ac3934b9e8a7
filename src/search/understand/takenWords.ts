import { distanceWords, numberWords, rupeeWords, scales } from '../../shared/numbers/amountWords';
import { units } from './amountWordLists';
import { correctedWords } from './correctedWords';
import type { Step } from './negation';
import { partedTokens } from './partedTokens';
import { TextReader } from './textReader';
import { type Token, tokensOf } from './tokens';
import type { UnderstandOptions } from './understand';
import { vocabularyWith } from './vocabulary';

/** A word of a text, and whether the understanding has a use for it other than as a part of a name. */
export interface ReadWord extends Token {
  readonly isTaken: boolean;
}

const unitWords = [...scales.keys(), ...rupeeWords, ...distanceWords, ...units.seats, ...units.engine, ...units.years];
const isNumber = (text: string) => /^\d+$/.test(text) || numberWords.has(text);

/** '50 haz' will be '50 hazar': behind a number, the beginning of a unit is one. */
function beginsUnit({ text }: Token, before: Token | undefined): boolean {
  return before !== undefined && isNumber(before.text) && unitWords.some((unit) => unit.startsWith(text));
}

/** 'New' begins 'New Delhi', and 'red' Redi-GO. But behind other words they have their own meaning: 'swift in' is not Indore. */
function isTakenBy({ at, condition, meanings: [first] }: Step): boolean {
  if (condition) return true;
  switch (first?.is) {
    case 'fuel':
    case 'gearbox':
    case 'owners':
    case 'papers':
    case 'body':
    case 'kind':
    case 'here':
    case 'nearAfter':
    case 'not':
      return true;
    case 'filler':
    case 'order':
    case 'unanswerable':
      return at > 0;
    case 'vehicle':
    case 'district':
    case 'whole':
    case 'dealer':
    case 'plain':
    case undefined:
      return false;
  }
}

/** The words of a text that people type, with what the understanding takes (SEARCH-23). */
export function readWords(text: string, options: Pick<UnderstandOptions, 'thisYear' | 'kind'>): readonly ReadWord[] {
  const context = { thisYear: options.thisYear, kind: options.kind ?? null };
  const vocabulary = vocabularyWith([]);
  const tokens = partedTokens(tokensOf(text), vocabulary);
  const steps = new TextReader(correctedWords(tokens, vocabulary, false), vocabulary, context).steps();
  const taken = new Set(
    steps.filter(isTakenBy).flatMap(({ at, end }) => Array.from({ length: end - at }, (_, index) => at + index)),
  );
  return tokens.map((token, at) => ({ ...token, isTaken: taken.has(at) || beginsUnit(token, tokens[at - 1]) }));
}
