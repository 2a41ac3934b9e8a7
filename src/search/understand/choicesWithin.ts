import { type ListingKind, listingKinds } from '../../listings/kinds';
import { kindNames } from '../../shared/listingKind';
import type { AmountContext } from './amountContext';
import type { UnderstoodFilters } from './understood';

export type Limits = { readonly least?: number; readonly most?: number };

function choicesOf(kind: ListingKind | null, key: 'engineSize' | 'seatingCapacity'): readonly (string | number)[] {
  const kinds = kind ? [kind] : kindNames;
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

/** The choices of seats or of engine sizes within these limits: '7 seater', 'above 150 cc'. */
export function choiceFilters(limits: Limits, unit: 'seats' | 'engine', { kind }: AmountContext): UnderstoodFilters {
  if (unit === 'seats') {
    const seats = choicesOf('car', 'seatingCapacity').filter(within(limits)).map(Number);
    return seats.length > 0 ? { seatingCapacity: seats } : {};
  }
  const sizes = choicesOf(kind, 'engineSize').filter(within(limits)).map(String);
  return sizes.length > 0 ? { engineSize: sizes } : {};
}
