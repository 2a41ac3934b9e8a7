import { foldedWords } from '../spelling';
import { type Likeness, type Suggestible, type Suggestion, suggest } from '../suggestions';
import { type District, districts } from './districts';

/** Of names that begin alike, the shorter is nearer to what is typed. */
const all: readonly Suggestible<District>[] = districts
  .toSorted((one, other) => one.name.length - other.name.length)
  .map((district) => ({
    value: district,
    words: foldedWords(district.name),
    otherNames: district.spellings.map(foldedWords),
  }));

const most = 8;

/** The other name by which a district was found; null if its own name begins as typed. */
function alsoCalled(typed: string, { name, spellings }: District): string | null {
  const begun = foldedWords(typed).join('');
  const fits = (text: string) => foldedWords(text).join('').startsWith(begun);
  return fits(name) ? null : (spellings.find(fits) ?? null);
}

/** Districts for what people typed, by their present names: 'ban' → 'Bengaluru', with 'Bangalore, Karnataka'. */
export function suggestDistricts(typed: string, likeness?: Likeness): readonly Suggestion[] {
  return suggest(typed, all, most, likeness).map((district) => {
    const other = alsoCalled(typed, district);
    return { text: district.name, note: other === null ? district.state : `${other}, ${district.state}` };
  });
}
