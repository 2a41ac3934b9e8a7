import { readFields, readNumber, readText, readTexts, readTime, type StoredFields } from '../../firebase/stored';
import { parseKilometers } from '../../shared/numbers/kilometers';
import { unknownName } from '../../shared/texts';
import type { RecordId } from '../../shared/valueTypes';
import { type ListingKind, listingKinds, storedFieldName } from '../kinds';
import type { Listing, ListingFieldValues, ListingRecord } from '../listing';
import { type Price, parsePrice } from '../price';
import { closedStates, type ListingState, listingState } from '../state/listingState';

/** Whether a browser fetches the address. It would run 'javascript:' and the like. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function toValues(kind: ListingKind, data: StoredFields): ListingFieldValues {
  const values = listingKinds[kind].fields
    .map(({ key, stored }) => [key, data[stored]] as const)
    .filter(([, value]) => isValue(value));
  return Object.fromEntries(values);
}

/** A record from before the amount was stored has only the text. */
export function readPrice(kind: ListingKind, data: StoredFields): Price {
  const stored = data[storedFieldName(kind, 'price')];
  const text = isValue(stored) ? String(stored) : '';
  return { text, rupees: readNumber(data, 'priceValue', parsePrice(text)) };
}

/** The fields of a stored record that a listing and a booking's copy of it share. */
export function toListingRecord(kind: ListingKind, data: StoredFields): ListingRecord {
  const values = toValues(kind, data);
  return {
    kind,
    sellerId: readText(data, 'sellerId'),
    name: String(values.name ?? '').trim() || unknownName,
    price: readPrice(kind, data),
    kilometers: parseKilometers(String(values.kilometers ?? '')),
    description: String(values.description ?? '').trim(),
    values,
    photos: readTexts(data, listingKinds[kind].photos.stored).filter(isWebAddress),
    mediumPhotos: readTexts(data, 'mediumPhotos').map((address) => (isWebAddress(address) ? address : '')),
    thumbnails: readTexts(data, 'thumbnails').filter(isWebAddress),
    photoLabels: readTexts(data, 'photoLabels'),
    stated: readFields(data, 'stated'),
  };
}

/** The state that a stored listing's flags say. */
export function stateOf(data: StoredFields): ListingState {
  const closed = readText(data, 'closed');
  return listingState({
    approved: data.approved === true,
    Reject: data.Reject === true,
    closed: closedStates.find((state) => state === closed) ?? '',
  });
}

export function toListing(kind: ListingKind, id: RecordId<'listing'>, data: StoredFields): Listing {
  return {
    ...toListingRecord(kind, data),
    id,
    dealerName: readText(data, 'dealerName'),
    distName: readText(data, 'distName'),
    photoHashes: readTexts(data, 'photoHashes'),
    priceHistory: data.priceHistory,
    priceSince: readTime(data, 'priceSince'),
    state: stateOf(data),
    visible: data.visible === true,
    rejectReason: readText(data, 'rejectReason'),
    createdAt: readTime(data, 'createdAt'),
    updatedAt: readTime(data, 'updatedAt'),
    approvedAt: readTime(data, 'approvedAt'),
  };
}
