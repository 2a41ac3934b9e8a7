import { fold } from './spelling';

/** Compares words across scripts by how they sound: 'जयपुर' and 'Jaipur'. */

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'i',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
};

const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'i',
  ऐ: 'i',
  ओ: 'u',
  औ: 'u',
  ऑ: 'u',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'i',
  'ै': 'i',
  'ो': 'u',
  'ौ': 'u',
  'ॉ': 'u',
  'ा': 'a',
};

/** Latin letters whose sound is written differently. */
const latinSounds = /tion|ph|ck|ch|sh|(?<=[bdgjkpt])h|[cqxwzeyo]/g;
const soundsOfLatin: Readonly<Record<string, string>> = {
  tion: 'sn',
  ph: 'f',
  ck: 'k',
  ch: 'c',
  sh: 's',
  h: '',
  c: 'k',
  q: 'k',
  x: 'ks',
  w: 'v',
  z: 'j',
  e: 'i',
  y: 'i',
  o: 'u',
};

export const devanagari = /[\u0900-\u097F]/;

function spokenLatin(word: string): string {
  return word.replace(latinSounds, (letters) => soundsOfLatin[letters] ?? letters);
}

function spokenDevanagari(word: string): string {
  return [...word].map((letter) => consonants[letter] ?? vowels[letter] ?? '').join('');
}

/**
 * The sound of a word, rough enough to be the same in both scripts: consonants without their breath, 'e' as 'i', 'o' as
 * 'u', and no 'a' but at the beginning, because Devanagari does not write all of them.
 */
export function soundOf(word: string): string {
  const folded = fold(word);
  const spoken = devanagari.test(folded) ? spokenDevanagari(folded) : spokenLatin(folded);
  return spoken.replace(/(?!^)a/g, '').replace(/(.)\1+/g, '$1');
}
