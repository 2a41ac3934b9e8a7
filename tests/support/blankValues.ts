import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import type { ListingFieldValues } from '../../src/listings/listing';

/** Every field that a dealer types or chooses, left blank: so a test need not name the fields that it does not use. */
export function blankValues(kind: ListingKind): ListingFieldValues {
  const typed = listingKinds[kind].fields.filter(({ derived }) => !derived);
  return Object.fromEntries(typed.map(({ key }) => [key, '']));
}
