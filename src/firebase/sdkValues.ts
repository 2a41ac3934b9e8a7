import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { isServerTime, ServerTime } from '../shared/time/serverTime';
import type { StoredFields } from './stored';

type Convert = (value: unknown) => unknown;

/** Values of the SDK's own classes, and of Date, have another prototype. */
function isMap(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function convertInside(value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map(convert);
  return isMap(value) ? convertFields(value, convert) : value;
}

function convertFields(fields: StoredFields, convert: Convert): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convert(value)]));
}

function toSdk(value: unknown): unknown {
  if (isServerTime(value)) return new Timestamp(value.seconds, value.nanoseconds);
  return convertInside(value, toSdk);
}

function fromSdk(value: unknown): unknown {
  if (value instanceof Timestamp) return new ServerTime(value.seconds, value.nanoseconds);
  return convertInside(value, fromSdk);
}

/** The SDK would cut a ServerTime to milliseconds, as it does with each Date. */
export function toSdkFields(fields: StoredFields): DocumentData {
  return convertFields(fields, toSdk);
}

export function fromSdkFields(fields: DocumentData): StoredFields {
  return convertFields(fields, fromSdk);
}
