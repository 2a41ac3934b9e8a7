import { choiceLabel } from '../../listings/choiceLabel';
import type { ListingKind } from '../../listings/kinds';
import { textLimits } from '../../shared/limits';
import { suggestDistricts } from '../../shared/places/suggestDistricts';
import { foldedWords } from '../../shared/spelling';
import type { Likeness, Suggestion } from '../../shared/suggestions';
import { suggestVehicles } from '../../shared/vehicles/suggestVehicles';
import type { ListingSearch } from '../search';
import { boxTexts } from '../texts';
import { searchOfText, type TextOptions, type TextSearch } from './understoodSearch';

/** What the search box suggests from the dictionary. It costs no read. */

interface VehicleSuggestion extends Suggestion {
  readonly is: 'vehicle';
  readonly icon: ListingKind;
  readonly kind: ListingKind;
  readonly make: string;
  readonly model: string | null;
  /** The words before those that it replaces. */
  readonly before: string;
}

interface DistrictSuggestion extends Suggestion {
  readonly is: 'district';
  readonly icon: 'pin';
  readonly before: string;
}

export type DictionarySuggestion = VehicleSuggestion | DistrictSuggestion;

/** Words of a text that may name something: 'diesel new de' → 'diesel new de', 'new de', 'de'. */
const mostWords = 4;
const mostDistricts = 3;
/** Makes and models of each kind, where a text may mean either. */
const mostOfEachKind = 4;

interface Typed {
  /** What is looked for. */
  readonly name: string;
  readonly before: string;
  readonly likeness: Likeness;
}

function vehicles(kind: ListingKind, { name: typed, before, likeness }: Typed): readonly VehicleSuggestion[] {
  return suggestVehicles(kind, typed, likeness).map(({ name, make, model, bodyType }) => ({
    is: 'vehicle',
    icon: kind,
    kind,
    text: name,
    note: model === null ? boxTexts.make[kind] : choiceLabel('bodyType', bodyType),
    make,
    model,
    before,
  }));
}

function districts({ name, before, likeness }: Typed): readonly DistrictSuggestion[] {
  return suggestDistricts(name, likeness)
    .slice(0, mostDistricts)
    .map(({ text, note }) => ({ is: 'district', icon: 'pin', text, note: boxTexts.district(note), before }));
}

/** In a list, vehicles of the other kind only if nothing else has that name. */
function named(kind: ListingKind | null, typed: Typed): readonly DictionarySuggestion[] {
  if (kind === null) {
    const ofKind = (each: ListingKind) => vehicles(each, typed).slice(0, mostOfEachKind);
    return [...ofKind('car'), ...ofKind('bike'), ...districts(typed)];
  }
  const found = [...vehicles(kind, typed), ...districts(typed)];
  return found.length > 0 ? found : vehicles(kind === 'car' ? 'bike' : 'car', typed);
}

/**
 * The ends of a text that may be a name, the longest first. After other words, one letter or a number is not a name
 * yet.
 */
function endsOf(text: string): readonly Pick<Typed, 'name' | 'before'>[] {
  const words = foldedWords(text);
  const longest = Math.max(0, words.length - mostWords);
  return words
    .map((_, first) => ({ name: words.slice(first).join(' '), before: words.slice(0, first).join(' ') }))
    .filter(({ name, before }, first) => first >= longest && (before === '' || /^\p{L}[\p{L}\p{M}\p{N}]/u.test(name)));
}

/**
 * Makes, models and districts that the end of the text may name: by its letters, or else misspelt.
 *
 * @param kind the kind of the list; null: the box belongs to no list
 */
export function suggestFromDictionary(kind: ListingKind | null, typed: string): readonly DictionarySuggestion[] {
  const ends = endsOf(typed.slice(0, textLimits.searchText));
  for (const likeness of ['exact', 'alike'] as const) {
    for (const end of ends) {
      const found = named(kind, { ...end, likeness });
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The search with the chosen make, model or district, and with what the words before it ask for. */
export function searchOfSuggestion(
  current: ListingSearch,
  chosen: DictionarySuggestion,
  options: TextOptions,
): TextSearch {
  switch (chosen.is) {
    case 'vehicle': {
      const { kind, make, model } = chosen;
      const { search, notes, here } = searchOfText(current, chosen.before, options);
      // Another make has other models.
      const { model: _, ...kept } = search.kind === kind ? search.filters : {};
      const filters = { ...kept, make: [make], ...(model !== null && { model: [model] }) };
      return { search: { ...search, kind, filters }, notes, here };
    }
    case 'district':
      // The name is understood as a text is: 'Mumbai' is two districts, and 'Delhi' all districts with that name.
      return searchOfText(current, `${chosen.before} ${chosen.text}`, options);
  }
}
