import type { bodyTypes, otherVehicle } from '../shared/vehicles/bodyTypes';
import type { fuelTypes, ListingKind, transmissions } from './kinds';
import type { statedChoices } from './stated/statedChoices';

type LabelsOf<Lists extends readonly string[]> = Readonly<Record<Lists[number], string>>;
type Stated = typeof statedChoices;

/**
 * A label for each stored choice, by the field that has it: 'None' of a loan is not 'None' of a service history. Sizes of
 * engines read as they are stored: '100cc'.
 */
export type ChoiceLabels = {
  readonly fuelType: LabelsOf<typeof fuelTypes>;
  readonly transmission: LabelsOf<typeof transmissions>;
  readonly bodyType: LabelsOf<(typeof bodyTypes)[ListingKind] | readonly [typeof otherVehicle]>;
} & { readonly [Field in keyof Stated]: LabelsOf<Stated[Field]> };

/** null: each choice reads as it is stored, as in English. Another language has all labels. */
export const choiceTexts: { readonly labels: ChoiceLabels | null } = { labels: null };
