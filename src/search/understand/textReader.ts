import type { ListingKind } from '../../listings/kinds';
import { indianLetter } from '../../shared/indianScripts';
import { foldedWords } from '../../shared/spelling';
import type { NamedVehicle } from '../../shared/vehicles/vehicles';
import { type Condition, conditionAt } from './amounts';
import type { Word } from './correctedWords';
import { deniedSteps, type Step } from './negation';
import { nothingSaid, type Said } from './said';
import { isStrong, strongestMeanings } from './strongestMeanings';
import type { UnderstoodFilters, Without } from './understood';
import type { Meaning, Vocabulary } from './vocabulary';
import { nearBefore } from './wordLists';

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

/** The other side of a limit: who does not want what is 'above 5 lakh' wants it up to 5 lakh. null: no single limit. */
function opposite(filters: UnderstoodFilters): UnderstoodFilters | null {
  const { minPrice, maxPrice, minYear, maxYear } = filters;
  if (Object.keys(filters).length !== 1) return null;
  if (minPrice !== undefined) return { maxPrice: minPrice };
  if (maxPrice !== undefined) return { minPrice: maxPrice };
  if (minYear !== undefined) return { maxYear: minYear - 1 };
  return maxYear === undefined ? null : { minYear: maxYear + 1 };
}

/** The choice that a phrase names; null if it names none. */
function choiceIn({ condition, meanings: [first] }: Step): Pick<Without, 'filter' | 'values'> | null {
  if (condition) {
    const { seatingCapacity, engineSize } = condition.filters;
    if (seatingCapacity) return { filter: 'seatingCapacity', values: seatingCapacity };
    return engineSize ? { filter: 'engineSize', values: engineSize } : null;
  }
  if (first?.is === 'fuel') return { filter: 'fuelType', values: [first.value] };
  if (first?.is === 'gearbox') return { filter: 'transmission', values: [first.value] };
  if (first?.is === 'owners') return { filter: 'owners', values: [first.value] };
  return first?.is === 'body' ? { filter: 'bodyType', values: [first.value] } : null;
}

/** Reads a text phrase by phrase, and notes what each phrase says. */
export class TextReader {
  private readonly said = nothingSaid();
  private readonly texts: readonly string[];

  constructor(
    private readonly words: readonly Word[],
    private readonly vocabulary: Vocabulary,
    private readonly context: { readonly thisYear: number; readonly kind: ListingKind | null },
  ) {
    this.texts = words.map(({ text }) => text);
  }

  /** The phrases of the text, in its order. */
  steps(): readonly Step[] {
    const steps: Step[] = [];
    for (let at = 0; at < this.words.length; at = steps.at(-1)?.end ?? at + 1) steps.push(this.stepAt(at));
    return steps;
  }

  read(): Said {
    const steps = this.steps();
    const denied = deniedSteps(steps, ({ at, end }) => this.texts.slice(at, end).join(' '));
    for (const step of steps) {
      const not = denied.get(step);
      if (not) this.deny(step, not);
      else this.take(step);
    }
    return this.said;
  }

  /** What begins at this word. */
  private stepAt(at: number): Step {
    const phrase = this.vocabulary.longestAt(this.texts, at, () => true);
    const meanings = phrase ? strongestMeanings(phrase.values) : [];
    const end = at + (phrase?.length ?? 1);
    const strong = meanings[0] !== undefined && isStrong(meanings[0]);
    const condition = strong ? null : conditionAt(this.words, at, this.context);
    return { at, end: condition?.end ?? end, condition, meanings: condition ? [] : meanings };
  }

  private take({ at, end, condition, meanings }: Step): void {
    const [first] = meanings;
    if (condition) this.takeCondition(condition, at);
    else if (!first) this.noteUnknown(this.words[at]);
    else if (isStrong(first) || first.is === 'not' || !this.storeTypedProfile(at, end)) {
      this.noteCorrections(at, end);
      this.note(first, meanings, at, end);
    }
  }

  /** What is denied is excluded, or said to be unknown. It never becomes what is searched. */
  private deny(step: Step, not: Step): void {
    const { said } = this;
    const [one, other] = step.at < not.at ? [step, not] : [not, step];
    const text = `${this.typed(one.at, one.end)} ${this.typed(other.at, other.end)}`;
    const choice = choiceIn(step);
    const limit = step.condition && opposite(step.condition.filters);
    if (choice || limit) this.noteCorrections(step.at, step.end);
    if (choice) said.without.push({ ...choice, text });
    else if (limit) said.amounts = joined(said.amounts, limit);
    else said.ignored.push(text);
  }

  private noteUnknown(word: Word | undefined): void {
    if (!word) return;
    // Names are found by whole words, and '1.5' is two.
    if (word.written.includes('.')) this.said.ignored.push(word.written);
    else this.said.words.push(word.typed);
  }

  private takeCondition({ filters, radius, answered, end }: Condition, at: number): void {
    const { said } = this;
    this.noteCorrections(at, end);
    said.amounts = joined(said.amounts, filters);
    said.radius = radius ?? said.radius;
    if (!answered) said.ignored.push(this.typed(at, end));
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
      if (typed !== text && !known && !indianLetter.test(typed)) this.said.corrected.push({ from: typed, to: text });
    }
  }

  /** Words that were corrected to mean nothing stay as they were typed. */
  private storeTypedProfile(from: number, to: number): boolean {
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
      case 'owners':
        said.owners.push(first.value);
        break;
      case 'papers':
        said.papers = true;
        break;
      case 'body':
        said.bodies.push(first);
        break;
      case 'kind':
        said.kinds.push(first.kind);
        break;
      case 'order':
        said.order ??= first.value;
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
      case 'not':
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
    const withVariants = indianLetter.test(phrase) || named.some((name) => phrase.endsWith(name));
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
