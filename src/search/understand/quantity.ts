import { distanceWords, numberWords, rupeeWords, scales } from '../../shared/numbers/amountWords';
import { units } from './amountWordLists';
import type { Token } from './tokens';

type Unit = 'money' | 'kilometers' | 'seats' | 'engine' | 'age' | 'none';

export interface Quantity {
  readonly amount: number;
  readonly scale: number;
  readonly unit: Unit;
  /** The unit is written, and not only likely. */
  readonly sure: boolean;
  /** The index of the first token after it. */
  readonly end: number;
}

const numberPattern = /^(\d+(?:\.\d+)?)([\p{L}\p{M}]*)$/u;

function unitOf(word: string | undefined): Exclude<Unit, 'none' | 'age'> | null {
  if (word === undefined) return null;
  if (rupeeWords.has(word)) return 'money';
  if (distanceWords.has(word)) return 'kilometers';
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
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const marked = rupeeWords.has(tokens[at]?.text ?? '');
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
