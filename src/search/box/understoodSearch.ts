import type { ChosenFilters, FilterValue } from '../filters/filter';
import { filtersOf } from '../filters/filters';
import { withoutRanges } from '../filters/ranges';
import { type Near, type Radius, radiusFor, usualRadius } from '../near/near';
import { type ListingSearch, withChoices, withPlace } from '../search';
import { fitsInOneQuery } from '../searchPlan.service';
import { understand } from '../understand/understand';
import type { Understood } from '../understand/understood';

/** What a search says about the text that it was made from. All of it is in the address. */
export interface TextNotes {
  /** The text with misspelt words, and the text that is searched; null if nothing was corrected. */
  readonly correction: { readonly typed: string; readonly meant: string } | null;
  /** What no filter answers. */
  readonly ignored: readonly string[];
  /** Words that no listing has: the search is without them (SEARCH-34). */
  readonly unsaid: readonly string[];
}

export interface TextSearch {
  readonly search: ListingSearch;
  readonly notes: TextNotes;
  /** The text asks for what is within so many kilometres of the person; null if it does not. */
  readonly here: Radius | null;
}

/** A text names one limit of a range, or values of a choice. What a kind has no filter for is left out. */
function filtersIn({ filters: said }: Understood, kind: ListingSearch['kind']): ChosenFilters {
  const names = new Set<string>(filtersOf(kind).map(({ name }) => name));
  return Object.fromEntries(Object.entries(said).filter(([name]) => names.has(name)));
}

const radiusOf = (radius: number | null) => (radius === null ? usualRadius : radiusFor(radius));

function nearIn({ near }: Understood): Near | null {
  return near?.place ? { place: near.place, within: radiusOf(near.radius) } : null;
}

/**
 * The place of a text replaces the place or the districts that were chosen, and each limit the whole range: who asks for
 * '5-7 lakh' and then for 'under 4 lakh' does not mean '4 to 5 lakh'.
 */
function filtersWith(chosen: ChosenFilters, understood: Understood, kind: ListingSearch['kind']): ChosenFilters {
  const said = filtersIn(understood, kind);
  const near = nearIn(understood);
  const kept = withoutRanges(kind, chosen, said);
  const all = { ...(said.district ? withPlace(kept, null) : kept), ...said };
  return near ? withPlace(all, near) : all;
}

function correctionOf(typed: string, { corrected }: Understood): TextNotes['correction'] {
  if (corrected.length === 0) return null;
  const words = typed.trim().toLowerCase().split(/\s+/);
  const meant = words.map((word) => corrected.find(({ from }) => from === word)?.to ?? word).join(' ');
  return { typed: typed.trim(), meant };
}

/** The search without the values that a text denies, by the other choices of their list; and what cannot be excluded. */
function withoutDenied(search: ListingSearch, { filters: said, without }: Understood) {
  let found = search;
  const unknown: string[] = [];
  for (const { filter: name, values, text } of without) {
    const filter = filtersOf(search.kind).find((one) => one.name === name);
    const others = (from: readonly FilterValue[]) => from.filter((value) => !values.includes(value));
    const chosen = others(found.filters[name] ?? []);
    const left = chosen.length > 0 || said[name] ? chosen : others(filter?.choices ?? []);
    const next = withChoices(found, name, left);
    if (left.length > 0 && fitsInOneQuery(next)) found = next;
    else unknown.push(text);
  }
  return { search: found, unknown };
}

export interface TextOptions {
  readonly thisYear: number;
  /** false: words are taken as they are typed. */
  readonly correct?: boolean;
}

/**
 * The search that a typed text asks for. Its order and its filters replace those with the same name, and the
 * others stay. A text that names the other kind leads to the list of that kind, with the filters of the text alone.
 */
export function searchOfText(current: ListingSearch, text: string, options: TextOptions): TextSearch {
  const understood = understand(text, { ...options, kind: current.kind });
  const kind = understood.kind ?? current.kind;
  const kept = kind === current.kind ? current.filters : {};
  const { near } = understood;
  const asked: ListingSearch = {
    ...current,
    kind,
    text: understood.words.join(' '),
    filters: filtersWith(kept, understood, kind),
    sort: understood.order ?? current.sort,
  };
  const { search, unknown } = withoutDenied(asked, understood);
  return {
    search,
    notes: {
      correction: correctionOf(text, understood),
      // Near a place, other districts are not asked for.
      ignored: [...understood.ignored, ...unknown, ...(near?.place ? (understood.filters.district ?? []) : [])],
      unsaid: [],
    },
    here: near?.place === null ? radiusOf(near.radius) : null,
  };
}
