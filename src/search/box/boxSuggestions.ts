import { choiceLabel } from '../../listings/choiceLabel';
import type { ListingKind } from '../../listings/kinds';
import { textLimits } from '../../shared/limits';
import { typedNames } from '../../shared/names/typedNames';
import { suggestDistricts } from '../../shared/places/suggestDistricts';
import { type Likeness, type Suggestion, suggestedValue } from '../../shared/suggestions';
import { suggestVehicles } from '../../shared/vehicles/suggestVehicles';
import { conditionsOf, type ListingSearch, nothingAsked } from '../search';
import { searchPath } from '../searchPath';
import { boxTexts, nearTexts, searchTexts, sortLabels } from '../texts';
import { readWords } from '../understand/takenWords';
import type { UnderstandOptions } from '../understand/understand';
import { searchOfText, type TextOptions, type TextSearch } from './understoodSearch';

/** What the search box suggests from the understanding and the dictionary. It costs no read. */

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

/** The whole text, as Enter understands it. */
export interface UnderstoodSuggestion extends Suggestion {
  readonly is: 'understood';
  readonly id: 'understood';
  readonly icon: 'search';
  readonly typed: string;
  /** It rests on words that were taken for misspelt. */
  readonly isCorrected: boolean;
}

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
  const names = typedNames(typed);
  return suggestVehicles(kind, typed, likeness).map(({ name, make, model, bodyType }) => ({
    is: 'vehicle',
    icon: kind,
    kind,
    text: (model === null && names?.get(name)) || name,
    note: model === null ? boxTexts.make[kind] : choiceLabel('bodyType', bodyType),
    make,
    model,
    before,
  }));
}

function districts({ name, before, likeness }: Typed): readonly DistrictSuggestion[] {
  return suggestDistricts(name, likeness)
    .slice(0, mostDistricts)
    .map((found) => ({ ...found, is: 'district', icon: 'pin', note: boxTexts.district(found.note), before }));
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

interface End extends Pick<Typed, 'name' | 'before'> {
  /** No word of it is taken. 'Kia car' begins 'Kia Carens', but 'hyundai auto' is no misspelt 'Hyundai Aura'. */
  readonly isName: boolean;
}

/**
 * The ends of a text that may be a name, the longest first. None begins with a word that the understanding takes. After
 * other words, one letter or a number is not a name yet.
 */
function endsOf(text: string, options: UnderstandOptions): readonly End[] {
  const words = readWords(text, options);
  const longest = Math.max(0, words.length - mostWords);
  return words.flatMap(({ isTaken }, first) => {
    if (isTaken || first < longest) return [];
    const rest = words.slice(first);
    const name = rest.map(({ text: word }) => word).join(' ');
    const before = words
      .slice(0, first)
      .map((word) => `${word.before}${word.written}`)
      .join('');
    return before === '' || /^\p{L}[\p{L}\p{M}\p{N}]/u.test(name)
      ? [{ name, before, isName: rest.every((word) => !word.isTaken) }]
      : [];
  });
}

/**
 * Makes, models and districts that the end of the text may name: by its letters, or else misspelt.
 *
 * @param kind the kind of the list; null: the box belongs to no list
 */
export function suggestFromDictionary(
  kind: ListingKind | null,
  typed: string,
  options: TextOptions,
): readonly DictionarySuggestion[] {
  const ends = endsOf(typed.slice(0, textLimits.searchText), kind ? { ...options, kind } : options);
  for (const likeness of ['exact', 'alike'] as const) {
    for (const { name, before, isName } of ends) {
      const found = likeness === 'exact' || isName ? named(kind, { name, before, likeness }) : [];
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
      return searchOfText(current, `${chosen.before} ${suggestedValue(chosen)}`, options);
  }
}

/** What Enter does with the text; null where the text says no more than words. */
function understood(kind: ListingKind, typed: string, options: TextOptions) {
  const { search, here, notes } = searchOfText(nothingAsked(kind), typed, options);
  const conditions = conditionsOf(search).map(({ text }) => text);
  if (here !== null) conditions.push(nearTexts.aroundHere(here));
  if (search.sort !== 'newest') conditions.push(sortLabels[search.sort]);
  return conditions.length > (search.text === '' ? 0 : 1)
    ? { search, text: boxTexts.conditions(conditions), isCorrected: notes.correction !== null }
    : null;
}

/** What the box suggests for a text. The first suggestion is what Enter does (SEARCH-23). */
export function suggestForText(
  kind: ListingKind | null,
  typed: string,
  options: TextOptions,
): readonly (UnderstoodSuggestion | DictionarySuggestion)[] {
  const found = suggestFromDictionary(kind, typed, options);
  const [first] = found;
  const asked = understood(kind ?? 'car', typed.slice(0, textLimits.searchText), options);
  if (!asked) return found;
  const { search, text, isCorrected } = asked;
  const isSame =
    first !== undefined &&
    searchPath(searchOfSuggestion(nothingAsked(search.kind), first, options).search) === searchPath(search);
  // A name alone is said best by its own suggestion.
  if (isSame && first.before === '') return found;
  const note = searchTexts.label[search.kind];
  const others = isSame ? found.slice(1) : found;
  return [
    { is: 'understood', id: 'understood', icon: 'search', text, note, typed: typed.trim(), isCorrected },
    ...others,
  ];
}
