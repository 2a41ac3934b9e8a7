import type { ListingKind } from '../../listings/kinds';

export interface AmountContext {
  readonly thisYear: number;
  readonly kind: ListingKind | null;
}
