import type { Names } from '../names/names';
import { typedNames } from '../names/typedNames';
import { foldedWords } from '../spelling';
import { type Likeness, type Suggestible, type Suggestion, suggest } from '../suggestions';
import { type District, districts } from './districts';

/** Of names that begin alike, the shorter is nearer to what is typed. */
const inLatin: readonly Suggestible<District>[] = districts
  .toSorted((one, other) => one.name.length - other.name.length)
  .map((district) => ({
    value: district,
    words: foldedWords(district.name),
    otherNames: district.spellings.map(foldedWords),
  }));

const inScript = new WeakMap<Names, readonly Suggestible<District>[]>();

/** The districts with their names in a script, by which they are found first. */
function withNames(names: Names): readonly Suggestible<District>[] {
  const known = inScript.get(names);
  if (known) return known;
  const all = inLatin.map(({ value, words, otherNames }) => ({
    value,
    words: foldedWords(names.get(value.name) ?? value.name),
    otherNames: [...otherNames, words],
  }));
  inScript.set(names, all);
  return all;
}

const most = 8;

/** The other name by which a district was found; null if its name begins as typed. */
function alsoCalled(typed: string, name: string, { spellings }: District): string | null {
  const begun = foldedWords(typed).join('');
  const fits = (text: string) => foldedWords(text).join('').startsWith(begun);
  return fits(name) ? null : (spellings.find(fits) ?? null);
}

const idOf = ({ name, state }: District) => `${name}, ${state}`;

function toSuggestion(typed: string, district: District): Suggestion {
  const { name, state } = district;
  const other = alsoCalled(typed, name, district);
  return { id: idOf(district), text: name, note: other === null ? state : `${other}, ${state}` };
}

/** The name in Latin letters stands beside that in the script. */
function inTypedScript(typed: string, names: Names, district: District): Suggestion {
  const { name, state } = district;
  const text = names.get(name) ?? name;
  const note = `${alsoCalled(typed, text, district) ?? name}, ${names.get(state) ?? state}`;
  return { id: idOf(district), text, note, value: name };
}

/**
 * Districts for what people typed, by their present names: 'ban' → 'Bengaluru', with 'Bangalore, Karnataka'. In the script
 * that was typed: 'पुण' → 'पुणे', with 'Pune, महाराष्ट्र'.
 */
export function suggestDistricts(typed: string, likeness?: Likeness): readonly Suggestion[] {
  const names = typedNames(typed);
  const found = suggest(typed, names ? withNames(names) : inLatin, most, likeness);
  return found.map((district) => (names ? inTypedScript(typed, names, district) : toSuggestion(typed, district)));
}
