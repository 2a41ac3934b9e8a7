import { type Ear, earOf, indianLetter, soundOf } from '../../shared/indianScripts';
import { allowedErrors, errorsBetween } from '../../shared/spelling';

const isHeard = (word: string) => !indianLetter.test(word) && !/\d/.test(word);

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
export class KnownWords {
  private readonly known = new Set<string>();
  private readonly byLength = new Map<number, Candidate[]>();
  /** For each ear, made when it is first needed: most texts are in Latin letters and spelt well. */
  private bySound = new Map<Ear, ReadonlyMap<string, string>>();

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
    this.bySound.clear();
  }

  /** The word that sounds like this one, to people who write in its script. */
  sounding(word: string): string | null {
    const ear = earOf(word);
    const sound = soundOf(word, ear);
    const known = this.bySound.get(ear) ?? this.heardBy(ear);
    return sound.length > 1 ? (known.get(sound) ?? null) : null;
  }

  private heardBy(ear: Ear): ReadonlyMap<string, string> {
    const words = [...this.known].filter(isHeard).reverse();
    const heard = new Map(words.map((word) => [soundOf(word, ear), word]));
    this.bySound.set(ear, heard);
    return heard;
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
