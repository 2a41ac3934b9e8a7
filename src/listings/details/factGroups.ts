import type { ListingFieldKey } from '../kinds';
import type { ListingFact, ListingRecord } from '../listing';
import type { StatedKey } from '../stated/statedChoices';
import { allFacts } from '../stated/statedFacts';

const names = ['overview', 'engine', 'safety', 'papers', 'model'] as const;

export type FactGroupName = (typeof names)[number];
export type FactKey = ListingFieldKey | StatedKey;

export interface FactGroup {
  readonly name: FactGroupName;
  readonly facts: readonly ListingFact<FactKey>[];
}

/** Near the price. */
export const decidingFacts = ['owners', 'accidents', 'insuranceUntil', 'serviceHistory'] as const;

/** A fact that no group names belongs to the last one. */
const groups: Readonly<Record<FactGroupName, readonly FactKey[]>> = {
  overview: ['year', 'kilometers', 'fuelType', 'transmission'],
  engine: ['engineSize', 'mileage', 'fuelTank'],
  safety: ['safetyRating', 'warranty'],
  papers: ['registeredState', 'loan', 'spareKey'],
  model: ['make', 'model', 'bodyType', 'seatingCapacity', 'size', 'groundClearance'],
};
const grouped = new Set<FactKey>([...decidingFacts, ...Object.values(groups).flat()]);

/** 'Size: Sedan' beside 'Body type: Sedan' is one fact. */
function isRepeatedSize({ values: { size, bodyType } }: ListingRecord): boolean {
  return String(size).trim().toLowerCase() === String(bodyType).toLowerCase();
}

/**
 * All facts of a listing but those near the price, in groups, the ones that buyers ask for first on top (LIST-11). Empty
 * groups are left out.
 */
export function factGroups(listing: ListingRecord): readonly FactGroup[] {
  const facts = allFacts(listing).filter(({ key }) => key !== 'size' || !isRepeatedSize(listing));
  const others = facts.filter(({ key }) => !grouped.has(key));
  return names
    .map((name) => ({
      name,
      facts: [
        ...groups[name].flatMap((key) => facts.filter((fact) => fact.key === key)),
        ...(name === 'model' ? others : []),
      ],
    }))
    .filter(({ facts: shown }) => shown.length > 0);
}
