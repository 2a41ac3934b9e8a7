import { serverNow } from '../firebase/records';
import { readNumber, type StoredFields } from '../firebase/stored';
import { storedFieldName } from '../listings/kinds';
import type { ListingContent } from '../listings/listing';
import { unknownPrice } from '../listings/price';
import { toStoredFields } from '../listings/stored/listingContent.record';
import { newPriceFields } from './priceCut.record';

/** The fields that a live edit writes (LIST-22). null: the price has changed as often as it may. */
export function liveEditFields(stored: StoredFields, content: ListingContent): StoredFields | null {
  const { kind } = content.draft;
  const fields = toStoredFields(content);
  const [price, description] = [storedFieldName(kind, 'price'), storedFieldName(kind, 'description')];
  const isSamePrice = fields.priceValue === readNumber(stored, 'priceValue', unknownPrice);
  const priced = isSamePrice ? { [price]: fields[price] } : newPriceFields(kind, stored, String(fields[price]));
  return (
    priced && {
      ...priced,
      [description]: fields[description],
      stated: fields.stated,
      unreviewed: true,
      updatedAt: serverNow(),
    }
  );
}
