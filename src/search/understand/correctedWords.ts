import { indianLetter } from '../../shared/indianScripts';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/** A token with the word that was probably meant. */
export interface Word extends Token {
  readonly typed: string;
}

/** At most so many words are compared with the whole dictionary. */
const mostCorrections = 12;

/** Corrects the words that the vocabulary does not have. */
export function correctedWords(tokens: readonly Token[], vocabulary: Vocabulary, correct: boolean): readonly Word[] {
  const meant = new Map<string, string>();
  return tokens.map((token) => {
    const { text } = token;
    // A name in Devanagari is not misspelt, but written in another script.
    const looksUp = (correct || indianLetter.test(text)) && !vocabulary.has(text);
    if (looksUp && !meant.has(text) && meant.size < mostCorrections) meant.set(text, vocabulary.meantBy(text) ?? text);
    return { ...token, typed: text, text: looksUp ? (meant.get(text) ?? text) : text };
  });
}
