import { unknownAmount } from '../../shared/numbers/amount';
import type { Kilometers, RecordId, Rupees, Uid } from '../../shared/valueTypes';

/** Whether a listing looks like a copy of a live one of another dealer (ADMIN-15). */

/** What a copy has in common with the other listing, beside make and model. */
export type CopiedPart = 'description' | 'facts';

/** What is compared. The numbers are `unknownAmount` where the dealer names none. */
export interface ComparedListing {
  readonly id: RecordId<'listing'>;
  readonly sellerId: Uid;
  readonly name: string;
  readonly description: string;
  readonly price: Rupees;
  readonly year: number;
  readonly kilometers: Kilometers;
}

export interface CopiedListing {
  readonly id: RecordId<'listing'>;
  readonly name: string;
  readonly part: CopiedPart | 'photo';
}

/** A shorter description may be the same by chance: 'Good condition, one owner.' */
const shortestDescription = 40;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\P{Alphabetic}+/gu, ' ')
    .trim();

function commonPart(one: ComparedListing, other: ComparedListing): CopiedPart | null {
  const words = wordsOf(one.description);
  if (words.length >= shortestDescription && words === wordsOf(other.description)) return 'description';
  const isKnown = one.price !== unknownAmount && one.kilometers !== unknownAmount;
  const isSame = one.price === other.price && one.kilometers === other.kilometers && one.year === other.year;
  return isKnown && isSame ? 'facts' : null;
}

/** @param others listings of the same make and model; null: none is like it */
export function findCopied(listing: ComparedListing, others: readonly ComparedListing[]): CopiedListing | null {
  const ofOthers = others.filter(({ sellerId }) => sellerId !== listing.sellerId);
  const alike = ofOthers.flatMap((other) => {
    const part = commonPart(listing, other);
    return part ? { id: other.id, name: other.name, part } : [];
  });
  return alike.find(({ part }) => part === 'description') ?? alike[0] ?? null;
}
