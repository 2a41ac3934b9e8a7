import { type ListingFieldKey, type ListingKind, listingKinds } from '../../listings/kinds';
import type { FilterValue } from './filter';

/** The choices of a form field, from its description. */
export function choicesOf(kind: ListingKind, key: ListingFieldKey): readonly FilterValue[] {
  const input = listingKinds[kind].fields.find((field) => field.key === key)?.input;
  return input?.type === 'choice' || input?.type === 'numberChoice' ? input.choices : [];
}
