import { type ListingFieldKey, type ListingKind, listingField } from '../../listings/kinds';
import type { FilterValue } from './filter';

/** The choices of a form field, from its description. */
export function choicesOf(kind: ListingKind, key: ListingFieldKey): readonly FilterValue[] {
  const { input } = listingField(kind, key);
  return input.type === 'choice' || input.type === 'numberChoice' ? input.choices : [];
}
