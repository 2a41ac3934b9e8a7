import type { ListingKind } from '../../listings/kinds';
import { type ListingSearch, readSearch, writeSearch } from '../search';

/** The text that a search was understood from. The box says it as long as the search is the one that it asks for. */
export interface Sentence {
  readonly text: string;
  /** What was asked for beside the text. A changed text is understood from here. */
  readonly base: ListingSearch;
}

interface SentenceState {
  readonly sentence: { readonly text: string; readonly base: string };
}

/** The history state of a sentence: Back and a reload show it, and a shared address does not. */
export function sentenceState({ text, base }: Sentence): SentenceState {
  return { sentence: { text, base: writeSearch(base).toString() } };
}

/** The sentence of the current step of the history; null if there is none. */
export function sentenceIn(state: unknown, kind: ListingKind): Sentence | null {
  if (typeof state !== 'object' || state === null || !('sentence' in state)) return null;
  const { text, base } = state.sentence as SentenceState['sentence'];
  return { text, base: readSearch(kind, new URLSearchParams(base)) };
}
