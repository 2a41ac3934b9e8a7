import type { ListingKind } from '../../listings/kinds';
import type { NamedVehicle } from '../../shared/vehicles/vehicles';
import type { Correction, Order, UnderstoodFilters, Without } from './understood';

/** What one phrase may name. */
interface SaidVehicle {
  readonly named: readonly NamedVehicle[];
  /** It may also mean the variants of the model: 'Innova', but not 'Innova Crysta' or '320d'. */
  readonly withVariants: boolean;
}

/** Everything that the text says, in its order, before it is put together. */
export interface Said {
  readonly vehicles: SaidVehicle[];
  readonly bodies: { readonly kind: ListingKind; readonly value: string }[];
  readonly kinds: ListingKind[];
  readonly fuels: string[];
  readonly gearboxes: string[];
  readonly owners: string[];
  readonly districts: string[];
  readonly dealers: string[];
  readonly words: string[];
  readonly ignored: string[];
  readonly corrected: Correction[];
  readonly without: Without[];
  amounts: UnderstoodFilters;
  order: Order | null;
  radius: number | null;
  nearPlace: string | null;
  here: boolean;
  /** Complete papers. */
  papers: boolean;
}

export const nothingSaid = (): Said => ({
  vehicles: [],
  bodies: [],
  kinds: [],
  fuels: [],
  gearboxes: [],
  owners: [],
  districts: [],
  dealers: [],
  words: [],
  ignored: [],
  corrected: [],
  without: [],
  amounts: {},
  order: null,
  radius: null,
  nearPlace: null,
  here: false,
  papers: false,
});
