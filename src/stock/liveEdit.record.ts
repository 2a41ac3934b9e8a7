import { serverNow } from '../firebase/records';
import type { StoredFields } from '../firebase/stored';
import { storedFieldName } from '../listings/kinds';
import { type ListingContent, submittedPrice } from '../listings/listing';
import { readPrice } from '../listings/stored/listing.record';
import { toStoredFields } from '../listings/stored/listingContent.record';
import { newPriceFields } from './priceCut.record';

/** The fields that a live edit writes (LIST-22). null: the price has changed as often as it may. */
export function liveEditFields(stored: StoredFields, content: ListingContent): StoredFields | null {
  const { kind } = content.draft;
  const fields = toStoredFields(content);
  const [price, description] = [storedFieldName(kind, 'price'), storedFieldName(kind, 'description')];
  const next = submittedPrice(content.draft);
  const isSamePrice = next.rupees === readPrice(kind, stored).rupees;
  const priced = isSamePrice ? { [price]: next.text } : newPriceFields(kind, stored, next);
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
