import { type ChosenFilters, filtersOf } from './filters';
import type { ListingSearch } from './search';
import { understand } from './understand/understand';
import type { Understood } from './understand/understood';

/** What a search says about the text that it was made from. All of it is in the address. */
export interface TextNotes {
  /** The text with misspelt words, and the text that is searched; null if nothing was corrected. */
  readonly correction: { readonly typed: string; readonly meant: string } | null;
  /** What no filter answers. */
  readonly ignored: readonly string[];
}

export interface TextSearch {
  readonly search: ListingSearch;
  readonly notes: TextNotes;
}

/** A text names one limit of a range, or values of a choice. What a kind has no filter for is left out. */
function filtersIn({ filters, near }: Understood, kind: ListingSearch['kind']): ChosenFilters {
  const district = [...(filters.district ?? []), ...(near?.place ? [near.place] : [])];
  const said: ChosenFilters = { ...filters, ...(district.length > 0 && { district }) };
  const names = filtersOf(kind).map(({ name }) => name);
  return Object.fromEntries(names.filter((name) => said[name] !== undefined).map((name) => [name, said[name]]));
}

function correctionOf(typed: string, { corrected }: Understood): TextNotes['correction'] {
  if (corrected.length === 0) return null;
  const words = typed.trim().toLowerCase().split(/\s+/);
  const meant = words.map((word) => corrected.find(({ from }) => from === word)?.to ?? word).join(' ');
  return { typed: typed.trim(), meant };
}

export interface TextOptions {
  readonly thisYear: number;
  /** false: words are taken as they are typed. */
  readonly correct?: boolean;
}

/**
 * The search that a typed text asks for. Its filters replace those of the same name, and the others stay; a text that
 * names the other kind leads to its list, with the filters of the text alone.
 */
export function searchOfText(current: ListingSearch, text: string, options: TextOptions): TextSearch {
  const understood = understand(text, { ...options, kind: current.kind });
  const kind = understood.kind ?? current.kind;
  const kept = kind === current.kind ? current.filters : {};
  const hereAsked = understood.near !== null && understood.near.place === null;
  return {
    search: {
      ...current,
      kind,
      text: understood.words.join(' '),
      filters: { ...kept, ...filtersIn(understood, kind) },
    },
    notes: {
      correction: correctionOf(text, understood),
      ignored: [...understood.ignored, ...(hereAsked ? ['near me'] : [])],
    },
  };
}
