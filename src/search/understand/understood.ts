import type { ListingKind } from '../../listings/kinds';
import type { Kilometers, Rupees } from '../../shared/valueTypes';

/** What a typed text asks for. */
export interface Understood {
  /** The kind that the text names, by a word ('bike') or by what only that kind has; null if it names none. */
  readonly kind: ListingKind | null;
  readonly filters: UnderstoodFilters;
  /** The ids of the dealers that the text names. */
  readonly dealers: readonly string[];
  /** What remains, folded, in the order of the text: to be found in names. */
  readonly words: readonly string[];
  readonly corrected: readonly Correction[];
  readonly near: Near | null;
  /** 'Not diesel': the values that are not wanted. */
  readonly without: readonly Without[];
  /** 'Cheapest', 'low km'; null if the text asks for no order. */
  readonly order: Order | null;
  /** What the text asks for and no filter answers: colours, condition, states. Folded. */
  readonly ignored: readonly string[];
}

export const orderNames = ['cheapest', 'leastDriven', 'latestModel'] as const;
export type Order = (typeof orderNames)[number];

/** The values of a list are alternatives. */
export interface UnderstoodFilters {
  readonly minPrice?: Rupees;
  readonly maxPrice?: Rupees;
  readonly minYear?: number;
  readonly maxYear?: number;
  readonly maxKilometers?: Kilometers;
  readonly fuelType?: readonly string[];
  readonly transmission?: readonly string[];
  readonly seatingCapacity?: readonly number[];
  readonly engineSize?: readonly string[];
  readonly district?: readonly string[];
  readonly make?: readonly string[];
  readonly model?: readonly string[];
  readonly bodyType?: readonly string[];
  readonly owners?: readonly string[];
  readonly papers?: readonly string[];
}

/** A choice that a text denies. */
export interface Without {
  readonly filter: 'fuelType' | 'transmission' | 'owners' | 'bodyType' | 'seatingCapacity' | 'engineSize';
  readonly values: readonly (string | number)[];
  /** As it was said: 'not diesel'. */
  readonly text: string;
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface Near {
  /** A district; null: where the person is. */
  readonly place: string | null;
  /** km; null if the text names no distance. */
  readonly radius: number | null;
}
