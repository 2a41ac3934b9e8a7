import { deleteField, serverNow } from '../firebase/records';
import { readNumber, readTime, type StoredFields } from '../firebase/stored';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import { parsePrice, unknownPrice } from '../listings/price';
import { serverDate } from '../shared/time/serverClock';
import { priceObstacle } from './livePrice';

/** The fields of another price. null: it needs a review. */
export function newPriceFields(kind: ListingKind, stored: StoredFields, price: string): StoredFields | null {
  const { priceHistory } = stored;
  const [priceValue, priceSince] = [readNumber(stored, 'priceValue', unknownPrice), readTime(stored, 'priceSince')];
  if (priceObstacle({ priceValue, priceHistory, priceSince }, parsePrice(price), serverDate())) return null;
  const earlier = {
    priceValue,
    since: priceSince ?? readTime(stored, 'approvedAt') ?? readTime(stored, 'createdAt'),
  };
  return {
    [storedFieldName(kind, 'price')]: price,
    priceValue: parsePrice(price),
    priceHistory: [...(Array.isArray(priceHistory) ? priceHistory : []), earlier],
    priceSince: serverNow(),
  };
}

/** The fields that a price cut writes. null: it needs a review. */
export function priceCutFields(kind: ListingKind, stored: StoredFields, price: string): StoredFields | null {
  const fields = newPriceFields(kind, stored, price);
  return fields && { ...fields, updatedAt: serverNow() };
}

/** For an edit that waits for the admin: the approval, the prices and the live edits before it are over. */
export function withoutLiveChanges(): StoredFields {
  return {
    approvedAt: deleteField(),
    priceHistory: deleteField(),
    priceSince: deleteField(),
    unreviewed: deleteField(),
  };
}
