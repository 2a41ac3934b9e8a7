import { type ListingFieldKey, type ListingKind, listingField, listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { formatPrice } from '../listings/price';
import { allFacts, statedFields } from '../listings/stated/statedFacts';
import { monthlyCostText } from '../monthlyCost/monthlyCostText';
import { nameOf } from '../shared/names/names';
import { compareTexts } from './texts';

/** A row of the comparison: one fact of each listing, in the order of the columns. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  /** '' where the listing does not say it. */
  readonly texts: readonly string[];
  readonly differs: boolean;
}

function toRow(key: string, label: string, texts: readonly string[]): readonly ComparisonRow[] {
  if (texts.every((text) => text === '')) return [];
  return [{ key, label, texts, differs: new Set(texts).size > 1 }];
}

/** What buyers ask for first, after the price. Owners and papers follow. */
const firstKeys: readonly ListingFieldKey[] = ['kilometers', 'year'];

/**
 * All facts of the listings in rows: price, monthly cost, kilometers, year, what the dealers state (owners first, then the
 * papers), the rest of what the kind describes, and the dealer (COMPARE-2).
 */
export function comparisonRows(kind: ListingKind, listings: readonly Listing[]): readonly ComparisonRow[] {
  const facts = listings.map((listing) => new Map(allFacts(listing).map(({ key, text }) => [key, text])));
  return [
    ...toRow(
      'price',
      compareTexts.price,
      listings.map(({ price }) => formatPrice(price)),
    ),
    ...toRow(
      'monthlyCost',
      compareTexts.monthlyCost,
      listings.map(({ price }) => monthlyCostText(price.rupees) ?? ''),
    ),
    ...[
      ...firstKeys.map((key) => listingField(kind, key)),
      ...statedFields,
      ...listingKinds[kind].fields.filter(({ key }) => !firstKeys.includes(key)),
    ].flatMap(({ key, label }) =>
      toRow(
        key,
        label,
        facts.map((texts) => texts.get(key) ?? ''),
      ),
    ),
    ...toRow(
      'place',
      compareTexts.place,
      listings.map(({ distName }) => nameOf(distName)),
    ),
    ...toRow(
      'dealer',
      compareTexts.dealer,
      listings.map(({ dealerName }) => dealerName),
    ),
  ];
}
