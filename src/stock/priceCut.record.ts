import { removed, serverNow } from '../firebase/records';
import { readNumber, readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { parsePrice, unknownPrice } from '../listings/price';

/** As many other prices as the rules allow without a review (LIST-21, LIST-22). */
export const mostPriceCuts = 10;

/** A listing, or the record of one. */
type Priced = Pick<Listing, 'priceHistory'> | StoredFields;

function historyOf({ priceHistory }: Priced): readonly unknown[] {
  return Array.isArray(priceHistory) ? priceHistory : [];
}

/** Whether a listing may get another price without being edited. */
export function hasRoomForPrice(listing: Priced): boolean {
  return historyOf(listing).length < mostPriceCuts;
}

/** The fields of another price. null: the listing has had as many as there may be. */
export function newPriceFields(kind: ListingKind, stored: StoredFields, price: string): StoredFields | null {
  if (!hasRoomForPrice(stored)) return null;
  const earlier = {
    priceValue: readNumber(stored, 'priceValue', unknownPrice),
    since: readTime(stored, 'priceSince') ?? readTime(stored, 'createdAt'),
  };
  return {
    [storedFieldName(kind, 'price')]: price,
    priceValue: parsePrice(price),
    priceHistory: [...historyOf(stored), earlier],
    priceSince: serverNow(),
  };
}

/** The fields that a price cut writes. null: the listing has had as many as there may be. */
export function priceCutFields(kind: ListingKind, stored: StoredFields, price: string): StoredFields | null {
  const fields = newPriceFields(kind, stored, price);
  return fields && { ...fields, updatedAt: serverNow() };
}

/** For an edit that waits for the admin: the prices and the live edits before it are over. */
export function withoutLiveChanges(): StoredFields {
  return { priceHistory: removed(), priceSince: removed(), unreviewed: removed() };
}
