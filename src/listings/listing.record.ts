import { type ListingState, listingState } from '../domain/listingState';
import { unknownPrice } from '../domain/price';
import { unknownName, type Vehicle, type VehicleFieldValues, type VehicleRecord } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { readDate, readNumber, readText, readTexts, type StoredFields } from './stored';

/** Photos are shown only from addresses that a browser fetches and nothing else ('javascript:' and the like are dropped). */
function webAddresses(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => /^https?:\/\//.test(address));
}

function toValues(kind: VehicleKind, data: StoredFields): VehicleFieldValues {
  const values = vehicleKinds[kind].fields
    .map(({ key, stored }) => [key, data[stored]] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(values);
}

/** What a listing and a booking's copy of it have in common, out of a stored record. */
export function toVehicleRecord(kind: VehicleKind, data: StoredFields): VehicleRecord {
  const values = toValues(kind, data);
  return {
    kind,
    sellerId: readText(data, 'sellerId'),
    name: String(values.name ?? '').trim() || unknownName,
    values,
    photos: webAddresses(readTexts(data, vehicleKinds[kind].photos.stored)),
    thumbnails: webAddresses(readTexts(data, 'thumbnails')),
  };
}

/** The state that a stored listing's flags say. */
export function stateOf(data: StoredFields): ListingState {
  const closed = readText(data, 'closed');
  return listingState({
    approved: data.approved === true,
    Reject: data.Reject === true,
    closed: closed === 'sold' || closed === 'withdrawn' ? closed : '',
  });
}

export function toVehicle(kind: VehicleKind, id: string, data: StoredFields): Vehicle {
  return {
    ...toVehicleRecord(kind, data),
    id,
    priceValue: readNumber(data, 'priceValue', unknownPrice),
    state: stateOf(data),
    rejectReason: readText(data, 'rejectReason'),
    updatedAt: readDate(data, 'updatedAt'),
  };
}
