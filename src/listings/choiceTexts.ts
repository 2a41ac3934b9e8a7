import type { bodyTypes, otherVehicle } from '../shared/vehicles/bodyTypes';
import type { fuelTypes, ListingKind, transmissions } from './kinds';

type LabelsOf<Lists extends readonly string[]> = Readonly<Record<Lists[number], string>>;

/**
 * A label for each stored choice, by the field that has it. Sizes of engines read as they are stored: '100cc'.
 */
export type ChoiceLabels = {
  readonly fuelType: LabelsOf<typeof fuelTypes>;
  readonly transmission: LabelsOf<typeof transmissions>;
  readonly bodyType: LabelsOf<(typeof bodyTypes)[ListingKind] | readonly [typeof otherVehicle]>;
};

/** null: each choice reads as it is stored, as in English. Another language has all labels. */
export const choiceTexts: { readonly labels: ChoiceLabels | null } = { labels: null };
