import { type ListingKind, listingKinds } from '../../listings/kinds';
import { unitlessPrice } from '../unitlessPrice';
import type { Token } from './tokens';
import type { UnderstoodFilters } from './understood';
import {
  betweenWords,
  type Comparison,
  comparisonsAfter,
  comparisonsBefore,
  numberWords,
  orWords,
  type PhraseList,
  rangeWords,
  scales,
  topics,
  units,
} from './wordLists';

/** Amounts: prices, years, kilometres, seats, engine sizes, ages and distances. */

type Unit = 'money' | 'kilometers' | 'seats' | 'engine' | 'age' | 'none';

interface Quantity {
  readonly amount: number;
  readonly scale: number;
  readonly unit: Unit;
  /** The unit is written, and not only likely. */
  readonly sure: boolean;
  /** The index of the first token after it. */
  readonly end: number;
}

/** What an amount asks for. */
export interface Condition {
  readonly filters: UnderstoodFilters;
  /** km around a place; null if it is no such distance. */
  readonly radius: number | null;
  /** It asks for something that no filter answers. */
  readonly answered: boolean;
  readonly end: number;
}

export interface AmountContext {
  readonly thisYear: number;
  readonly kind: ListingKind | null;
}

const firstYear = 1950;
const longestRadius = 500;
const numberPattern = /^(\d+(?:\.\d+)?)([\p{L}\p{M}]*)$/u;

interface Phrase<Value> {
  readonly value: Value;
  readonly end: number;
}

/** The longest of the phrases that begins at this token. */
function phraseAt<Value>(
  tokens: readonly Token[],
  from: number,
  { values, starts, longest }: PhraseList<Value>,
): Phrase<Value> | null {
  let written = tokens[from]?.text;
  if (written === undefined || !starts.has(written)) return null;
  let found: Phrase<Value> | null = null;
  for (let end = from + 1; ; end += 1) {
    const value = values.get(written);
    if (value !== undefined) found = { value, end };
    if (end === tokens.length || end === from + longest) return found;
    written += ` ${tokens[end]?.text}`;
  }
}

function unitOf(word: string | undefined): Exclude<Unit, 'none' | 'age'> | null {
  if (word === undefined) return null;
  if (units.rupees.has(word)) return 'money';
  if (units.kilometers.has(word)) return 'kilometers';
  if (units.seats.has(word)) return 'seats';
  return units.engine.has(word) ? 'engine' : null;
}

/** '60kkm' and '5lakhkm': a scale and a unit in one word. */
function unitWithin(word: string): { readonly scale: number; readonly unit: Unit } | null {
  for (const [name, scale] of scales) {
    const unit = word.startsWith(name) ? unitOf(word.slice(name.length)) : null;
    if (unit) return { scale, unit };
  }
  return null;
}

function numberAt(tokens: readonly Token[], at: number): { readonly number: number; readonly suffix: string } | null {
  const token = tokens[at];
  if (!token) return null;
  const [, digits, suffix = ''] = numberPattern.exec(token.written) ?? [];
  if (digits !== undefined) return { number: Number(digits), suffix };
  const number = numberWords.get(token.text);
  const next = tokens[at + 1]?.text;
  const counts = next !== undefined && next !== 'l' && next !== 'k' && (scales.has(next) || unitOf(next) !== null);
  return number !== undefined && counts ? { number, suffix: '' } : null;
}

function isAge(tokens: readonly Token[], at: number): boolean {
  return units.years.has(tokens[at]?.text ?? '') && units.old.has(tokens[at + 1]?.text ?? '');
}

/** The number at this token with its scale and unit: '1 lakh 20 thousand', '60k km', '7 seater'. */
function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const marked = units.rupees.has(tokens[at]?.text ?? '');
  const from = marked ? at + 1 : at;
  const first = numberAt(tokens, from);
  if (!first) return null;
  const sure = marked || /₹/.test(tokens[from]?.before ?? '') || (tokens[from]?.after.startsWith('/-') ?? false);
  let end = from + 1;
  let scale = 1;
  let unit: Unit = sure ? 'money' : 'none';
  const joined = unitWithin(first.suffix);
  if (joined) return { amount: first.number * joined.scale, ...joined, sure: true, end };
  const scaled = scales.get(first.suffix || (tokens[end]?.text ?? ''));
  if (scaled !== undefined) {
    scale = scaled;
    unit = 'money';
    if (first.suffix === '') end += 1;
  } else if (first.suffix !== '' && unitOf(first.suffix) === null && first.suffix !== 'model') return null;
  let amount = first.number * scale;
  const rest = scale > 1 ? numberAt(tokens, end) : null;
  const restScale = rest && scales.get(rest.suffix || (tokens[end + 1]?.text ?? ''));
  if (rest && restScale && restScale < scale && restScale > 1) {
    amount += rest.number * restScale;
    end += rest.suffix === '' ? 2 : 1;
  }
  const ownUnit = scale === 1 ? unitOf(first.suffix) : null;
  const written = ownUnit ?? unitOf(tokens[end]?.text);
  if (written) return { amount, scale, unit: written, sure: true, end: ownUnit ? end : end + 1 };
  if (scale === 1 && isAge(tokens, end)) return { amount, scale, unit: 'age', sure: true, end: end + 2 };
  return { amount, scale, unit, sure, end };
}

interface Range {
  readonly from: Quantity;
  readonly to: Quantity;
}

function isYear({ amount, scale, unit }: Quantity, { thisYear }: AmountContext): boolean {
  return unit === 'none' && scale === 1 && Number.isInteger(amount) && amount >= firstYear && amount <= thisYear + 1;
}

/** The same unit and scale for both ends: '3 to 5 lakh', '20k-40k km'. null if they do not belong together. */
function rangeOf(from: Quantity, to: Quantity, context: AmountContext): Range | null {
  if (isYear(from, context) !== isYear(to, context)) return null;
  if (from.unit === to.unit && from.scale === to.scale) return { from, to };
  if (from.unit === 'none') {
    const scaled = from.amount < to.amount / to.scale ? from.amount * to.scale : from.amount;
    return { from: { ...from, amount: scaled, unit: to.unit }, to };
  }
  if (to.unit === 'none') return { from, to: { ...to, amount: to.amount * from.scale, unit: from.unit } };
  return from.unit === to.unit || !from.sure ? { from: { ...from, unit: to.unit }, to } : null;
}

function rangeAt(tokens: readonly Token[], first: Quantity, between: boolean, context: AmountContext): Range | null {
  const next = tokens[first.end];
  if (!next) return null;
  const dash = /^\s*[-–—~]\s*$/.test(next.before);
  const word = (between ? betweenWords : rangeWords).has(next.text);
  const second = dash ? quantityAt(tokens, first.end) : word ? quantityAt(tokens, first.end + 1) : null;
  return second && rangeOf(first, second, context);
}

type Limits = { readonly least?: number; readonly most?: number };

function limitsOf(comparison: Comparison | null, amount: number, share: number): Limits {
  switch (comparison) {
    case 'atMost':
    case 'before':
      return { most: amount };
    case 'atLeast':
    case 'after':
      return { least: amount };
    case 'around':
      return { least: Math.round(amount * (1 - share)), most: Math.round(amount * (1 + share)) };
    case 'between':
    case null:
      return { least: amount, most: amount };
  }
}

function priceFilters(comparison: Comparison | null, { amount }: Quantity): UnderstoodFilters {
  // Who writes '5 lakh' has that much.
  const { least, most } = limitsOf(comparison ?? 'atMost', amount, 0.2);
  return { ...(least !== undefined && { minPrice: least }), ...(most !== undefined && { maxPrice: most }) };
}

function yearFilters(comparison: Comparison | null, year: number): UnderstoodFilters {
  switch (comparison) {
    case 'after':
      return { minYear: year + 1 };
    case 'before':
      return { maxYear: year - 1 };
    case 'around':
      return { minYear: year - 1, maxYear: year + 1 };
    case 'atLeast':
      return { minYear: year };
    case 'atMost':
      return { maxYear: year };
    case 'between':
    case null:
      return { minYear: year, maxYear: year };
  }
}

function choicesOf(kind: ListingKind | null, key: 'engineSize' | 'seatingCapacity'): readonly (string | number)[] {
  const kinds = kind ? [kind] : (['car', 'bike'] as const);
  const choices = kinds.flatMap((one): readonly (string | number)[] => {
    const input = listingKinds[one].fields.find((field) => field.key === key)?.input;
    return input && 'choices' in input ? input.choices : [];
  });
  return [...new Set(choices)];
}

const within = ({ least = 0, most = Number.POSITIVE_INFINITY }: Limits) => {
  return (choice: string | number) =>
    Number.parseInt(String(choice), 10) >= least && Number.parseInt(String(choice), 10) <= most;
};

function choiceFilters(limits: Limits, unit: 'seats' | 'engine', { kind }: AmountContext): UnderstoodFilters {
  if (unit === 'seats') {
    const seats = choicesOf('car', 'seatingCapacity').filter(within(limits)).map(Number);
    return seats.length > 0 ? { seatingCapacity: seats } : {};
  }
  const sizes = choicesOf(kind, 'engineSize').filter(within(limits)).map(String);
  return sizes.length > 0 ? { engineSize: sizes } : {};
}

/** '5 years old' is no older than that. */
function ageFilters(comparison: Comparison | null, years: number, thisYear: number): UnderstoodFilters {
  const older = comparison === 'atLeast' || comparison === 'before';
  return older ? { maxYear: thisYear - years } : { minYear: thisYear - years };
}

type Meant = { readonly filters: UnderstoodFilters; readonly radius?: number; readonly answered?: false };

function meantBy(comparison: Comparison | null, quantity: Quantity, context: AmountContext): Meant | null {
  const { amount, unit } = quantity;
  switch (unit) {
    case 'money':
      return { filters: priceFilters(comparison, quantity) };
    case 'kilometers':
      if (amount <= longestRadius) return { filters: {}, radius: amount };
      if (comparison === 'atLeast' || comparison === 'after') return { filters: {}, answered: false };
      return { filters: { maxKilometers: comparison === 'around' ? Math.round(amount * 1.2) : amount } };
    case 'seats':
    case 'engine': {
      const filters = choiceFilters(limitsOf(comparison, amount, 0.2), unit, context);
      return Object.keys(filters).length > 0 ? { filters } : unit === 'seats' ? { filters, answered: false } : null;
    }
    case 'age':
      return { filters: ageFilters(comparison, amount, context.thisYear) };
    case 'none': {
      if (isYear(quantity, context)) return { filters: yearFilters(comparison, amount) };
      const price = comparison !== null || amount >= 10_000 ? unitlessPrice(amount, context.kind) : null;
      return price === null ? null : { filters: priceFilters(comparison, { ...quantity, amount: price }) };
    }
  }
}

function meantByRange({ from, to }: Range, between: boolean, context: AmountContext): Meant | null {
  const [least, most] = from.amount <= to.amount ? [from.amount, to.amount] : [to.amount, from.amount];
  switch (to.unit) {
    case 'money':
      return { filters: { minPrice: least, maxPrice: most } };
    case 'kilometers':
      return { filters: { maxKilometers: most } };
    case 'seats':
    case 'engine':
      return { filters: choiceFilters({ least, most }, to.unit, context) };
    case 'age':
      return { filters: { minYear: context.thisYear - most, maxYear: context.thisYear - least } };
    case 'none': {
      if (isYear(to, context)) return { filters: { minYear: least, maxYear: most } };
      const [cheapest, dearest] = [unitlessPrice(least, context.kind), unitlessPrice(most, context.kind)];
      const isPrice = between || least >= 10_000;
      return isPrice && cheapest !== null && dearest !== null
        ? { filters: { minPrice: cheapest, maxPrice: dearest } }
        : null;
    }
  }
}

/** What stands before the number: 'price', 'km', 'under', 'budget upto'. */
function leadAt(tokens: readonly Token[], at: number) {
  let comparison: Comparison | null = null;
  let topic: 'money' | 'kilometers' | null = null;
  let next = at;
  while (next < tokens.length && next < at + 6) {
    const said = phraseAt(tokens, next, comparisonsBefore);
    const about = phraseAt(tokens, next, topics);
    // A 'budget' is a maximum, but not a 'minimum budget'.
    if (said) comparison = said.value === 'atMost' && comparison === 'atLeast' ? comparison : said.value;
    if (about) topic = about.value;
    if (!said && !about && !(next > at && /^(is|of|ka|ki|hai|the|last|a|rs)$/.test(tokens[next]?.text ?? ''))) break;
    next = said?.end ?? about?.end ?? next + 1;
  }
  const sign = tokens[next]?.before ?? '';
  if (/<\s*$/.test(sign)) comparison = 'atMost';
  if (/>\s*$/.test(sign)) comparison = 'atLeast';
  return { comparison, topic, next };
}

function withTopic(quantity: Quantity, topic: 'money' | 'kilometers' | null, context: AmountContext): Quantity {
  if (topic === null || quantity.sure || isYear(quantity, context)) return quantity;
  if (topic === 'kilometers') return { ...quantity, unit: 'kilometers' };
  return quantity.unit === 'none' && quantity.amount >= 1_000 ? { ...quantity, unit: 'money' } : quantity;
}

/** 'Older than 5 years' needs no 'old' behind it. */
function asAge(tokens: readonly Token[], quantity: Quantity, comparison: Comparison | null, at: number): Quantity {
  const lastYears = tokens[at]?.text === 'last';
  const compared = lastYears || comparison === 'after' || comparison === 'before';
  const years = quantity.unit === 'none' && units.years.has(tokens[quantity.end]?.text ?? '');
  return compared && years && quantity.amount < 50 ? { ...quantity, unit: 'age', end: quantity.end + 1 } : quantity;
}

/** '6 or 7 seater': the first number has the unit of the second, which is read next. */
function alternative(tokens: readonly Token[], first: Quantity): Quantity | null {
  if (first.unit !== 'none' || !orWords.has(tokens[first.end]?.text ?? '')) return null;
  const unit = quantityAt(tokens, first.end + 1)?.unit;
  return unit === 'seats' || unit === 'engine' ? { ...first, unit, end: first.end + 1 } : null;
}

/** Reads the condition that an amount at this token makes; null if there is none. */
export function conditionAt(tokens: readonly Token[], at: number, context: AmountContext): Condition | null {
  const lead = leadAt(tokens, tokens[at]?.text === 'last' ? at + 1 : at);
  const first = quantityAt(tokens, lead.next);
  if (!first) return null;
  const either = alternative(tokens, first);
  if (either) {
    const meant = meantBy(null, either, context);
    return meant && { radius: null, answered: true, ...meant, end: either.end };
  }
  const between = lead.comparison === 'between' || lead.comparison === 'atLeast';
  const range = rangeAt(tokens, first, between, context);
  if (range) {
    const to = withTopic(range.to, lead.topic, context);
    const meant = meantByRange({ from: range.from, to }, between || lead.topic !== null, context);
    return meant && { radius: null, answered: true, ...meant, end: range.to.end };
  }
  const quantity = asAge(tokens, withTopic(first, lead.topic, context), lead.comparison, at);
  const behind = phraseAt(tokens, quantity.end, comparisonsAfter);
  const plus = tokens[quantity.end - 1]?.after.startsWith('+') ?? false;
  const comparison = behind?.value ?? (plus ? 'atLeast' : lead.comparison);
  const meant = meantBy(comparison, quantity, context);
  return meant && { radius: null, answered: true, ...meant, end: behind?.end ?? quantity.end };
}
