import type { ListingKind } from '../../listings/kinds';
import { devanagari } from '../../shared/devanagari';
import { foldedWords } from '../../shared/spelling';
import type { NamedVehicle } from '../../shared/vehicles/vehicles';
import { type Condition, conditionAt } from './amounts';
import { type Token, tokensOf } from './tokens';
import type { Correction, Near, Understood, UnderstoodFilters } from './understood';
import { type KnownDealer, type Meaning, type Vocabulary, vocabularyWith } from './vocabulary';
import { nearBefore } from './wordLists';

export interface UnderstandOptions {
  readonly thisYear: number;
  /** The kind of the list that people look at. It decides where a name could be of either kind. */
  readonly kind?: ListingKind;
  readonly dealers?: readonly KnownDealer[];
  /** false: words are taken as they are typed. */
  readonly correct?: boolean;
}

/** A token with the word that was probably meant. */
interface Word extends Token {
  readonly typed: string;
}

/** What one phrase may name. */
interface SaidVehicle {
  readonly named: readonly NamedVehicle[];
  /** It may also mean the variants of the model: 'Innova', but not 'Innova Crysta' or '320d'. */
  readonly withVariants: boolean;
}

/** Everything that the text says, in its order, before it is put together. */
interface Said {
  readonly vehicles: SaidVehicle[];
  readonly bodies: { readonly kind: ListingKind; readonly value: string }[];
  readonly kinds: ListingKind[];
  readonly fuels: string[];
  readonly gearboxes: string[];
  readonly districts: string[];
  readonly dealers: string[];
  readonly words: string[];
  readonly ignored: string[];
  readonly corrected: Correction[];
  amounts: UnderstoodFilters;
  radius: number | null;
  nearPlace: string | null;
  here: boolean;
}

/** A longer text is no search: the words after these stay as they are. */
const mostRead = 200;
/** Words that are compared with the whole dictionary. */
const mostCorrections = 12;
/** A model is looked for with as many of its variants: 'Innova', 'Innova Crysta', 'Innova Hycross'. */
const mostModels = 5;

const noDealers: readonly KnownDealer[] = [];

/** Corrects the words that the vocabulary does not have. */
function wordsOf(tokens: readonly Token[], vocabulary: Vocabulary, correct: boolean): readonly Word[] {
  const meant = new Map<string, string>();
  return tokens.map((token) => {
    const { text } = token;
    // A name in Devanagari is not misspelt, but written in another script.
    const looksUp = (correct || devanagari.test(text)) && !vocabulary.has(text);
    if (looksUp && !meant.has(text) && meant.size < mostCorrections) meant.set(text, vocabulary.meantBy(text) ?? text);
    return { ...token, typed: text, text: looksUp ? (meant.get(text) ?? text) : text };
  });
}

const strength: Readonly<Record<Meaning['is'], number>> = {
  vehicle: 3,
  district: 3,
  whole: 3,
  fuel: 3,
  gearbox: 3,
  body: 3,
  kind: 3,
  dealer: 3,
  here: 3,
  nearAfter: 1,
  unanswerable: 2,
  plain: 1,
  filler: 0,
};

function strongest(meanings: readonly Meaning[]): readonly Meaning[] {
  const most = Math.max(...meanings.map(({ is }) => strength[is]));
  const strong = meanings.filter(({ is }) => strength[is] === most);
  const first = strong[0];
  // One phrase has one sort of meaning, but a dealer may be called like anything.
  return strong.filter(({ is }) => is === first?.is || is === 'dealer');
}

/** A later amount replaces an earlier one; lists are alternatives. */
function joined(earlier: UnderstoodFilters, later: UnderstoodFilters): UnderstoodFilters {
  const seats = [...(earlier.seatingCapacity ?? []), ...(later.seatingCapacity ?? [])];
  const sizes = [...(earlier.engineSize ?? []), ...(later.engineSize ?? [])];
  return {
    ...earlier,
    ...later,
    ...(seats.length > 0 && { seatingCapacity: [...new Set(seats)] }),
    ...(sizes.length > 0 && { engineSize: [...new Set(sizes)] }),
  };
}

class Reader {
  readonly said: Said = {
    vehicles: [],
    bodies: [],
    kinds: [],
    fuels: [],
    gearboxes: [],
    districts: [],
    dealers: [],
    words: [],
    ignored: [],
    corrected: [],
    amounts: {},
    radius: null,
    nearPlace: null,
    here: false,
  };
  private readonly texts: readonly string[];

  constructor(
    private readonly words: readonly Word[],
    private readonly vocabulary: Vocabulary,
    private readonly context: { readonly thisYear: number; readonly kind: ListingKind | null },
  ) {
    this.texts = words.map(({ text }) => text);
  }

  read(): Said {
    for (let at = 0; at < this.words.length; ) at = this.readAt(at);
    return this.said;
  }

  /** Reads what begins at this word; returns the index of the next. */
  private readAt(at: number): number {
    const phrase = this.vocabulary.longestAt(this.texts, at, () => true);
    const meanings = phrase ? strongest(phrase.values) : [];
    const end = at + (phrase?.length ?? 1);
    const strong = (meanings[0] ? strength[meanings[0].is] : 0) >= 3;
    const condition = strong ? null : conditionAt(this.words, at, this.context);
    if (condition) return this.take(condition, at);
    const [first] = meanings;
    if (!first) {
      this.noteUnknown(this.words[at]);
      return at + 1;
    }
    if (strong) this.noteCorrections(at, end);
    else if (this.keepTyped(at, end)) return end;
    this.note(first, meanings, at, end);
    return end;
  }

  private noteUnknown(word: Word | undefined): void {
    if (!word) return;
    // Names are found by whole words, and '1.5' is two.
    if (word.written.includes('.')) this.said.ignored.push(word.written);
    else this.said.words.push(word.typed);
  }

  private take({ filters, radius, answered, end }: Condition, at: number): number {
    const { said } = this;
    this.noteCorrections(at, end);
    said.amounts = joined(said.amounts, filters);
    said.radius = radius ?? said.radius;
    if (!answered) said.ignored.push(this.typed(at, end));
    return end;
  }

  private typed(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ');
  }

  private noteCorrections(from: number, to: number): void {
    for (const { typed, text } of this.words.slice(from, to)) {
      const known = this.said.corrected.some((correction) => correction.from === typed);
      if (typed !== text && !known && !devanagari.test(typed)) this.said.corrected.push({ from: typed, to: text });
    }
  }

  /** Words that were corrected to mean nothing stay as they were typed. */
  private keepTyped(from: number, to: number): boolean {
    const words = this.words.slice(from, to);
    if (words.every(({ typed, text }) => typed === text)) return false;
    this.said.words.push(...words.map(({ typed }) => typed));
    return true;
  }

  private note(first: Meaning, meanings: readonly Meaning[], at: number, end: number): void {
    const { said } = this;
    for (const meaning of meanings) if (meaning.is === 'dealer') said.dealers.push(meaning.id);
    switch (first.is) {
      case 'vehicle':
        this.noteVehicles(
          meanings.flatMap((meaning) => (meaning.is === 'vehicle' ? meaning.vehicle : [])),
          at,
          end,
        );
        break;
      case 'district':
        this.noteDistricts(
          meanings.flatMap((meaning) => (meaning.is === 'district' ? meaning.name : [])),
          at,
          end,
        );
        break;
      case 'whole':
        if (this.isNear(at, end)) said.nearPlace = first.name;
        else said.words.push(first.name.toLowerCase());
        break;
      case 'fuel':
        said.fuels.push(first.value);
        break;
      case 'gearbox':
        said.gearboxes.push(first.value);
        break;
      case 'body':
        said.bodies.push(first);
        break;
      case 'kind':
        said.kinds.push(first.kind);
        break;
      case 'here':
        said.here = true;
        break;
      case 'unanswerable':
        said.ignored.push(this.typed(at, end));
        break;
      case 'plain':
        said.words.push(...this.words.slice(at, end).map(({ typed }) => typed));
        break;
      case 'dealer':
      case 'nearAfter':
      case 'filler':
        break;
      default:
        first satisfies never;
    }
  }

  /** The size of a model that is sold in several stays a word: 'Apache RTR 160' is an Apache, and '160'. */
  private noteVehicles(vehicles: readonly NamedVehicle[], at: number, end: number): void {
    const phrase = this.texts.slice(at, end).join('');
    const named = vehicles.map(({ model }) => foldedWords(model?.name ?? '').join(''));
    const withVariants = devanagari.test(phrase) || named.some((name) => phrase.endsWith(name));
    this.said.vehicles.push({ named: vehicles, withVariants });
    const sizes = this.texts.slice(at, end).filter((text) => /^\d/.test(text));
    if (end > at + 1) this.said.words.push(...sizes.filter((size) => !named.some((name) => name.includes(size))));
  }

  private noteDistricts(names: readonly string[], at: number, end: number): void {
    if (this.isNear(at, end)) this.said.nearPlace = names[0] ?? null;
    else this.said.districts.push(...names);
  }

  private isNear(at: number, end: number): boolean {
    const [beforeLast = '', last = ''] = [this.texts[at - 2], this.texts[at - 1]];
    const behind = this.vocabulary.longestAt(this.texts, end, ({ is }) => is === 'nearAfter');
    return nearBefore.has(last) || nearBefore.has(`${beforeLast} ${last}`) || behind !== null;
  }
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** The kind that the text names, or that all its vehicles have. */
function kindSaid({ kinds, bodies, vehicles, amounts }: Said): ListingKind | null {
  const possible = vehicles.map(({ named }) => unique(named.map(({ make }) => make.kind)));
  const certain = possible.flatMap((of) => (of.length === 1 ? of : []));
  const named = unique([...kinds, ...bodies.map(({ kind }) => kind), ...certain]);
  if (kinds[0] && unique(kinds).length === 1) return kinds[0];
  if (named.length === 1) return named[0] ?? null;
  return named.length === 0 && amounts.seatingCapacity ? 'car' : null;
}

/** What a phrase means beside the makes that are named, for this kind. */
function meantVehicles(named: readonly NamedVehicle[], makes: readonly string[], kind: ListingKind | null) {
  const ofMakes = named.filter(({ make, model }) => model === null || makes.includes(make.name));
  const some = ofMakes.length > 0 ? ofMakes : named;
  const ofKind = some.filter(({ make }) => kind === null || make.kind === kind);
  const likely = ofKind.length > 0 ? ofKind : some;
  return likely.filter(({ make }) => make.kind === likely[0]?.make.kind);
}

function modelsOf({ model, make }: NamedVehicle, withVariants: boolean): readonly string[] {
  if (!model || !withVariants) return model ? [model.name] : [];
  const variants = make.models.map(({ name }) => name).filter((name) => name.startsWith(`${model.name} `));
  return [model.name, ...variants].slice(0, mostModels);
}

function vehicleFilters(said: Said, kind: ListingKind | null): UnderstoodFilters {
  const makes = unique(
    said.vehicles.flatMap(({ named }) =>
      meantVehicles(
        named.filter(({ namesMake }) => namesMake),
        [],
        kind,
      ).map(({ make }) => make.name),
    ),
  );
  const models = unique(
    said.vehicles.flatMap(({ named, withVariants }) =>
      meantVehicles(named, makes, kind).flatMap((vehicle) => modelsOf(vehicle, withVariants)),
    ),
  );
  const bodies = unique(said.bodies.map(({ value }) => value));
  return {
    ...(makes.length > 0 && { make: makes }),
    ...(models.length > 0 && { model: models }),
    ...(bodies.length > 0 && { bodyType: bodies }),
  };
}

function inOrder(
  least: number | undefined,
  most: number | undefined,
): readonly [number | undefined, number | undefined] {
  return least !== undefined && most !== undefined && least > most ? [most, least] : [least, most];
}

function amountFilters(amounts: UnderstoodFilters): UnderstoodFilters {
  const [minPrice, maxPrice] = inOrder(amounts.minPrice, amounts.maxPrice);
  const [minYear, maxYear] = inOrder(amounts.minYear, amounts.maxYear);
  return {
    ...amounts,
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minYear !== undefined && { minYear }),
    ...(maxYear !== undefined && { maxYear }),
  };
}

/** 'Within 50 km of Pune', 'near Pune', 'near me', or 'within 50 km' of here. */
function nearSaid({ nearPlace, radius, here, districts }: Said): Near | null {
  if (nearPlace !== null) return { place: nearPlace, radius };
  if (here) return { place: null, radius };
  return radius === null ? null : { place: districts[0] ?? null, radius };
}

function putTogether(said: Said, assumed: ListingKind | null): Understood {
  const kind = kindSaid(said);
  const near = nearSaid(said);
  const districts = unique(said.districts).filter((name) => name !== near?.place);
  const [fuels, gearboxes] = [unique(said.fuels), unique(said.gearboxes)];
  return {
    kind,
    filters: {
      ...amountFilters(said.amounts),
      ...(fuels.length > 0 && { fuelType: fuels }),
      ...(gearboxes.length > 0 && { transmission: gearboxes }),
      ...(districts.length > 0 && { district: districts }),
      ...vehicleFilters(said, kind ?? assumed),
    },
    dealers: unique(said.dealers),
    words: unique(said.words),
    corrected: said.corrected,
    near,
    ignored: unique(said.ignored),
  };
}

/** What a text asks for: 'diesel suv under 12 lakh pune' is three filters and a district (SEARCH-11). */
export function understand(text: string, options: UnderstandOptions): Understood {
  const { thisYear, kind: assumed = null, dealers = noDealers, correct = true } = options;
  const vocabulary = vocabularyWith(dealers);
  const tokens = tokensOf(text);
  const words = wordsOf(tokens.slice(0, mostRead), vocabulary, correct);
  const read = (kind: ListingKind | null) => new Reader(words, vocabulary, { thisYear, kind }).read();
  const said = read(assumed);
  const kind = kindSaid(said) ?? assumed;
  const understood = putTogether(kind === assumed ? said : read(kind), assumed);
  const unread = tokens.slice(mostRead).map((token) => token.text);
  return { ...understood, words: unique([...understood.words, ...unread]) };
}
