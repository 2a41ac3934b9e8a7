import type { Dealer, KnownDealer } from '../dealers/dealer';
import { type ListingKind, listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { formatPrice } from '../listings/price';
import { allFacts, statedFields } from '../listings/stated/statedFacts';
import { monthlyCostText } from '../monthlyCost/texts';
import type { Uid } from '../shared/valueTypes';
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

function isShown(dealer: KnownDealer): dealer is Dealer {
  return dealer !== undefined && dealer !== null && dealer !== 'gone';
}

/** All facts of the listings in rows: price, monthly cost, what the kind describes, what the dealers state, and the dealer (COMPARE-2). */
export function comparisonRows(
  kind: ListingKind,
  listings: readonly Listing[],
  dealerOf: (sellerId: Uid) => KnownDealer,
): readonly ComparisonRow[] {
  const facts = listings.map((listing) => new Map(allFacts(listing).map(({ key, text }) => [key, text])));
  const dealers = listings.map(({ sellerId }) => dealerOf(sellerId));
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
    ...[...listingKinds[kind].fields, ...statedFields].flatMap(({ key, label }) =>
      toRow(
        key,
        label,
        facts.map((texts) => texts.get(key) ?? ''),
      ),
    ),
    ...toRow(
      'place',
      compareTexts.place,
      dealers.map((dealer) => (isShown(dealer) ? dealer.distName : '')),
    ),
    ...toRow(
      'dealer',
      compareTexts.dealer,
      dealers.map((dealer) => (isShown(dealer) ? dealer.dealerName : '')),
    ),
  ];
}
