import { type ListingFieldKey, type ListingKind, listingField, listingKinds } from '../kinds';
import type { Listing } from '../listing';

/** What is the same for nearly every listing of a model. */
const sameForModel: readonly ListingFieldKey[] = ['engineSize', 'fuelTank', 'seatingCapacity', 'mileage'];

export function proposedKeys(kind: ListingKind): readonly ListingFieldKey[] {
  return listingKinds[kind].fields.map(({ key }) => key).filter((key) => sameForModel.includes(key));
}

/** The value that most live listings of a model have in a field. */
export interface Proposal {
  /** As the form holds it. */
  readonly value: string;
  readonly count: number;
  /** Listings that have any value. */
  readonly of: number;
}

export type Proposals = Readonly<Partial<Record<ListingFieldKey, Proposal>>>;

/** @returns undefined without a value that the form can hold */
function mostFrequent(kind: ListingKind, key: ListingFieldKey, listings: readonly Listing[]): Proposal | undefined {
  const { input } = listingField(kind, key);
  const isChoice = input.type === 'choice' || input.type === 'numberChoice';
  const stored = listings.map(({ values }) => String(values[key] ?? '').trim());
  const values = stored.filter((value) =>
    isChoice ? input.choices.some((choice) => String(choice) === value) : value !== '',
  );
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && { value: first[0], count: first[1], of: values.length };
}

/**
 * What the form proposes for a model: what most of its live listings say, with the same fuel if one is chosen (FORM-23).
 */
export function proposalsFrom(kind: ListingKind, listings: readonly Listing[], fuelType = ''): Proposals {
  const like = listings.filter(({ values }) => fuelType === '' || values.fuelType === fuelType);
  const proposals = proposedKeys(kind).map((key) => [key, mostFrequent(kind, key, like)] as const);
  return Object.fromEntries(proposals.filter(([, proposal]) => proposal !== undefined));
}
