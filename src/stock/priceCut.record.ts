import { removed, serverNow } from '../firebase/records';
import { readNumber, readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import { parsePrice, unknownPrice } from '../listings/price';

/** As many cuts as the rules allow without another look of the admin (LIST-21). */
export const mostPriceCuts = 10;

function historyOf({ priceHistory }: StoredFields): readonly unknown[] {
  return Array.isArray(priceHistory) ? priceHistory : [];
}

/** The fields that a price cut writes. null: the listing has had as many as there may be. */
export function priceCutFields(kind: ListingKind, stored: StoredFields, price: string): StoredFields | null {
  const history = historyOf(stored);
  if (history.length >= mostPriceCuts) return null;
  const earlier = {
    priceValue: readNumber(stored, 'priceValue', unknownPrice),
    since: readTime(stored, 'priceSince') ?? readTime(stored, 'createdAt'),
  };
  return {
    [storedFieldName(kind, 'price')]: price,
    priceValue: parsePrice(price),
    priceHistory: [...history, earlier],
    priceSince: serverNow(),
    updatedAt: serverNow(),
  };
}

/** For an edit, which the admin looks at: the prices before it are over. */
export function withoutPriceHistory(): StoredFields {
  return { priceHistory: removed(), priceSince: removed() };
}
