import { deleteField, serverNow } from '../firebase/records';
import { readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import type { Price } from '../listings/price';
import { readPrice } from '../listings/stored/listing.record';
import { serverDate } from '../shared/time/serverClock';
import { priceObstacle } from './livePrice';

/** The fields of another price. null: it needs a review. */
export function newPriceFields(kind: ListingKind, stored: StoredFields, next: Price): StoredFields | null {
  const { priceHistory } = stored;
  const [price, priceSince] = [readPrice(kind, stored), readTime(stored, 'priceSince')];
  if (priceObstacle({ price, priceHistory, priceSince }, next.rupees, serverDate())) return null;
  const earlier = {
    priceValue: price.rupees,
    since: priceSince ?? readTime(stored, 'approvedAt') ?? readTime(stored, 'createdAt'),
  };
  return {
    [storedFieldName(kind, 'price')]: next.text,
    priceValue: next.rupees,
    priceHistory: [...(Array.isArray(priceHistory) ? priceHistory : []), earlier],
    priceSince: serverNow(),
  };
}

/** The fields that a price cut writes. null: it needs a review. */
export function priceCutFields(kind: ListingKind, stored: StoredFields, next: Price): StoredFields | null {
  const fields = newPriceFields(kind, stored, next);
  return fields && { ...fields, updatedAt: serverNow() };
}

/** For an edit that waits for the admin: what the approval has written, the prices and the live edits are over. */
export function withoutLiveChanges(): StoredFields {
  return {
    approvedAt: deleteField(),
    dealerName: deleteField(),
    priceHistory: deleteField(),
    priceSince: deleteField(),
    unreviewed: deleteField(),
  };
}
