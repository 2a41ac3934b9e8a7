import { queryLimits } from '../../shared/limits';
import type { ChoiceFilter, FilterValue } from './filter';

/** Reads the limit of a range from an address or a control. Any number is possible, although only some are offered. */
export function readLimit(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** Reads a value of a choice; null if it is not a possible value. */
export function readChoice({ choices, maxLength }: ChoiceFilter, text: string): FilterValue | null {
  const value = text.replace(/^[\s,]+|[\s,]+$/g, '');
  if (choices) return choices.find((choice) => String(choice) === value) ?? null;
  return value === '' || value.length > maxLength ? null : value;
}

/**
 * Reads the values of a choice from an address: a parameter may be repeated, and may hold several values between
 * commas. A comma before a blank is part of a value, as in 'Pune, Maharashtra'. One value more than a query can ask for
 * is kept, so that the page can say that there are too many.
 */
export function readChoices(filter: ChoiceFilter, texts: readonly string[]): readonly FilterValue[] {
  const values = texts
    .flatMap((text) => text.split(/,(?! )/))
    .map((text) => readChoice(filter, text))
    .filter((value) => value !== null);
  return [...new Set(values)].slice(0, queryLimits.combinations + 1);
}
