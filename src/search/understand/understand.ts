import type { ListingKind } from '../../listings/kinds';
import { correctedWords } from './correctedWords';
import { partedTokens } from './partedTokens';
import { putTogether } from './putTogether';
import { kindSaid } from './saidKind';
import { TextReader } from './textReader';
import { tokensOf } from './tokens';
import type { Understood } from './understood';
import { unique } from './unique';
import { type KnownDealer, vocabularyWith } from './vocabulary';

export interface UnderstandOptions {
  readonly thisYear: number;
  /** The kind of the list that people look at. It decides where a name could be of either kind. */
  readonly kind?: ListingKind;
  readonly dealers?: readonly KnownDealer[];
  /** false: words are taken as they are typed. */
  readonly correct?: boolean;
}

/** A longer text is no search: the words after these stay as they are. */
const mostRead = 200;

const noDealers: readonly KnownDealer[] = [];

/** What a text asks for: 'diesel suv under 12 lakh pune' is three filters and a district (SEARCH-11). */
export function understand(text: string, options: UnderstandOptions): Understood {
  const { thisYear, kind: assumed = null, dealers = noDealers, correct = true } = options;
  const vocabulary = vocabularyWith(dealers);
  const tokens = tokensOf(text);
  const words = correctedWords(partedTokens(tokens.slice(0, mostRead), vocabulary), vocabulary, correct);
  const read = (kind: ListingKind | null) => new TextReader(words, vocabulary, { thisYear, kind }).read();
  const said = read(assumed);
  const kind = kindSaid(said) ?? assumed;
  const understood = putTogether(kind === assumed ? said : read(kind), assumed);
  const unread = tokens.slice(mostRead).map((token) => token.text);
  return { ...understood, words: unique([...understood.words, ...unread]) };
}
