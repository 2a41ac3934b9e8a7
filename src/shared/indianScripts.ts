import { fold } from './spelling';

/**
 * Compares words across scripts by how they sound: 'जयपुर', 'ஜெய்ப்பூர்' and 'Jaipur'. The Unicode blocks of the scripts of India
 * have one order: a letter has the same place in each, so one table of sounds serves all.
 */

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
  ऩ: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'i',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  ऴ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
  // The place of ৎ, a Bengali t without a vowel.
  '\u094E': 't',
};

const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ऎ: 'i',
  ए: 'i',
  ऐ: 'i',
  ऒ: 'u',
  ओ: 'u',
  औ: 'u',
  ऑ: 'u',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॆ': 'i',
  'े': 'i',
  'ै': 'i',
  'ॊ': 'u',
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

/** Letters from Devanagari to Malayalam, block by block. */
export const indianLetter = /[\u0900-\u0D7F]/;

const blockSize = 0x80;
const devanagari = 0x0900;

/** The letter of Devanagari that has the place of this one in its block. */
function inDevanagari(letter: string): string {
  const code = letter.charCodeAt(0);
  return indianLetter.test(letter) ? String.fromCharCode(devanagari + (code % blockSize)) : letter;
}

/** A script that writes fewer sounds than Latin letters. What it cannot tell apart is one sound, in both scripts. */
export interface Ear {
  readonly letters: RegExp;
  readonly hears: (sound: string) => string;
}

const usual: Ear = { letters: indianLetter, hears: (sound) => sound };

const ears: readonly Ear[] = [
  // Bengali has one letter for b and v, and leaves out a vowel that Latin letters often write as 'o'.
  { letters: /[\u0980-\u09FF]/, hears: (sound) => sound.replaceAll('v', 'b').replace(/(?!^)u/g, '') },
  // Tamil has one letter for k and g, for t and d, and so on.
  {
    letters: /[\u0B80-\u0BFF]/,
    hears: (sound) =>
      sound.replace(/[gdbfjs]/g, (letter) => ({ g: 'k', d: 't', b: 'p', f: 'p', j: 'c', s: 'c' })[letter] ?? letter),
  },
];

/** How a word in a script of India is heard. */
export function earOf(word: string): Ear {
  return ears.find(({ letters }) => letters.test(word)) ?? usual;
}

function spokenLatin(word: string): string {
  return word.replace(latinSounds, (letters) => soundsOfLatin[letters] ?? letters);
}

function spokenIndian(word: string): string {
  return [...word].map((letter) => consonants[inDevanagari(letter)] ?? vowels[inDevanagari(letter)] ?? '').join('');
}

/**
 * The sound of a word, rough enough to be the same in both scripts: consonants without their breath, 'e' as 'i', 'o' as
 * 'u', and no 'a' but at the beginning, because the scripts of India do not write all of them.
 *
 * @param ear of the script with whose words it is compared
 */
export function soundOf(word: string, ear = earOf(word)): string {
  const folded = fold(word);
  const spoken = indianLetter.test(folded) ? spokenIndian(folded) : spokenLatin(folded);
  return ear.hears(spoken.replace(/(?!^)a/g, '')).replace(/(.)\1+/g, '$1');
}
