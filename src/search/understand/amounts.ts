import type { AmountContext } from './amountContext';
import { meantBy, meantByRange } from './amountFilters';
import { comparisonsAfter } from './amountWordLists';
import { alternative, asAge, withTopic } from './hintedQuantity';
import { leadAt } from './lead';
import { phraseAt } from './phraseAt';
import { quantityAt } from './quantity';
import { rangeAt } from './quantityRange';
import type { Token } from './tokens';
import type { UnderstoodFilters } from './understood';

/** Amounts: prices, years, kilometres, seats, engine sizes, ages and distances. */

/** What an amount asks for. */
export interface Condition {
  readonly filters: UnderstoodFilters;
  /** km around a place; null if it is no such distance. */
  readonly radius: number | null;
  /** It asks for something that no filter answers. */
  readonly answered: boolean;
  readonly end: number;
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
