import { indianLetter } from '../../shared/indianScripts';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';
import { endings, latinWordFor } from './words/languageWords';

/** The languages of India write 'in' and 'under' as endings: 'சென்னையில்' is in Chennai, '2018க்கு' belongs to 2018. */

/** Signs of vowels and of a nasal, at the same places of each block: in front of an ending, they may belong to it. */
const vowelSigns = /[\u0902\u093E-\u094C\u0982\u09BE-\u09CC\u0B82\u0BBE-\u0BCC\u0C02\u0C3E-\u0C4C]+$/;

/** What a word may be without its ending: 'சேலத்தில்' is in சேலம், 'लाखांपेक्षा' is from लाख. */
function stemsOf(part: string): readonly string[] {
  return [part, `${part}\u0BAE\u0BCD`, `${part}\u0BCD`, `${part}\u0C4D`, part.replace(vowelSigns, '')];
}

function parted({ before, after }: Token, stem: string, word: string): readonly Token[] {
  if (word === '') return [{ text: stem, written: stem, before, after }];
  return [
    { text: stem, written: stem, before, after: '' },
    { text: word, written: word, before: '', after },
  ];
}

function partsOf(token: Token, vocabulary: Vocabulary): readonly Token[] {
  const { text } = token;
  if (!indianLetter.test(text)) return [token];
  const [number = ''] = /^\d+/.exec(text) ?? [];
  if (number !== '') {
    const behind = text.slice(number.length);
    return parted(token, number, endings.find(({ ending }) => ending === behind)?.word ?? behind);
  }
  const found = endings.filter(({ ending }) => text.endsWith(ending));
  // What is written for sure goes before what only sounds so.
  for (const isKnown of [
    (word: string) => vocabulary.has(word) || latinWordFor(word) !== null,
    (word: string) => vocabulary.meantBy(word) !== null,
  ]) {
    if (isKnown(text)) return [token];
    for (const { ending, word } of found) {
      const stem = stemsOf(text.slice(0, -ending.length)).find((each) => each.length > 1 && isKnown(each));
      if (stem !== undefined) return parted(token, stem, word);
    }
  }
  return [token];
}

/** Parts the endings from words that are known without them. */
export function partedTokens(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  return tokens.flatMap((token) => partsOf(token, vocabulary));
}
